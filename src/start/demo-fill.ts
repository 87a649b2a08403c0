import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';

/**
 * Version of the demo catalogue; increase it when its files, pictures, texts, contributors or order are generated
 * differently. At the next start, outdated and damaged works of an existing catalogue are regenerated.
 */
export const DEMO_FILES_VERSION = 6;

/** Messages from the process that fills the demo catalogue to the server. */
export type FillMessage =
  /** The process checks and repairs a catalogue that an older version created. */
  | { readonly kind: 'repairing'; readonly total: number }
  | { readonly kind: 'repaired'; readonly rewritten: number; readonly total: number }
  | { readonly kind: 'started'; readonly total: number }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'finished'; readonly total: number }
  /** The process has nothing to do, or another process does it. */
  | { readonly kind: 'declined' }
  /** The process failed; the reason includes the stack trace. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface DemoFill {
  /** Resolves when pages can know whether a fill is in progress; after five seconds at the latest. */
  readonly begun: Promise<void>;
  /** Stops the process and resolves when it has ended. */
  stop(): Promise<void>;
}

export interface DemoFillOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly say: (line: string) => void;
}

/** Messages after which the process has finished its work. */
const completions: ReadonlySet<FillMessage['kind']> = new Set(['repaired', 'finished', 'declined']);
/** Number of works per line of progress in the terminal. */
const REPORT_EVERY = 40;
/** Time in milliseconds after which a stopping process is killed; the next start resumes the fill. */
const STOP_TIMEOUT_MS = 5000;
/** Time in milliseconds after which the site opens without knowing whether a fill is in progress. */
const BEGIN_TIMEOUT_MS = 5000;
/** Lower CPU priority than the server's, so that pages are served at their usual speed. */
const NICENESS = 5;
/** More than Node's default of four threads, which would all wait for the disk while pictures could be rendered. */
const IO_THREADS = '12';

const findProgram = (root: string): string => join(root, 'demo/src/fill-process.ts');

/** False after `npm ci --omit=dev`, which omits the packages for the demo's contents. */
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
 * Fills the demo catalogue in its own process, because that temporarily needs five times the server's memory. The child
 * ends with this process, even after `kill -9`, because its IPC channel closes. A failure is logged once.
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
