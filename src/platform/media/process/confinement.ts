import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ProcessingLimits } from './processing-limits.ts';

/** What the system lets us take away from a process: each a command that starts another. */
export interface Confinement {
  /** `unshare`, that leaves it without a network. */
  readonly unshare: readonly string[] | null;
  readonly hasPrlimit: boolean;
  readonly hasNice: boolean;
  /** Sentences for the log: what is not confined here. */
  readonly missing: readonly string[];
}

const run = promisify(execFile);

async function works(command: readonly string[]): Promise<boolean> {
  const [program = '', ...args] = command;
  try {
    await run(program, [...args, process.execPath, '--version'], { timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

async function findFirst(commands: readonly (readonly string[])[]): Promise<readonly string[] | null> {
  for (const command of commands) if (await works(command)) return command;
  return null;
}

const noNetwork = [
  ['unshare', '--net', '--'],
  // Somebody who is not root needs a user namespace of their own first.
  ['unshare', '--map-root-user', '--net', '--'],
] as const;

async function probe(): Promise<Confinement> {
  const [unshare, hasPrlimit, hasNice] = await Promise.all([
    findFirst(noNetwork),
    works(['prlimit', '--core=0', '--']),
    works(['nice', '-n', '15']),
  ]);
  const missing = [
    ...(unshare === null ? ['Files are processed with the network in reach: unshare is not allowed here.'] : []),
    ...(hasPrlimit ? [] : ['Files are processed without limits on memory and CPU time: prlimit is missing here.']),
  ];
  return { unshare, hasPrlimit, hasNice, missing };
}

let found: Promise<Confinement> | undefined;

/** Tried out once. */
export function findConfinement(): Promise<Confinement> {
  found ??= probe();
  return found;
}

const START_SECONDS = 5;
const OPEN_FILES = 128;
const MEGABYTE = 1_000_000;

/** The command that runs `program` with no more than the limits. @param seconds of work before it is replaced */
export function confine(
  program: readonly string[],
  { unshare, hasPrlimit, hasNice }: Confinement,
  { memoryMegabytes, outputMegabytes }: ProcessingLimits,
  seconds: number,
): string[] {
  const prlimit = [
    'prlimit',
    // Not addresses: WebAssembly reserves gigabytes of them that it never uses.
    `--data=${memoryMegabytes * MEGABYTE}`,
    `--fsize=${Math.ceil(outputMegabytes * MEGABYTE)}`,
    `--cpu=${Math.ceil(seconds * 2) + START_SECONDS}`,
    `--nofile=${OPEN_FILES}`,
    '--core=0',
    '--',
  ];
  return [...(hasNice ? ['nice', '-n', '15'] : []), ...(unshare ?? []), ...(hasPrlimit ? prlimit : []), ...program];
}
