import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { countPlaywright, countVitest, noTests, type TestCount } from './test-count.ts';

/** `npm test`: everything that CI runs, in order, up to the first failure. `npm run check`: the part without tests. */
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

const root = join(import.meta.dirname, '..');
const STEP_TIMEOUT = 1_000_000;
// The others know NO_COLOR, which `biome ci` overrules.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

const checks: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', ...plain, '.'] },
  { name: 'slices', command: ['node', 'scripts/check-slices.ts'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'words', command: ['node', 'scripts/check-words.ts'] },
  // What the next two read of messages and routes is generated; a clean checkout has neither.
  { name: 'messages', command: ['npm', 'run', '--silent', 'paraglide'] },
  { name: 'route types', command: ['react-router', 'typegen'] },
  { name: 'types', command: ['tsc'] },
  { name: 'lint with types', command: ['oxlint'] },
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

function testSteps(reports: string): Step[] {
  return [
    { name: 'unused code', command: ['knip'] },
    { name: 'pages', command: ['npm', 'run', '--silent', 'build'] },
    vitest('unit', reports),
    vitest('http', reports),
    { name: 'browser', command: ['node', 'scripts/browser.ts'] },
    {
      name: 'journeys',
      command: ['playwright', 'test', '--reporter=line,json'],
      tests: { report: join(reports, 'journeys.json'), count: countPlaywright },
    },
  ];
}

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

function run(step: Step, env: NodeJS.ProcessEnv): Done {
  console.log(`\n▸ ${step.name}`);
  const started = performance.now();
  const [command = '', ...args] = step.command;
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', timeout: STEP_TIMEOUT });
  if (error !== undefined) console.error(`${step.command.join(' ')}: ${error.message}`);
  const count = readCount(step);
  if (count?.passed === 0) console.error(`${step.name}: no test passed`);
  const passed = status === 0 && (count === undefined || (count.failed === 0 && count.passed > 0));
  return { name: step.name, seconds: (performance.now() - started) / 1000, passed, count };
}

function summary(done: readonly Done[], steps: readonly Step[]): void {
  console.log();
  for (const { name, seconds, passed, count } of done) {
    const tests = count === undefined ? '' : `  ${count.passed} passed, ${count.failed} failed`;
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${tests}`);
  }
  for (const { name } of steps.slice(done.length)) console.log(`- ${name.padEnd(16)} not run`);
}

const onlyChecks = process.argv[2] === 'check';
const reports = mkdtempSync(join(tmpdir(), 'arbor-test-report-'));
const steps = onlyChecks ? checks : [...checks, ...testSteps(reports)];
const env = environment(reports);
const done: Done[] = [];
for (const step of steps) {
  const result = run(step, env);
  done.push(result);
  if (!result.passed) break;
}
rmSync(reports, { recursive: true, force: true });

const broken = done.find(({ passed }) => !passed);
summary(done, steps);
if (broken !== undefined) process.exitCode = 1;
if (!onlyChecks) {
  const passed = done.reduce((sum, { count }) => sum + (count?.passed ?? 0), 0);
  const failed = done.reduce((sum, { count }) => sum + (count?.failed ?? 0), 0);
  // A step that is no test, or whose runner broke down, fails as one.
  console.log(`${passed} passed, ${broken !== undefined && failed === 0 ? 1 : failed} failed`);
}
