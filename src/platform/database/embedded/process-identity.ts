import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Fields of /proc/PID/stat after the program's name, which may contain any character. */
function readStat(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/**
 * Identifies a process uniquely by its id and start time, because ids are reused. Undefined if there is no such
 * process.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return `${pid} ${stdout.trim()}`;
  }
  try {
    const [state] = readStat(pid);
    if (state === 'Z') return undefined;
    return `${pid} ${readStat(pid)[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return undefined;
  }
}

/** Programs of a process and of its parent; undefined if the system doesn't provide them. */
export function readPrograms(pid: number): { own: string; parent: string | undefined } | undefined {
  const name = (of: number | string): string => readFileSync(`/proc/${of}/comm`, 'utf8').trim();
  try {
    const parent = readStat(pid)[1] ?? '0';
    return { own: name(pid), parent: existsSync(`/proc/${parent}/comm`) ? name(parent) : undefined };
  } catch {
    return undefined;
  }
}

/** User id of a process; undefined if the system doesn't provide it. */
export const readOwner = (pid: number): number | undefined => statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
