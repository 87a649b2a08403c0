import { lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { giveFile, serverUid } from './server-user.ts';
import { DatabaseStartError } from './start-error.ts';

/** A socket's path may have at most 107 bytes, so it lives in its own short folder, which others may not pass. */
export function makeSocketFolder(): string {
  const folder = mkdtempSync('/tmp/arbor-pg-');
  giveFile(folder);
  return folder;
}

/**
 * Makes the folder again where it has gone, before the server is started again at the same address.
 * @throws DatabaseStartError where somebody else has put something there, who could answer in the server's place
 */
export function restoreSocketFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    giveFile(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const found = lstatSync(folder);
    if (found.isDirectory() && found.uid === serverUid() && (found.mode & 0o077) === 0) return;
    throw new DatabaseStartError(
      `The folder ${folder} of the database's socket is not Arbor's any more: start it again.`,
    );
  }
}
