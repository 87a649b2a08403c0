import { expect, it } from 'vitest';
import { withdrawStatuses } from '../contract/withdrawals.ts';
import { canMove, corrections, targets, transitions } from './status.ts';

it('lets a request become what money can still become', () => {
  const moves = withdrawStatuses.flatMap((from) =>
    withdrawStatuses.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`),
  );
  const declared = Object.entries(transitions).flatMap(([from, all]) => all.map((to) => `${from} > ${to}`));
  expect(declared.toSorted()).toEqual(moves.toSorted());
  expect(moves.toSorted()).toEqual([
    'approved > failed',
    'approved > paid',
    'approved > rejected',
    'paid > returned',
    'requested > approved',
    'requested > cancelled',
    'requested > rejected',
  ]);
});

it('knows what each step makes of a request', () => {
  expect(targets).toEqual({
    approve: 'approved',
    pay: 'paid',
    reject: 'rejected',
    fail: 'failed',
    return: 'returned',
  });
});

it('knows what a wrongly entered result can be corrected to', () => {
  expect(corrections).toEqual({ failed: 'paid', paid: 'failed', returned: 'paid' });
});
