import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import { isRoot, NOBODY, SERVER_ID } from './server-user.ts';
import { DatabaseStartError } from './start-error.ts';

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
const ROOT = 0;

function refuse(folder: string, path: string, reason: string): never {
  throw new DatabaseStartError(
    `The database in ${folder} is not taken over, because ${path} ${reason}: remove it, or choose another folder with ARBOR_DATA.`,
  );
}

/** Refuses files that may belong to another user, because root must not give them away. */
function check(folder: string, path: string, stats: Stats, owners: readonly number[]): void {
  if (stats.isSymbolicLink()) refuse(folder, path, 'is a symbolic link');
  if (!stats.isFile() && !stats.isDirectory()) refuse(folder, path, 'is neither a file nor a folder');
  if (stats.isFile() && stats.nlink > 1) refuse(folder, path, 'is a hard link');
  if (!owners.includes(stats.uid)) refuse(folder, path, `belongs to user ${stats.uid}`);
}

/** Path through an open folder, which can't be redirected by renaming a part of the original path. */
const toOpenPath = (file: number, path: string): string =>
  existsSync('/proc/self/fd') ? `/proc/self/fd/${file}` : path;

/** Gives a tree to the user and group `to`. `at` is the path to open, `path` the path for messages. */
function giveAt(folder: string, at: string, path: string, owners: readonly number[], to: number): void {
  check(folder, path, lstatSync(at), owners);
  const file = openSync(at, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    check(folder, path, stats, owners);
    if (stats.isDirectory()) giveEntries(folder, { file, path, stats }, owners, to);
    fchownSync(file, to, to);
  } finally {
    closeSync(file);
  }
}

/**
 * Gives away a folder's entries. Meanwhile root owns the folder, so that its former owner can't change it; if an entry
 * is refused, the former owner gets it back.
 */
function giveEntries(
  folder: string,
  open: { readonly file: number; readonly path: string; readonly stats: Stats },
  owners: readonly number[],
  to: number,
): void {
  const { file, path, stats } = open;
  const at = toOpenPath(file, path);
  fchownSync(file, ROOT, ROOT);
  fchmodSync(file, 0o700);
  try {
    for (const name of readdirSync(at)) giveAt(folder, join(at, name), join(path, name), owners, to);
  } catch (error) {
    fchownSync(file, stats.uid, stats.gid);
    fchmodSync(file, stats.mode & 0o7777);
    throw error;
  }
}

/**
 * Gives a cluster to the server's user, or to root, safely against concurrent changes by its owner. The folder itself
 * comes last, so that an interrupted run leaves it to root and is repeated. Does nothing if Arbor isn't root.
 * @throws DatabaseStartError with one sentence for a symlink, or a file of any user but `nobody` and the server's user
 */
export function takeTree(folder: string, to: number = SERVER_ID): void {
  if (!isRoot) return;
  const owners = [NOBODY, SERVER_ID];
  giveAt(folder, folder, folder, lstatSync(folder).uid === ROOT ? [ROOT, ...owners] : owners, to);
}
