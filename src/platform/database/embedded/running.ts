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

/** Maximum time until the watcher of an orphaned server asks it to stop. */
const NOTICE_MS = 3000;
/**
 * Maximum time until a watched server has stopped (see watch.ts); one that still runs has lost its watcher or is stuck.
 */
const STOP_MS = 12_000;
const QUIT_MS = 6000;
/** Time after which the operator is informed that a stop is pending; a normal stop is faster. */
const SILENT_MS = 1500;

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
const MAX_BYTES = 10_000;

/** Lines of postmaster.pid; empty unless it is a small regular file as PostgreSQL writes it. */
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

/**
 * Whether a process id from the server's file belongs to the server's user, because root must not signal another user's
 * process.
 */
function isServerProcess(pid: number): boolean {
  const owner = isRoot ? readOwner(pid) : undefined;
  return owner === undefined || owner === SERVER_ID || owner === NOBODY;
}

/** Process id in postmaster.pid, if that process is alive. */
function findRunningProcess(folder: string): number | undefined {
  const pid = Number(readLines(folder)[0]);
  if (!(pid > 0) || !isAlive(pid) || !isServerProcess(pid)) return undefined;
  // After a crash of the machine or container, another program may have the id.
  const programs = readPrograms(pid);
  return programs !== undefined && !programs.own.startsWith('postgres') ? undefined : pid;
}

/** Socket folder of the server that runs in `folder`; undefined if there is none. */
export function findRunningSocket(folder: string): string | undefined {
  if (findRunningProcess(folder) === undefined) return undefined;
  const socket = readLines(folder)[4];
  return socket === '' ? undefined : socket;
}

/** Whether the server is stopping, according to the eighth line of its file. */
const isStopping = (folder: string): boolean => readLines(folder)[7]?.trim() === 'stopping';
/** Whether the server has lost its parent, the shell that watches Arbor; without it the server would never stop. */
const hasLostWatcher = (pid: number): boolean => {
  const programs = readPrograms(pid);
  return programs !== undefined && !/sh$/.test(programs.parent ?? '');
};

/** All processes of this cluster, including the server's children; empty if the system doesn't provide them. */
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
    // The process has just ended.
  }
}

/**
 * Stops the server in three steps: fast shutdown, immediate shutdown, and kill; the next start recovers unwritten data.
 */
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
 * Stops a server whose Arbor process was killed. The caller holds the folder's lock, so no process of this version owns
 * it.
 * @throws DatabaseStartError if a process of an earlier version, which takes no lock, owns it
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

/** Waits for the children of a killed server, which hold its shared memory, and kills stuck ones. */
export async function endChildren(folder: string, milliseconds: number): Promise<void> {
  if (await waitUntil(() => listServerProcesses(folder).length === 0, milliseconds)) return;
  for (const child of listServerProcesses(folder)) signal(child, 'SIGKILL');
}
