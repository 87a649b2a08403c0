import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identifyProcess } from './process-identity.ts';
import { DatabaseStartError } from './start-error.ts';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const isHeld = (holder: string): boolean => identifyProcess(Number(holder.split(' ')[0])) === holder;

const refuse = (folder: string, holder: string): never => {
  throw new DatabaseStartError(
    `Another Arbor (process ${holder.split(' ')[0]}) already uses ${folder}. Stop it first, or give this one its own folder with ARBOR_DATA.`,
  );
};

/** Removes the lock of a process that has ended; puts it back if another process has taken it meanwhile. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (read(aside) !== stale) linkSync(aside, path);
  } catch {
    // Another start has removed it, or has taken the lock: the next try sees which.
  }
  rmSync(aside, { force: true });
}

/**
 * If several processes start on a folder, one gets the lock, a file with its process; a lock left by a killed process
 * is replaced. Returns the function that releases it.
 * @throws DatabaseStartError if another process has it, or the folder can't be written
 */
export function takeLock(folder: string): () => void {
  const path = `${folder}.lock`;
  const own = identifyProcess(process.pid) ?? String(process.pid);
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(folder), { recursive: true });
    rmSync(draft, { force: true });
    writeFileSync(draft, own, { flag: 'wx' });
    for (;;) {
      try {
        // Unlike a rename it never replaces a lock, and unlike an open file it appears with its content.
        linkSync(draft, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = read(path);
      if (holder === undefined) continue;
      if (isHeld(holder)) refuse(folder, holder);
      removeStale(path, holder);
    }
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(
      `The folder ${dirname(folder)} can not be written (${(error as Error).message}). ARBOR_DATA chooses another one.`,
    );
  } finally {
    try {
      rmSync(draft, { force: true });
    } catch {
      // In a folder that can't be written there is none.
    }
  }
}
