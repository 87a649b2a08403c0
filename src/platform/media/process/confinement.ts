import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { enterPrivateRoot, ownPaths, type WorkFolders } from './private-root.ts';
import type { ProcessingLimits } from './processing-limits.ts';
import { becomeUser, takeReaderUser } from './reader-user.ts';

/** What the system lets us take away from a process: each a command that starts another. */
export interface Confinement {
  /** `unshare`, that leaves it without a network, and where `hasPrivateRoot` without other processes and files. */
  readonly unshare: readonly string[] | null;
  readonly hasPrivateRoot: boolean;
  /** Whether it has to become another user, because it would have root's rights over files that can't be hidden from it. */
  readonly dropsRoot: boolean;
  readonly hasPrlimit: boolean;
  readonly hasNice: boolean;
  /** Sentences for the log: what is not confined here. */
  readonly missing: readonly string[];
  /** Why no file may be read here, for the log; null where files are read. */
  readonly refusal: string | null;
}

const run = promisify(execFile);
/** What is tried takes a tenth of a second; a busy machine must not be taken for one that forbids it. */
const TRY_MS = 60_000;

/** Starts Node.js behind commands, and has it read each path of what a reader is made of. */
type Try = (command: readonly string[]) => Promise<boolean>;

const look = `for (const path of process.argv.slice(1)) require('node:fs').accessSync(path, 4)`;

const createTry =
  (before: readonly string[]): Try =>
  async (command) => {
    const [program = '', ...args] = [...before, ...command, process.execPath, '-e', look, ...ownPaths];
    try {
      await run(program, args, { timeout: TRY_MS });
      return true;
    } catch {
      return false;
    }
  };

async function findFirst(works: Try, commands: readonly (readonly string[])[]): Promise<readonly string[] | null> {
  for (const command of commands) if (await works(command)) return command;
  return null;
}

// Somebody who is not root needs a user namespace of their own first.
const noNetwork = [[], ['--map-root-user']].map((user) => ['unshare', ...user, '--net', '--']);
const alone = ['--net', '--ipc', '--pid', '--fork', '--kill-child', '--'];
const nothingShared = [[], ['--map-root-user']].map((user) => ['unshare', ...user, '--mount', ...alone]);

/** The folders of a process below `base`. */
export const nameWorkFolders = (base: string): WorkFolders => ({
  input: join(base, 'in'),
  output: join(base, 'out'),
  temporary: join(base, 'tmp'),
  root: join(base, 'root'),
});

/** Makes those that are missing. */
export async function makeWorkFolders(base: string): Promise<WorkFolders> {
  const folders = nameWorkFolders(base);
  const { input, output, temporary, root } = folders;
  for (const folder of [input, output, temporary, root]) await mkdir(folder, { recursive: true, mode: 0o700 });
  return folders;
}

type Walls = Pick<Confinement, 'unshare' | 'hasPrivateRoot' | 'dropsRoot' | 'refusal'>;

async function findPrivateRoot(works: Try): Promise<readonly string[] | null> {
  const base = await mkdtemp(join(tmpdir(), 'arbor-try-'));
  try {
    const enter = enterPrivateRoot(await makeWorkFolders(base));
    const found = await findFirst(
      works,
      nothingShared.map((command) => [...command, ...enter]),
    );
    return found === null ? null : found.slice(0, found.length - enter.length);
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

/** Where root can't be given a root of its own, its readers become somebody else, or there are none. */
async function findWalls(works: Try): Promise<Walls> {
  const apart = await findPrivateRoot(works);
  if (apart !== null) return { unshare: apart, hasPrivateRoot: true, dropsRoot: false, refusal: null };
  const open = { hasPrivateRoot: false, refusal: null };
  if (process.getuid?.() !== 0) return { ...open, unshare: await findFirst(works, noNetwork), dropsRoot: false };
  const become = becomeUser(takeReaderUser());
  for (const unshare of [['unshare', ...alone], ['unshare', '--net', '--'], []])
    if (await works([...unshare, ...become]))
      return { ...open, unshare: unshare.length === 0 ? null : unshare, dropsRoot: true };
  const refusal =
    'Contributors’ files are not processed: this process is root, unshare --mount is not allowed here, and setpriv can ' +
    `not start Node.js as another user who can read ${ownPaths.join(', ')}.`;
  return { ...open, unshare: null, dropsRoot: true, refusal };
}

function listMissing({ unshare, hasPrivateRoot, dropsRoot }: Walls, hasPrlimit: boolean): string[] {
  const whose = dropsRoot ? 'that every user of this machine may read' : 'of this user';
  return [
    ...(hasPrivateRoot
      ? []
      : [
          `A process that reads a contributor’s file can also read the files ${whose}: unshare --mount is not allowed here.`,
        ]),
    ...(unshare === null
      ? ['A process that reads a contributor’s file can reach the network: unshare is not allowed here.']
      : []),
    ...(hasPrlimit ? [] : ['Files are processed without limits on memory and CPU time: prlimit is missing here.']),
  ];
}

/**
 * Tries out what the system allows.
 * @param before commands that start others, such as ones that take rights away
 */
export async function probeConfinement(before: readonly string[] = []): Promise<Confinement> {
  const works = createTry(before);
  const [walls, hasPrlimit, hasNice] = await Promise.all([
    findWalls(works),
    works(['prlimit', '--core=0', '--']),
    works(['nice', '-n', '15']),
  ]);
  const missing = walls.refusal === null ? listMissing(walls, hasPrlimit) : [];
  return { ...walls, hasPrlimit, hasNice, missing };
}

let found: Promise<Confinement> | undefined;

/** Tried out once. */
export function findConfinement(): Promise<Confinement> {
  found ??= probeConfinement();
  return found;
}

const START_SECONDS = 5;
const OPEN_FILES = 128;
const MEGABYTE = 1_000_000;

export interface ConfineOptions {
  readonly limits: ProcessingLimits;
  /** Time limit before the process is replaced. */
  readonly seconds: number;
  readonly folders: WorkFolders;
  /** Whom it becomes where it has to drop root. */
  readonly user: number | null;
}

/** The command that runs `program` with no more than the limits, in reach of nothing but its folders where that is possible. */
export function confine(
  program: readonly string[],
  { unshare, hasPrivateRoot, hasPrlimit, hasNice }: Confinement,
  { limits: { memoryMegabytes, outputMegabytes }, seconds, folders, user }: ConfineOptions,
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
    ...(user === null ? [] : becomeUser(user)),
    ...(hasPrlimit ? prlimit : []),
    ...program,
  ];
}
