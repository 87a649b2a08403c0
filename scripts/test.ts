import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runInOrder } from './test-order.ts';
import { checks, planAll, planSelection, toJourneysReport } from './test-plan.ts';
import { selectTests } from './test-selection.ts';
import { type Done, runStep, type Step } from './test-step.ts';

/**
 * `npm test` runs everything that CI runs; after a failure, it still runs the steps that don't depend on it. `npm run
 * check` runs the part without tests. `npm test -- withdrawals` runs the tests of one or several features.
 */
const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const isCheck = words[0] === 'check';

/** Lists all test files by their path from the root. */
const listTests = (): string[] =>
  globSync(['{src,scripts,demo,bench}/**/*.test.{ts,tsx}', 'tests/attack/*.test.ts', 'tests/e2e/*.spec.ts'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }).toSorted();

const loadsPages = (path: string): boolean => readFileSync(join(root, path), 'utf8').includes('loadBuiltPages');

function plan(reports: string): readonly Step[] {
  if (isCheck) return checks;
  if (words.length === 0) return planAll(reports);
  const selected = selectTests(listTests(), words);
  const all = [...selected.unit, ...selected.http, ...selected.attack, ...selected.journeys];
  if (all.length === 0) return [];
  const onPages = all.filter((path) => path.startsWith('tests/') || loadsPages(path));
  return planSelection(reports, selected, onPages);
}

function environment(reports: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: toJourneysReport(reports),
    // Some hundred processes load the same modules; each starts about a fifth faster.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  };
}

const toCell = (value: number | undefined): string => (value?.toFixed(1) ?? '').padStart(7);

/** Prints seconds, CPU seconds and counts of each step. Steps overlap, so the total is less than their sum. */
function printTable(done: readonly Done[], steps: readonly Step[], seconds: number): void {
  const cpuSeconds = done.reduce((sum, each) => sum + (each.cpuSeconds ?? 0), 0);
  console.log(`\n${' '.repeat(20)} seconds  processor  tests`);
  for (const { name, passed, report, ...took } of done) {
    const tests = report === undefined ? '' : `  ${report.passed} passed, ${report.failed} failed`;
    console.log(
      `${passed ? '✓' : '✗'} ${name.padEnd(18)} ${toCell(took.seconds)}    ${toCell(took.cpuSeconds)}${tests}`,
    );
  }
  const isDone = (step: Step): boolean => done.some(({ name }) => name === step.name);
  for (const step of steps) if (!isDone(step)) console.log(`- ${step.name.padEnd(18)} not finished`);
  console.log(`  ${'all'.padEnd(18)} ${toCell(seconds)}    ${toCell(cpuSeconds)}`);
}

/** Signal that Ctrl-C aborts. */
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

const reports = mkdtempSync(join(tmpdir(), 'arbor-test-report-'));
const steps = plan(reports);
const env = environment(reports);
const started = performance.now();
const run = async (name: string): Promise<Done> => {
  const step = steps.find((each) => each.name === name);
  if (step === undefined) throw new Error(`There is no step ${name}.`);
  return runStep(step, env, stopped.signal);
};
const ended = await runInOrder(steps, run, stopped.signal);
rmSync(reports, { recursive: true, force: true });

for (const { report } of ended) for (const failure of report?.failures ?? []) console.log(`\n✗ ${failure}`);
printTable(ended, steps, (performance.now() - started) / 1000);
if (steps.length === 0) console.error(`No test is in or about ${words.join(', ')}.`);
if (steps.length === 0 || ended.length < steps.length || ended.some(({ passed }) => !passed)) process.exitCode = 1;
if (!isCheck) {
  const passed = ended.reduce((sum, { report }) => sum + (report?.passed ?? 0), 0);
  const failed = ended.reduce((sum, { report }) => sum + (report?.failed ?? 0), 0);
  // A failed step without tests, or one whose runner crashed, counts as one failed test.
  console.log(`${passed} passed, ${process.exitCode === 1 && failed === 0 ? 1 : failed} failed`);
}
