import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './test-report.ts';

test('Vitest: skipped and to-do tests are neither', () => {
  const counts = { numTotalTests: 8, numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(readVitest(JSON.stringify({ ...counts, testResults: [] }))).toEqual({ passed: 4, failed: 1, failures: [] });
});

test('Vitest: each failure has its file, its name and the first lines of its message', () => {
  const testResults = [
    {
      name: join(process.cwd(), 'src/sum.test.ts'),
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'] },
      ],
    },
    { name: join(process.cwd(), 'src/broken.test.ts'), message: 'Cannot find module', assertionResults: [] },
  ];
  const { failures } = readVitest(JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults }));
  expect(failures).toEqual([
    'src/sum.test.ts › subtracts\n    expected 1\n    to be 2',
    'src/broken.test.ts\n    Cannot find module',
  ]);
});

test('Playwright: flaky is failed, skipped is neither', () => {
  const report = { suites: [], stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } };
  expect(readPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 3, failures: [] });
});

test('Playwright: failures are found in nested suites', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'cart.spec.ts',
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'Timeout' }] }] }],
  });
  const suites = [{ specs: [spec('adds', true)], suites: [{ specs: [spec('pays', false)] }] }];
  const report = { suites, stats: { expected: 1, unexpected: 1, flaky: 0 } };
  expect(readPlaywright(JSON.stringify(report)).failures).toEqual(['cart.spec.ts › pays\n    Timeout']);
});

test('another report is refused', () => {
  expect(() => readVitest('{}')).toThrow();
  expect(() => readPlaywright('not JSON')).toThrow();
});
