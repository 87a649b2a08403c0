import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, readOwner, readPrograms } from './process-identity.ts';
import { isRoot, NOBODY, SERVER_ID } from './server-user.ts';
import { DatabaseStartError } from './start-error.ts';

/** How long the watcher of a server without an owner may take to ask it to stop. */
const NOTICE_MS = 3000;
/** After the watcher's own limits (watch.ts): a server that still runs then has lost its watcher, or is stuck. */
const STOP_MS = 12_000;
const QUIT_MS = 6000;
/** A normal stop isn't worth a line. */
const SILENT_MS = 1500;

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
const MAX_BYTES = 10_000;

/** The lines of postmaster.pid; none where it is anything but the small file that PostgreSQL writes. */
function readLines(folder: string): string[] {
  let file: number | undefined;
  try {
    file = openSync(join(folder, 'postmaster.pid'), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stats = fstatSync(file);
    return stats.isFile() && stats.size < MAX_BYTES ? readFileSync(file, 'utf8').split('\n') : [];
  } catch {
    return [];
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** The server writes its own number: root signals no process of somebody else on its word. */
function isServerProcess(pid: number): boolean {
  const owner = isRoot ? readOwner(pid) : undefined;
  return owner === undefined || owner === SERVER_ID || owner === NOBODY;
}

/** The process of a postmaster.pid, if it is alive. */
function findRunningProcess(folder: string): number | undefined {
  const pid = Number(readLines(folder)[0]);
  if (!(pid > 0) || !isAlive(pid) || !isServerProcess(pid)) return undefined;
  // After a crash of the whole machine or container the number may belong to another program by now.
  const programs = readPrograms(pid);
  return programs !== undefined && !programs.own.startsWith('postgres') ? undefined : pid;
}

/** The folder of the socket of the server that runs in `folder`; undefined where none does. */
export function findRunningSocket(folder: string): string | undefined {
  if (findRunningProcess(folder) === undefined) return undefined;
  const socket = readLines(folder)[4];
  return socket === '' ? undefined : socket;
}

/** PostgreSQL notes what it is doing in the eighth line. */
const isStopping = (folder: string): boolean => readLines(folder)[7]?.trim() === 'stopping';
/** Its parent is the shell that watches whether Arbor still lives; without it nobody would ever stop it. */
const hasLostWatcher = (pid: number): boolean => {
  const programs = readPrograms(pid);
  return programs !== undefined && !/sh$/.test(programs.parent ?? '');
};

/** Every process of this cluster, the postmaster's children included; empty where the system doesn't tell. */
function listServerProcesses(folder: string): number[] {
  if (!existsSync(folder) || !existsSync('/proc/self/cwd')) return [];
  const real = realpathSync(folder);
  return readdirSync('/proc').flatMap((name) => {
    try {
      if (!/^\d+$/.test(name) || readlinkSync(`/proc/${name}/cwd`) !== real) return [];
      return readPrograms(Number(name))?.own.startsWith('postgres') === true ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > until) return false;
    await wait(50);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}

/** Asks, then insists, then kills; the next start recovers what wasn't written. */
async function endServer(folder: string, pid: number, say: (line: string) => void): Promise<void> {
  const isGone = (): boolean => findRunningProcess(folder) !== pid;
  if (await waitUntil(isGone, SILENT_MS)) return;
  say(`The database of an Arbor that was killed (process ${pid}) is still stopping: waiting for it …`);
  if (!isStopping(folder)) signal(pid, 'SIGINT');
  if (await waitUntil(isGone, STOP_MS)) return;
  signal(pid, 'SIGQUIT');
  if (!(await waitUntil(isGone, QUIT_MS))) signal(pid, 'SIGKILL');
  say('It did not stop by itself and was ended; nothing that was acknowledged is lost.');
}

/**
 * Ends the server that an Arbor left behind when it was killed. For the holder of the folder's lock, who knows that no
 * Arbor of this version owns it.
 * @throws DatabaseStartError where somebody still owns it: an earlier version takes no lock
 */
export async function endOrphan(folder: string, say: (line: string) => void): Promise<void> {
  const pid = findRunningProcess(folder);
  if (pid !== undefined) {
    const isGone = (): boolean => findRunningProcess(folder) !== pid;
    const isOrphan = (): boolean => isStopping(folder) || hasLostWatcher(pid);
    if (!(await waitUntil(() => isGone() || isOrphan(), NOTICE_MS))) {
      throw new DatabaseStartError(
        `Another Arbor (database process ${pid}) already uses ${folder}. Stop it first, or give this one its own folder with ARBOR_DATA.`,
      );
    }
    await endServer(folder, pid, say);
  }
  await endChildren(folder, NOTICE_MS);
}

/** Children of a server that was killed end by themselves, unless they are stuck; they hold its shared memory. */
export async function endChildren(folder: string, milliseconds: number): Promise<void> {
  if (await waitUntil(() => listServerProcesses(folder).length === 0, milliseconds)) return;
  for (const child of listServerProcesses(folder)) signal(child, 'SIGKILL');
}
