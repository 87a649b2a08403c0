import { describe, expect, it } from 'vitest';
import { type Journal, toAccountName } from './accounts.ts';
import { sumPaidBack, toForfeitJournal, toReserveJournal, toResolveJournal, toReturnJournal } from './withdrawals.ts';

const money = { withdrawId: 'w', contributorId: 'c', amount: 1000 };
const list = ({ transfers }: Journal): string[] =>
  transfers.map(({ debit, credit, amount }) => `${toAccountName(debit)} > ${toAccountName(credit)} ${amount}`);
const [available, reserved, debt] = ['available', 'reserved', 'debt'].map((kind) => `contributor_${kind} c `);

describe('a withdrawal in the books', () => {
  it('keeps what was asked for', () => {
    const journal = toReserveJournal(money);
    expect(journal).toMatchObject({ kind: 'withdraw_reserve', subject: 'w', lineId: null });
    expect(list(journal)).toEqual([`${available} > ${reserved} 1000`]);
  });

  it.each([
    [0, [`${reserved} > bank   1000`]],
    [15, [`${reserved} > bank   985`, `${reserved} > transfer_fee   15`]],
  ])('pays it out, less %d for the transfer, whatever is owed', (fee, transfers) => {
    const journal = toResolveJournal(money, { outcome: 'paid', fee, debt: 400 });
    expect(journal).toMatchObject({ kind: 'withdraw_resolve', subject: 'w', lineId: null, outcome: 'paid' });
    expect(list(journal)).toEqual(transfers);
  });

  it.each(['rejected', 'failed', 'cancelled'] as const)(
    'frees it where it is %s, without a fee, debt first',
    (outcome) => {
      const free = (owed: number): string[] => list(toResolveJournal(money, { outcome, fee: 15, debt: owed }));
      expect(toResolveJournal(money, { outcome, fee: 15, debt: 0 })).toMatchObject({
        kind: 'withdraw_resolve',
        outcome,
      });
      expect(free(0)).toEqual([`${reserved} > ${available} 1000`]);
      expect(free(400)).toEqual([`${reserved} > ${debt} 400`, `${reserved} > ${available} 600`]);
      expect(free(1000)).toEqual([`${reserved} > ${debt} 1000`]);
      expect(free(1001)).toEqual([`${reserved} > ${debt} 1000`]);
    },
  );

  it('takes what came back into the bank, debt first', () => {
    const journal = toReturnJournal(money, { debt: 250 });
    expect(journal).toMatchObject({ kind: 'withdraw_return', subject: 'w', lineId: null });
    expect(list(journal)).toEqual([`bank   > ${debt} 250`, `bank   > ${available} 750`]);
    expect(list(toReturnJournal(money, { debt: 0 }))).toEqual([`bank   > ${available} 1000`]);
    expect(toReturnJournal(money, { debt: 0, correction: 2 }).subject).toBe('w 2');
  });
});

describe('what of freed money paid a debt', () => {
  it.each([
    [0, 0],
    [250, 250],
    [1001, 1000],
  ])('of %d: %d', (owed, paidBack) => {
    expect(sumPaidBack(toReturnJournal(money, { debt: owed }))).toBe(paidBack);
    expect(sumPaidBack(toResolveJournal(money, { outcome: 'failed', fee: 15, debt: owed }))).toBe(paidBack);
    expect(sumPaidBack(toResolveJournal(money, { outcome: 'paid', fee: 15, debt: owed }))).toBe(0);
  });
});

describe('what a contributor gives up', () => {
  it('makes the site’s losses less', () => {
    const journal = toForfeitJournal('c', 70);
    expect(journal).toMatchObject({ kind: 'forfeit', subject: 'c', lineId: null });
    expect(list(journal)).toEqual([`${available} > write_off   70`]);
    expect(list(toForfeitJournal('c', 0))).toEqual([]);
  });
});
