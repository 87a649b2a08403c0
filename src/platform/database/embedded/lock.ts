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

/** Removes the lock of a dead process; restores the file if another process has taken the lock in the meantime. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (read(aside) !== stale) linkSync(aside, path);
  } catch {
    // Another process has removed the file or taken the lock; the next attempt finds out.
  }
  rmSync(aside, { force: true });
}

/**
 * Takes the folder's lock, a file with the process id; a lock of a killed process is replaced. Returns the function
 * that releases it.
 * @throws DatabaseStartError if another process has the lock, or the folder isn't writable
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
        // A hard link never replaces a lock, unlike a rename, and appears with its content, unlike a newly opened file.
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
      // An unwritable folder has no draft to remove.
    }
  }
}
