import { lchownSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { DatabaseStartError } from './start-error.ts';

/**
 * User id of the server if Arbor runs as root, which PostgreSQL refuses. No account of a usual system has this id, so
 * that nobody else can signal the server or read its files.
 */
export const SERVER_ID = 60_726;
/** User id of the server in earlier versions of Arbor. */
export const NOBODY = 65_534;

export const isRoot = process.getuid?.() === 0;
/** Options for `spawn`; empty if Arbor isn't root, so that PostgreSQL runs as the same user. */
export const serverUser: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: SERVER_ID, gid: SERVER_ID }
  : {};
/** User for initdb, which needs one with a name; `serverUser` gets its files afterwards. */
export const initUser: { readonly uid?: number; readonly gid?: number } = isRoot ? { uid: NOBODY, gid: SERVER_ID } : {};

/** User id of the owner of the cluster's files. */
export const serverUid = (): number | undefined => serverUser.uid ?? process.getuid?.();

/** User name by which PostgreSQL knows this process at its socket. @throws DatabaseStartError if there is none */
export function readOwnName(): string {
  try {
    return userInfo().username;
  } catch {
    throw new DatabaseStartError(
      `User ${process.getuid?.()} has no name on this system, which PostgreSQL needs: add it to /etc/passwd, or set DATABASE_URL.`,
    );
  }
}

/** Whether the server's user can pass through this folder. */
export function isPassable(folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === SERVER_ID) return (mode & 0o100) !== 0;
  return gid === SERVER_ID ? (mode & 0o010) !== 0 : (mode & 0o001) !== 0;
}

/** Whether the server's user can pass through `folder` and all its parents. */
export function isReachable(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (!isPassable(at)) return false;
    if (at === dirname(at)) return true;
  }
}

/** Gives a file or folder to the server's user; does nothing if Arbor isn't root. */
export function giveFile(path: string): void {
  if (isRoot) lchownSync(path, SERVER_ID, SERVER_ID);
}
