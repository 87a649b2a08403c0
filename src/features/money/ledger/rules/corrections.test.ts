import { describe, expect, it } from 'vitest';
import { type Journal, toAccountName } from './accounts.ts';
import { toCorrectionJournals } from './corrections.ts';

const money = { withdrawId: 'w', contributorId: 'c', amount: 1000 };
const [available, reserved, debt] = ['available', 'reserved', 'debt'].map((kind) => `contributor_${kind} c `);
const list = ({ transfers }: Journal): string[] =>
  transfers.map(({ debit, credit, amount }) => `${toAccountName(debit)} > ${toAccountName(credit)} ${amount}`);

function correct(from: 'failed' | 'paid' | 'returned', free: number): string[][] {
  const wrong = { number: 2, from, fee: 15, available: free, debt: free === 0 ? 300 : 0 };
  const journals = toCorrectionJournals(money, wrong);
  expect(journals.every(({ subject, lineId }) => subject === 'w 2' && lineId === null)).toBe(true);
  return journals.map((journal) => [journal.kind, journal.outcome ?? '', ...list(journal)]);
}

describe('a correction', () => {
  const paid = ['withdraw_resolve', 'paid', `${reserved} > bank   985`, `${reserved} > transfer_fee   15`];

  it('takes a failure back, also from who has spent the money, and pays', () => {
    expect(correct('failed', 1000)).toEqual([['withdraw_reverse', '', `${available} > ${reserved} 1000`], paid]);
    expect(correct('failed', 400)).toEqual([
      ['withdraw_reverse', '', `${available} > ${reserved} 400`, `${debt} > ${reserved} 600`],
      paid,
    ]);
    expect(correct('failed', 0)).toEqual([['withdraw_reverse', '', `${debt} > ${reserved} 1000`], paid]);
  });

  it('takes a payment back, with what it cost, and frees it, debt first', () => {
    const reverse = ['withdraw_reverse', '', `bank   > ${reserved} 985`, `transfer_fee   > ${reserved} 15`];
    expect(correct('paid', 50)).toEqual([reverse, ['withdraw_resolve', 'failed', `${reserved} > ${available} 1000`]]);
    expect(correct('paid', 0)).toEqual([
      reverse,
      ['withdraw_resolve', 'failed', `${reserved} > ${debt} 300`, `${reserved} > ${available} 700`],
    ]);
  });

  it('takes a return back', () => {
    expect(correct('returned', 2000)).toEqual([['withdraw_reverse', '', `${available} > bank   985`]]);
    expect(correct('returned', 0)).toEqual([['withdraw_reverse', '', `${debt} > bank   985`]]);
  });
});
