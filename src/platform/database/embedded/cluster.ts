import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { initUser, isRoot, NOBODY, readOwnName, serverUid, serverUser } from './server-user.ts';
import { DatabaseStartError } from './start-error.ts';
import { takeTree } from './take-tree.ts';

/** Superuser for Arbor's own setup; the product connects as `APP_ROLE`. */
export const SUPERUSER = 'postgres';
export const APP_ROLE = 'arbor';

/** Refuses a cluster of another user, because the server must run as the cluster's owner. */
function refuseForeign(folder: string): void {
  const owners = [folder, join(folder, 'PG_VERSION')].map((path) => lstatSync(path).uid);
  const owner = owners.find((each) => each !== serverUid());
  if (owner === undefined) return;
  // The cluster was created by an earlier version or moved here by root.
  if (isRoot && (owner === NOBODY || owner === 0)) {
    takeTree(folder);
    return;
  }
  throw new DatabaseStartError(
    `The database in ${folder} belongs to user ${owner}${isRoot ? ': start Arbor as that user, not as root' : ': it was made by another user or by root'}. ARBOR_DATA chooses another folder.`,
  );
}

/**
 * Creates a folder that only root can enter, and `initdb` by its group, so that other processes of its user can't reach
 * its contents.
 */
function makeClosedFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  if (initUser.gid === undefined) return;
  chownSync(path, 0, initUser.gid);
  chmodSync(path, 0o710);
}

/** Creates the cluster in a temporary folder that is renamed when complete; an interrupted one is created again. */
export function createCluster(native: string, folder: string): void {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    refuseForeign(folder);
    return;
  }
  const closed = `${folder}.new`;
  makeClosedFolder(closed);
  const unfinished = join(closed, 'cluster');
  mkdirSync(unfinished, { mode: 0o700 });
  if (initUser.uid !== undefined && initUser.gid !== undefined) chownSync(unfinished, initUser.uid, initUser.gid);
  const options = ['-A', 'peer', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'];
  const made = spawnSync(join(native, 'bin/initdb'), ['-D', unfinished, '-U', SUPERUSER, ...options], {
    ...initUser,
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  if (made.status !== 0) {
    throw new DatabaseStartError(
      `The database could not be created in ${folder}:\n${made.stderr || made.error?.message}`,
    );
  }
  takeTree(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  rmSync(closed, { recursive: true });
}

const replaceFile = 'umask 077; rm -f "$1" && cat >"$1"';

/**
 * Writes a file as the server's user, because root would follow symlinks that this user may have placed in its folder.
 */
function writeAsServer(path: string, text: string): void {
  const written = spawnSync('/bin/sh', ['-c', replaceFile, 'sh', path], {
    ...serverUser,
    cwd: '/',
    input: text,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  if (written.status === 0) return;
  const reason = (written.error?.message ?? written.stderr).trim();
  throw new DatabaseStartError(`The file ${path} can not be written: ${reason}.`);
}

/**
 * Allows connections over the socket only, for the user that Arbor runs as, which the kernel verifies. Written at every
 * start, because clusters of earlier versions allow all local users.
 * @throws DatabaseStartError if a file can't be written
 */
export function writeAccessRules(folder: string): void {
  const quoted = `"${readOwnName().replaceAll('"', '""')}"`;
  writeAsServer(join(folder, 'pg_hba.conf'), '# Written by Arbor at every start.\nlocal all all peer map=arbor\n');
  writeAsServer(join(folder, 'pg_ident.conf'), `# Written by Arbor at every start.\narbor ${quoted} all\n`);
}
