import * as z from 'zod';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

export const noTests: TestCount = { passed: 0, failed: 0 };

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

/** @throws when it isn't the report of `vitest --reporter=json` */
export function countVitest(report: string): TestCount {
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(report));
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * A flaky test failed once, so it counts as failed. @throws when it isn't the report of `playwright --reporter=json`
 */
export function countPlaywright(report: string): TestCount {
  const { stats } = playwrightReport.parse(JSON.parse(report));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
