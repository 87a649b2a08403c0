import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { REACHABLE_FOLDER } from './binaries.ts';
import { isPassable, isReachable, isRoot, NOBODY, SERVER_ID, serverUser } from './server-user.ts';
import { DatabaseStartError } from './start-error.ts';
import { takeTree } from './take-tree.ts';

/** Lets the server's group pass through a folder that only root can enter, without listing it. */
function openParent(parent: string): boolean {
  if (isPassable(parent)) return true;
  const { mode, uid } = statSync(parent);
  if (uid !== 0 || (mode & 0o077) !== 0 || serverUser.gid === undefined) return false;
  chownSync(parent, 0, serverUser.gid);
  chmodSync(parent, 0o710);
  return true;
}

function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // The folder belongs to root while it is copied, so that nobody can place a symlink in it.
    takeTree(from, 0);
    const unfinished = `${to}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(from, unfinished, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    renameSync(unfinished, to);
    rmSync(from, { recursive: true });
  }
}

const readLink = (path: string): string | undefined =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? readlinkSync(path) : undefined;

/**
 * Moves the cluster and leaves a symlink. The new place is recorded in `.moved` first, so that the next start can
 * complete an interrupted move.
 */
function moveToReachable(folder: string): string {
  const note = `${folder}.moved`;
  let target = readLink(note);
  if (target === undefined) {
    mkdirSync(REACHABLE_FOLDER, { recursive: true, mode: 0o755 });
    target = join(REACHABLE_FOLDER, `postgres-${randomBytes(6).toString('hex')}`);
    symlinkSync(target, note);
  }
  if (existsSync(folder) && !existsSync(target)) moveFolder(folder, target);
  // The copy to another disk was complete, but its source was only partly removed.
  rmSync(folder, { recursive: true, force: true });
  renameSync(note, folder);
  return target;
}

/**
 * Refuses a parent folder whose owner could redirect root to another folder.
 * @throws DatabaseStartError if the folder belongs to the server's user or to `nobody`
 */
export function refuseUnsafeParent(folder: string): void {
  const parent = dirname(folder);
  const owner = statSync(parent, { throwIfNoEntry: false })?.uid;
  if (!isRoot || (owner !== NOBODY && owner !== SERVER_ID)) return;
  throw new DatabaseStartError(
    `The folder ${parent} belongs to user ${owner}, who could lead root elsewhere from there: give it to root, or choose another with ARBOR_DATA.`,
  );
}

/**
 * Path of the cluster of `folder` that the server's user can reach: the folder itself or the target of its symlink. For
 * root, a cluster below a folder that others can't enter (/root) is moved to /var/lib/arbor.
 */
export function placeCluster(folder: string): string {
  const linked = readLink(folder);
  if (linked !== undefined) return resolve(dirname(folder), linked);
  if (!isRoot) return folder;
  const parent = realpathSync(dirname(folder));
  if (readLink(`${folder}.moved`) === undefined && isReachable(dirname(parent)) && openParent(parent)) return folder;
  return moveToReachable(folder);
}
