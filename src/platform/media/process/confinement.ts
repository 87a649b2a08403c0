import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { enterPrivateRoot, ownPaths, type WorkFolders } from './private-root.ts';
import type { ProcessingLimits } from './processing-limits.ts';
import { becomeUser, takeReaderUser } from './reader-user.ts';

/** Restrictions for a process that the system supports. Each is a command that starts another one. */
export interface Confinement {
  /** `unshare` command that removes the network and, if `hasPrivateRoot`, other processes and files. */
  readonly unshare: readonly string[] | null;
  readonly hasPrivateRoot: boolean;
  /** Whether the process has to change its user, because it runs as root and files can't be hidden from it. */
  readonly dropsRoot: boolean;
  readonly hasPrlimit: boolean;
  readonly hasNice: boolean;
  /** Sentences for the log about missing restrictions. */
  readonly missing: readonly string[];
  /** Sentence for the log that says why no files may be read; null if they may. */
  readonly refusal: string | null;
}

const run = promisify(execFile);
/**
 * Time limit of a probe. A probe takes a tenth of a second, but a busy machine must not count as one that forbids it.
 */
const TRY_MS = 60_000;

/** Starts Node.js by the command and lets it access each path that a reader needs; resolves to whether that worked. */
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

// Users other than root need their own user namespace first.
const noNetwork = [[], ['--map-root-user']].map((user) => ['unshare', ...user, '--net', '--']);
const alone = ['--net', '--ipc', '--pid', '--fork', '--kill-child', '--'];
const nothingShared = [[], ['--map-root-user']].map((user) => ['unshare', ...user, '--mount', ...alone]);

/** Returns the paths of a process's folders below `base`. */
export const nameWorkFolders = (base: string): WorkFolders => ({
  input: join(base, 'in'),
  output: join(base, 'out'),
  temporary: join(base, 'tmp'),
  root: join(base, 'root'),
});

/** Creates the folders of a process if they are missing. */
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

/**
 * Finds the strongest isolation. If root can't get a private root, readers run as another user, or no files are read.
 */
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
 * Probes which restrictions the system supports.
 * @param before commands that start others, such as commands that remove rights in tests
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

/** Probes the restrictions once per process. */
export function findConfinement(): Promise<Confinement> {
  found ??= probeConfinement();
  return found;
}

const START_SECONDS = 5;
const OPEN_FILES = 128;
const MEGABYTE = 1_000_000;

export interface ConfineOptions {
  readonly limits: ProcessingLimits;
  /** CPU time in seconds before the process is replaced. */
  readonly seconds: number;
  readonly folders: WorkFolders;
  /** User that the process runs as if it has to drop root's rights. */
  readonly user: number | null;
}

/**
 * Builds the command that runs `program` within the limits, and isolated in its folders if the system supports that.
 */
export function confine(
  program: readonly string[],
  { unshare, hasPrivateRoot, hasPrlimit, hasNice }: Confinement,
  { limits: { memoryMegabytes, outputMegabytes }, seconds, folders, user }: ConfineOptions,
): string[] {
  const prlimit = [
    'prlimit',
    // The address space isn't limited, because WebAssembly reserves gigabytes that it never uses.
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
