import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { noReport, type TestReport } from './test-report.ts';

/** One command of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Number of processors that it uses; a step that needs both runs alone and writes its output directly. */
  readonly cores: 1 | 2;
  /** Names of steps that must have passed before; steps that aren't part of the run are ignored. */
  readonly after: readonly string[];
  /** Path of the runner's JSON report, and a function that parses it. */
  readonly tests?: { readonly report: string; readonly read: (report: string) => TestReport };
}

export interface Done {
  readonly name: string;
  readonly seconds: number;
  /** CPU time in user and system mode of the command and its child processes; undefined if it was killed. */
  readonly cpuSeconds: number | undefined;
  readonly passed: boolean;
  readonly report: TestReport | undefined;
}

const root = join(import.meta.dirname, '..');
/** Timeout in milliseconds: five times the longest step on two idle cores. */
const STEP_TIMEOUT_MS = 4_000_000;
/** Time that a step has to clean up, in milliseconds. */
const GRACE_MS = 10_000;
/**
 * Shell script that runs the command and writes its CPU times to the fourth stream; the shell stays until the command
 * has ended.
 */
const measured = 'trap : INT TERM; "$@"; code=$?; times >&3; exit $code';

/**
 * Parses the output of the shell's `times`: its own user and system time, then those of its children, each as
 * `1m2.345s`. Returns the seconds of the latter.
 */
export function readCpuSeconds(times: string): number | undefined {
  const [, children] = times.trim().split('\n');
  if (children === undefined) return undefined;
  return [...children.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds = '']) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}

function readReport({ tests }: Step): TestReport | undefined {
  if (tests === undefined) return undefined;
  try {
    return tests.read(readFileSync(tests.report, 'utf8'));
  } catch {
    return noReport;
  }
}

/** Ends a step with all processes of its group; processes that don't end on request are killed. */
function end(child: ChildProcess): void {
  const send = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, signal);
  };
  send('SIGTERM');
  setTimeout(() => send('SIGKILL'), GRACE_MS).unref();
}

/** Waits for the exit code; null if the step was ended or could not start. */
function waitForEnd(step: Step, child: ChildProcess, output: Buffer[], signal: AbortSignal): Promise<number | null> {
  const stop = (): void => end(child);
  signal.addEventListener('abort', stop);
  const late = setTimeout(() => {
    output.push(Buffer.from(`${step.name}: ended after ${STEP_TIMEOUT_MS / 1000} s\n`));
    stop();
  }, STEP_TIMEOUT_MS);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      output.push(Buffer.from(`${step.command.join(' ')}: ${error.message}\n`));
    });
    child.once('close', (code) => {
      clearTimeout(late);
      signal.removeEventListener('abort', stop);
      resolve(code);
    });
  });
}

/** Runs a step. Its output is shown when it ends, or immediately if it runs alone. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Done> {
  const isAlone = step.cores === 2;
  if (isAlone) console.log(`\n▸ ${step.name}`);
  const started = performance.now();
  const shown = isAlone ? 'inherit' : 'pipe';
  const child = spawn('sh', ['-c', measured, 'sh', ...step.command], {
    cwd: root,
    env,
    stdio: ['ignore', shown, shown, 'pipe'],
    detached: true,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  let times = '';
  (child.stdio[3] as Readable | null)?.on('data', (chunk: Buffer) => {
    times += chunk.toString();
  });
  const code = await waitForEnd(step, child, output, signal);
  if (!signal.aborted) {
    if (!isAlone) console.log(`\n▸ ${step.name}`);
    process.stdout.write(Buffer.concat(output));
  }
  const report = readReport(step);
  if (report?.passed === 0 && !signal.aborted) console.error(`${step.name}: no test passed`);
  return {
    name: step.name,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: readCpuSeconds(times),
    passed: code === 0 && (report === undefined || (report.failed === 0 && report.passed > 0)),
    report,
  };
}
