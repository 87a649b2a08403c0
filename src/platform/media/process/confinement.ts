import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { enterPrivateRoot, type WorkFolders } from './private-root.ts';
import type { ProcessingLimits } from './processing-limits.ts';

/** What the system lets us take away from a process: each a command that starts another. */
export interface Confinement {
  /** `unshare`, that leaves it without a network, and where `hasPrivateRoot` without other processes and files. */
  readonly unshare: readonly string[] | null;
  readonly hasPrivateRoot: boolean;
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

// Somebody who is not root needs a user namespace of their own first.
const noNetwork = [[], ['--map-root-user']].map((user) => ['unshare', ...user, '--net', '--']);
const nothingShared = [[], ['--map-root-user']].map((user) => [
  ...['unshare', ...user, '--mount', '--net', '--ipc', '--pid', '--fork', '--kill-child', '--'],
]);

/** The folders of a process below `base`, made where they are missing. */
export async function makeWorkFolders(base: string): Promise<WorkFolders> {
  const [input, output, temporary, root] = ['in', 'out', 'tmp', 'root'].map((name) => join(base, name));
  const folders = { input, output, temporary, root } as WorkFolders;
  for (const folder of Object.values(folders)) await mkdir(folder as string, { recursive: true, mode: 0o700 });
  return folders;
}

async function findUnshare(): Promise<Pick<Confinement, 'unshare' | 'hasPrivateRoot'>> {
  const base = await mkdtemp(join(tmpdir(), 'arbor-try-'));
  try {
    const enter = enterPrivateRoot(await makeWorkFolders(base));
    const found = await findFirst(nothingShared.map((command) => [...command, ...enter]));
    if (found !== null) return { unshare: found.slice(0, found.length - enter.length), hasPrivateRoot: true };
    return { unshare: await findFirst(noNetwork), hasPrivateRoot: false };
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

async function probe(): Promise<Confinement> {
  const [{ unshare, hasPrivateRoot }, hasPrlimit, hasNice] = await Promise.all([
    findUnshare(),
    works(['prlimit', '--core=0', '--']),
    works(['nice', '-n', '15']),
  ]);
  const missing = [
    ...(hasPrivateRoot
      ? []
      : ['Files are processed with the files of this user in reach: unshare --mount is not allowed here.']),
    ...(unshare === null ? ['Files are processed with the network in reach: unshare is not allowed here.'] : []),
    ...(hasPrlimit ? [] : ['Files are processed without limits on memory and CPU time: prlimit is missing here.']),
  ];
  return { unshare, hasPrivateRoot, hasPrlimit, hasNice, missing };
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

export interface ConfineOptions {
  readonly limits: ProcessingLimits;
  /** Of work before the process is replaced. */
  readonly seconds: number;
  readonly folders: WorkFolders;
}

/** The command that runs `program` with no more than the limits, in reach of nothing but its folders where that is possible. */
export function confine(
  program: readonly string[],
  { unshare, hasPrivateRoot, hasPrlimit, hasNice }: Confinement,
  { limits: { memoryMegabytes, outputMegabytes }, seconds, folders }: ConfineOptions,
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
  return [
    ...(hasNice ? ['nice', '-n', '15'] : []),
    ...(unshare ?? []),
    ...(hasPrivateRoot ? enterPrivateRoot(folders) : []),
    ...(hasPrlimit ? prlimit : []),
    ...program,
  ];
}
