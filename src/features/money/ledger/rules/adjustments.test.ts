import { expect, it } from 'vitest';
import { toAccountName } from './accounts.ts';
import { toAdjustmentJournal } from './adjustments.ts';

it.each([
  ['debt_write_off', 'write_off  ', 'contributor_debt c '],
  ['debt_payment', 'bank  ', 'contributor_debt c '],
  ['payout', 'contributor_available c ', 'bank  '],
  ['late_forfeit', 'contributor_available c ', 'write_off  '],
] as const)('%s moves money from %s to %s', (kind, from, to) => {
  const { transfers, ...journal } = toAdjustmentJournal({ adjustmentId: 'a', contributorId: 'c', kind, amount: 700 });
  expect(journal).toEqual({ kind, subject: 'a', lineId: null });
  expect(transfers.map(({ debit, credit, amount }) => [toAccountName(debit), toAccountName(credit), amount])).toEqual([
    [from, to, 700],
  ]);
});

it('moves nothing of nothing', () => {
  const nothing = { adjustmentId: 'a', contributorId: 'c', kind: 'payout', amount: 0 } as const;
  expect(toAdjustmentJournal(nothing).transfers).toEqual([]);
});
