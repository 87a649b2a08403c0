import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-count.ts';

test('Vitest: skipped and to-do tests are neither', () => {
  const report = { numTotalTests: 8, numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 4, failed: 1 });
});

test('Playwright: flaky is failed, skipped is neither', () => {
  const report = { suites: [], stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 });
});

test('another report is refused', () => {
  expect(() => countVitest('{}')).toThrow();
  expect(() => countPlaywright('not JSON')).toThrow();
});
