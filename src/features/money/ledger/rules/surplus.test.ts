import { expect, it } from 'vitest';
import { toAccountName } from './accounts.ts';
import { toSurplusJournal, toSurplusReturnJournal } from './surplus.ts';

const list = ({ transfers }: ReturnType<typeof toSurplusJournal>): string[] =>
  transfers.map(({ debit, credit, amount }) => `${toAccountName(debit)} > ${toAccountName(credit)} ${amount}`);

it('what no order needed is owed until it is back', () => {
  const surplus = { provider: 'stripe', paymentId: 'payment', transactionId: 'pi_1', amount: 15_000 };
  expect(toSurplusJournal(surplus)).toMatchObject({ kind: 'surplus', subject: 'payment pi_1', lineId: null });
  expect(list(toSurplusJournal(surplus))).toEqual(['provider_clearing  stripe > surplus_payable   15000']);
});

it.each([
  [false, 'provider_clearing  stripe'],
  [true, 'bank  '],
])('by a transfer: %s', (isByTransfer, account) => {
  const journal = toSurplusReturnJournal({
    provider: 'stripe',
    paymentRefundId: 'refund',
    amount: 15_000,
    isByTransfer,
  });
  expect(journal).toMatchObject({ kind: 'surplus_return', subject: 'refund', lineId: null });
  expect(list(journal)).toEqual([`surplus_payable   > ${account} 15000`]);
});
