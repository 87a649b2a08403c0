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

/** Root gives away nothing that could also be a file of somebody else. */
function check(folder: string, path: string, stats: Stats, owners: readonly number[]): void {
  if (stats.isSymbolicLink()) refuse(folder, path, 'is a symbolic link');
  if (!stats.isFile() && !stats.isDirectory()) refuse(folder, path, 'is neither a file nor a folder');
  if (stats.isFile() && stats.nlink > 1) refuse(folder, path, 'is a hard link');
  if (!owners.includes(stats.uid)) refuse(folder, path, `belongs to user ${stats.uid}`);
}

/** A path through an open folder, which nobody leads elsewhere by renaming a part of its real one. */
const toOpenPath = (file: number, path: string): string =>
  existsSync('/proc/self/fd') ? `/proc/self/fd/${file}` : path;

/** Gives one tree to `to` as user and group. `at` is where it is opened, `path` what it is called. */
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

/** Meanwhile the folder is root's, so that its former owner changes nothing in it; where it is refused it goes back. */
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
 * Gives a cluster to the server's user, or to root, whatever its owner plants in it meanwhile. The folder itself comes
 * last: one that was cut short is root's and is taken again. Nothing to do where Arbor is no root.
 * @throws DatabaseStartError in one sentence at a link, or at a file of anybody but `nobody` and the server's user
 */
export function takeTree(folder: string, to: number = SERVER_ID): void {
  if (!isRoot) return;
  const owners = [NOBODY, SERVER_ID];
  giveAt(folder, folder, folder, lstatSync(folder).uid === ROOT ? [ROOT, ...owners] : owners, to);
}
