import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** Result of a test runner. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** File, name and first lines of the error of each failed test. */
  readonly failures: readonly string[];
}

/** Result of a test runner that was stopped before it could report. */
export const noReport: TestReport = { passed: 0, failed: 0, failures: [] };

/** Number of lines to show, which contain an assertion's expected and actual values; the rest is the stack. */
const SHOWN_LINES = 12;

const describeFailure = (test: string, message: string): string =>
  [test, ...stripVTControlCharacters(message).trim().split('\n').slice(0, SHOWN_LINES)].join('\n    ');

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/**
 * Parses Vitest's report. A file that could not be loaded has its own message.
 * @throws Error if it isn't the report of `vitest --reporter=json`
 */
export function readVitest(text: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(JSON.parse(text));
  const failures = testResults.flatMap(({ name, message = '', assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const inTests = failed.map((each) =>
      describeFailure(`${file} › ${each.fullName}`, each.failureMessages?.join('\n') ?? ''),
    );
    return message === '' || failed.length > 0 ? inTests : [describeFailure(file, message)];
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })) }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(playwrightSuite),
});

const listSpecs = ({ specs, suites = [] }: PlaywrightSuite): z.infer<typeof playwrightSpec>[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

/**
 * Parses Playwright's report. A flaky test failed once, so it counts as failed.
 * @throws Error if it isn't the report of `playwright --reporter=json`
 */
export function readPlaywright(text: string): TestReport {
  const { stats, suites } = playwrightReport.parse(JSON.parse(text));
  const failures = suites
    .flatMap(listSpecs)
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return describeFailure(`${file} › ${title}`, errors.map(({ message = '' }) => message).join('\n'));
    });
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}
