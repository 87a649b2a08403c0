import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { countPlaywright, countVitest, noTests, type TestCount } from './test-count.ts';

/**
 * `npm test`: everything that CI runs, up to the first failure. `npm run check`: the part without tests. Stages follow
 * each other; the steps of a stage run at the same time, and the output of each is shown when it ends.
 */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the runner writes its report as JSON, and how to count in it. */
  readonly tests?: { readonly report: string; readonly count: (report: string) => TestCount };
}

interface Done {
  readonly name: string;
  readonly seconds: number;
  readonly passed: boolean;
  readonly count: TestCount | undefined;
}

type Stage = readonly Step[];

const root = join(import.meta.dirname, '..');
/** Three times what the longest step takes on two cores. */
const STEP_TIMEOUT_MS = 2_760_000;
// The others know NO_COLOR, which `biome ci` overrules.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

const pages: Step = { name: 'pages', command: ['npm', 'run', '--silent', 'build'] };

// What the checks read of messages and routes is generated; a clean checkout has neither. One after the other: the types
// of routes compile the messages, too, and the first compiler empties their folder.
const generation: Stage[] = [
  [{ name: 'messages', command: ['npm', 'run', '--silent', 'paraglide'] }],
  [{ name: 'route types', command: ['react-router', 'typegen'] }],
];

const checks: Stage = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', ...plain, '.'] },
  { name: 'slices', command: ['node', 'scripts/check-slices.ts'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'tables', command: ['node', 'scripts/check-tables.ts'] },
  { name: 'migrations', command: ['node', 'scripts/check-migrations.ts'] },
  { name: 'words', command: ['node', 'scripts/check-words.ts'] },
  { name: 'coverage', command: ['node', 'scripts/check-coverage.ts'] },
  { name: 'types', command: ['tsc'] },
  { name: 'lint with types', command: ['oxlint'] },
  { name: 'unused code', command: ['knip'] },
];

function vitest(project: string, reports: string): Step {
  const report = join(reports, `${project}.json`);
  return {
    name: `${project} tests`,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    tests: { report, count: countVitest },
  };
}

const testStages = (reports: string): Stage[] => [
  // The build keeps one core busy, and little of the unit tests needs two.
  [pages, vitest('unit', reports)],
  [vitest('http', reports)],
  [vitest('attack', reports)],
  [{ name: 'browser', command: ['node', 'scripts/browser.ts'] }],
  [
    {
      name: 'journeys',
      command: ['playwright', 'test', '--reporter=line,json'],
      tests: { report: join(reports, 'journeys.json'), count: countPlaywright },
    },
  ],
];

function environment(reports: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'journeys.json'),
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  };
}

/** Counts of a runner that was stopped before it could report are none. */
function readCount({ tests }: Step): TestCount | undefined {
  if (tests === undefined) return undefined;
  try {
    return tests.count(readFileSync(tests.report, 'utf8'));
  } catch {
    return noTests;
  }
}

/** Aborted by the first failure, and by Ctrl-C. */
const stopped = new AbortController();

/** Ends the step, with whatever it has started: a step that isn't alone leads a process group. */
function end(child: ChildProcess, isAlone: boolean): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (isAlone) child.kill();
  // Not SIGTERM: tsc goes on to its end.
  else process.kill(-child.pid, 'SIGKILL');
}

/** The exit code; null where the step was ended or could not start. Alone, a step writes directly. */
function waitForEnd(step: Step, child: ChildProcess, isAlone: boolean): Promise<number | null> {
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const stop = (): void => end(child, isAlone);
  stopped.signal.addEventListener('abort', stop);
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
      stopped.signal.removeEventListener('abort', stop);
      if (!isAlone && !stopped.signal.aborted) console.log(`\n▸ ${step.name}`);
      if (!stopped.signal.aborted) process.stdout.write(Buffer.concat(output));
      resolve(code);
    });
  });
}

async function runStep(step: Step, env: NodeJS.ProcessEnv, isAlone: boolean): Promise<Done> {
  if (isAlone) console.log(`\n▸ ${step.name}`);
  const started = performance.now();
  const [command = '', ...args] = step.command;
  const child = spawn(command, args, { cwd: root, env, stdio: isAlone ? 'inherit' : 'pipe', detached: !isAlone });
  const code = await waitForEnd(step, child, isAlone);
  const count = readCount(step);
  if (count?.passed === 0 && !stopped.signal.aborted) console.error(`${step.name}: no test passed`);
  const passed = code === 0 && (count === undefined || (count.failed === 0 && count.passed > 0));
  return { name: step.name, seconds: (performance.now() - started) / 1000, passed, count };
}

/**
 * Runs the steps of a stage at the same time, and ends the others when one fails; answers those that came to their
 * end.
 */
async function runStage(stage: Stage, env: NodeJS.ProcessEnv): Promise<Done[]> {
  const done: Done[] = [];
  const run = async (step: Step): Promise<void> => {
    const result = await runStep(step, env, stage.length === 1);
    if (stopped.signal.aborted) return;
    done.push(result);
    if (!result.passed) stopped.abort();
  };
  await Promise.all(stage.map(run));
  return done;
}

function summary(done: readonly Done[], steps: readonly Step[]): void {
  console.log();
  for (const { name, seconds, passed, count } of done) {
    const tests = count === undefined ? '' : `  ${count.passed} passed, ${count.failed} failed`;
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${tests}`);
  }
  const isDone = (step: Step): boolean => done.some(({ name }) => name === step.name);
  for (const step of steps) if (!isDone(step)) console.log(`- ${step.name.padEnd(16)} not finished`);
}

const onlyChecks = process.argv[2] === 'check';
const reports = mkdtempSync(join(tmpdir(), 'arbor-test-report-'));
const stages = [...generation, checks, ...(onlyChecks ? [] : testStages(reports))];
const env = environment(reports);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
const done: Done[] = [];
for (const stage of stages) {
  if (!stopped.signal.aborted) done.push(...(await runStage(stage, env)));
}
rmSync(reports, { recursive: true, force: true });

summary(done, stages.flat());
if (stopped.signal.aborted) process.exitCode = 1;
if (!onlyChecks) {
  const passed = done.reduce((sum, { count }) => sum + (count?.passed ?? 0), 0);
  const failed = done.reduce((sum, { count }) => sum + (count?.failed ?? 0), 0);
  // A step that is no test, or whose runner broke down, fails as one.
  console.log(`${passed} passed, ${stopped.signal.aborted && failed === 0 ? 1 : failed} failed`);
}
