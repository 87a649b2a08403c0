import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveFile, giveToServer, initUser, isRoot, NOBODY, readOwnName, serverUid } from './server-user.ts';
import { DatabaseStartError } from './start-error.ts';

/** The superuser, for Arbor's own preparations; the product connects as `APP_ROLE`. */
export const SUPERUSER = 'postgres';
export const APP_ROLE = 'arbor';

/** The cluster belongs to whoever made it; the server must run as the same user. */
function refuseForeign(folder: string): void {
  const owner = statSync(join(folder, 'PG_VERSION')).uid;
  if (owner === serverUid()) return;
  // Made by an earlier version, or moved here by root.
  if (isRoot && (owner === NOBODY || owner === 0)) {
    giveToServer(folder);
    return;
  }
  throw new DatabaseStartError(
    `The database in ${folder} belongs to user ${owner}${isRoot ? ': start Arbor as that user, not as root' : ': it was made by another user or by root'}. ARBOR_DATA chooses another folder.`,
  );
}

/** Made beside its place and moved there when complete: one that was cut short is made again. */
export function createCluster(native: string, folder: string): void {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    refuseForeign(folder);
    return;
  }
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  chmodSync(unfinished, 0o700);
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
  giveToServer(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/**
 * Only the user that Arbor runs as may connect, over the socket, which asks the kernel who that is. Written at every
 * start: clusters of earlier versions let every local user in.
 */
export function writeAccessRules(folder: string): void {
  const write = (name: string, text: string): void => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    giveFile(path);
  };
  write('pg_hba.conf', '# Written by Arbor at every start.\nlocal all all peer map=arbor\n');
  const quoted = `"${readOwnName().replaceAll('"', '""')}"`;
  write('pg_ident.conf', `# Written by Arbor at every start.\narbor ${quoted} all\n`);
}
