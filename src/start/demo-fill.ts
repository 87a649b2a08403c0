import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';

/**
 * Raised whenever anything of the demo catalogue is made differently: files, pictures, texts, contributors or order. A
 * catalogue that was filled before has the works rewritten that this concerns, or that are damaged.
 */
export const DEMO_FILES_VERSION = 6;

/** What the process that fills the demo catalogue tells the server. */
export type FillMessage =
  /** Goes through a catalogue that an older version filled. */
  | { readonly kind: 'repairing'; readonly total: number }
  | { readonly kind: 'repaired'; readonly rewritten: number; readonly total: number }
  | { readonly kind: 'started'; readonly total: number }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'finished'; readonly total: number }
  /** Nothing to do, or another process does it. */
  | { readonly kind: 'declined' }
  /** With the stack trace. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface DemoFill {
  /** Resolves once pages can say that a fill is under way, or that there is none; after five seconds at the latest. */
  readonly begun: Promise<void>;
  /** Ends the process, and resolves when it has. */
  stop(): Promise<void>;
}

export interface DemoFillOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly say: (line: string) => void;
}

/** The process has done all that it was started for. */
const completions: ReadonlySet<FillMessage['kind']> = new Set(['repaired', 'finished', 'declined']);
/** One line in the terminal for so many contents. */
const REPORT_EVERY = 40;
/** A fill that hasn't stopped by then is killed; the next start goes on with it. */
const STOP_TIMEOUT_MS = 5000;
/** The site opens without knowing of a fill that takes longer to begin. */
const BEGIN_TIMEOUT_MS = 5000;
/** Below the server's, so that pages are answered at their usual speed. */
const NICENESS = 5;
/** Node's own four threads would all wait for the disk while pictures could be drawn. */
const IO_THREADS = '12';

const findProgram = (root: string): string => join(root, 'demo/src/fill-process.ts');

/** False after `npm ci --omit=dev`, which leaves out the packages that the demo is made from. */
export function isDemoInstalled(root: string): boolean {
  if (!existsSync(findProgram(root))) return false;
  const manifest = JSON.parse(readFileSync(join(root, 'demo/package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.keys(manifest.devDependencies).every((name) => existsSync(join(root, 'node_modules', name)));
}

function createReporter({ say }: DemoFillOptions): (message: FillMessage) => void {
  const started = Date.now();
  const seconds = (): number => Math.round((Date.now() - started) / 1000);
  return (message) => {
    if (message.kind === 'repairing') say(`Looking through the demo catalogue: ${message.total} works …`);
    if (message.kind === 'repaired')
      say(`Demo catalogue up to date: ${message.rewritten} of ${message.total} works rewritten in ${seconds()} s.`);
    if (message.kind === 'started')
      say(`Filling the demo catalogue: ${message.total} works from openly licensed packages …`);
    if (message.kind === 'progress' && message.done % REPORT_EVERY === 0)
      say(`  ${message.done} of ${message.total} (${seconds()} s)`);
    if (message.kind === 'finished') say(`Demo catalogue ready: ${message.total} works in ${seconds()} s.`);
  };
}

function startProcess({ config, databaseUrl }: DemoFillOptions): ChildProcess {
  const { WATCH_REPORT_DEPENDENCIES: _, ...environment } = process.env;
  const child = fork(findProgram(config.root), [], {
    cwd: config.root,
    execArgv: [],
    env: {
      ...environment,
      UV_THREADPOOL_SIZE: IO_THREADS,
      NODE_ENV: config.NODE_ENV,
      ARBOR_DATA: config.ARBOR_DATA,
      ARBOR_SECRET: config.secret,
      DATABASE_URL: databaseUrl,
    },
  });
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  return child;
}

/**
 * Fills the demo catalogue in a process of its own, which needs five times the memory of the server and gives it back.
 * It ends with this process, even after `kill -9`: its end of the channel closes. Its failure is logged once.
 */
export function startDemoFill(options: DemoFillOptions): DemoFill {
  const child = startProcess(options);
  const report = createReporter(options);
  let stopping = false;
  let outcome: FillMessage | undefined;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve();
      const isComplete = outcome !== undefined && completions.has(outcome.kind);
      if (stopping || isComplete) return;
      const reason = outcome?.kind === 'failed' ? outcome.reason : (signal ?? `code ${code}`);
      options.log.error({ reason }, 'the demo catalogue is not complete: the next start goes on with it');
    });
    child.once('error', (error) => {
      options.log.error({ err: error }, 'the demo catalogue could not be started');
      resolve();
    });
  });
  const begun = new Promise<void>((resolve) => {
    child.once('message', () => resolve());
    void exited.then(resolve);
    setTimeout(resolve, BEGIN_TIMEOUT_MS).unref();
  });
  child.on('message', (message) => {
    outcome = message as FillMessage;
    report(outcome);
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(late);
  };
  return { begun, stop };
}
