import { lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { giveFile, serverUid } from './server-user.ts';
import { DatabaseStartError } from './start-error.ts';

/** Creates a short private folder for the socket, whose path may have at most 107 bytes. */
export function makeSocketFolder(): string {
  const folder = mkdtempSync('/tmp/arbor-pg-');
  giveFile(folder);
  return folder;
}

/**
 * Recreates the socket's folder if it is missing, so that the server can be restarted at the same address.
 * @throws DatabaseStartError if another user has placed something there and could impersonate the server
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
