import { expect, test } from 'vitest';
import { selectTests } from './test-selection.ts';

const paths = [
  'scripts/test-report.test.ts',
  'src/features/earning/withdrawals/create.http.test.ts',
  'src/features/earning/withdrawals/rules/amount.test.ts',
  'src/features/earning/withdraw-options/letters.http.test.ts',
  'src/features/buying/payments/settle.http.test.ts',
  'src/platform/mail/send.http.test.ts',
  'src/platform/payments/amounts.test.ts',
  'tests/attack/payment-races.test.ts',
  'tests/attack/withdraw-races.test.ts',
  'tests/e2e/admin-orders.spec.ts',
  'tests/e2e/withdraw-debt.spec.ts',
  'tests/e2e/withdrawals.spec.ts',
];

test('a feature: its own tests, and the attacks and journeys that are about it by their names', () => {
  expect(selectTests(paths, ['withdrawals'])).toEqual({
    unit: ['src/features/earning/withdrawals/rules/amount.test.ts'],
    http: ['src/features/earning/withdrawals/create.http.test.ts'],
    attack: ['tests/attack/withdraw-races.test.ts'],
    journeys: ['tests/e2e/withdraw-debt.spec.ts', 'tests/e2e/withdrawals.spec.ts'],
  });
});

test('a feature of one name with a folder of the platform', () => {
  expect(selectTests(paths, ['payments'])).toEqual({
    unit: [],
    http: ['src/features/buying/payments/settle.http.test.ts'],
    attack: ['tests/attack/payment-races.test.ts'],
    journeys: [],
  });
});

test('a group, several words, and parts of paths', () => {
  expect(selectTests(paths, ['earning']).http).toHaveLength(2);
  expect(selectTests(paths, ['src/platform/mail', 'test-report'])).toEqual({
    unit: ['scripts/test-report.test.ts'],
    http: ['src/platform/mail/send.http.test.ts'],
    attack: [],
    journeys: [],
  });
  expect(selectTests(paths, ['nowhere'])).toEqual({ unit: [], http: [], attack: [], journeys: [] });
});
