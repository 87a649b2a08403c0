import { lchownSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { DatabaseStartError } from './start-error.ts';

/**
 * PostgreSQL refuses root. It then runs as a user id of its own, without capabilities: one that no account of a usual
 * system has, so that nobody else may signal it or read its files.
 */
export const SERVER_ID = 60_726;
/** What PostgreSQL ran as in earlier versions of Arbor. */
export const NOBODY = 65_534;

export const isRoot = process.getuid?.() === 0;
/** For `spawn`: nothing where Arbor is no root, and PostgreSQL runs as the same user. */
export const serverUser: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: SERVER_ID, gid: SERVER_ID }
  : {};
/** initdb wants a user that the system knows by name; its files are given to `serverUser` afterwards. */
export const initUser: { readonly uid?: number; readonly gid?: number } = isRoot ? { uid: NOBODY, gid: SERVER_ID } : {};

/** The user id that owns the files of the cluster. */
export const serverUid = (): number | undefined => serverUser.uid ?? process.getuid?.();

/** The name by which PostgreSQL knows this process at its socket. @throws DatabaseStartError where it has none */
export function readOwnName(): string {
  try {
    return userInfo().username;
  } catch {
    throw new DatabaseStartError(
      `User ${process.getuid?.()} has no name on this system, which PostgreSQL needs: add it to /etc/passwd, or set DATABASE_URL.`,
    );
  }
}

/** Whether the server's user may pass this folder on its way to one inside. */
export function isPassable(folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === SERVER_ID) return (mode & 0o100) !== 0;
  return gid === SERVER_ID ? (mode & 0o010) !== 0 : (mode & 0o001) !== 0;
}

/** Whether the server's user may pass `folder` and everything above it. */
export function isReachable(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (!isPassable(at)) return false;
    if (at === dirname(at)) return true;
  }
}

/** Gives one file or folder to the server's user; nothing to do where Arbor is no root. */
export function giveFile(path: string): void {
  if (isRoot) lchownSync(path, SERVER_ID, SERVER_ID);
}
