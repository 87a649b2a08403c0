import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Journal, toAccountName } from './accounts.ts';
import {
  freeMoney,
  type SoldLine,
  sumEarned,
  sumParts,
  toProviderFeeJournal,
  toRefundJournal,
  toReleaseJournal,
  toSaleJournal,
} from './journals.ts';

const list = ({ transfers }: Pick<Journal, 'transfers'>): string[] =>
  transfers.map(({ debit, credit, amount }) => `${toAccountName(debit)} > ${toAccountName(credit)} ${amount}`);
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

const line: SoldLine = { lineId: 'line', contributorId: 'ann', fee: 300, net: 701 };
const shared: SoldLine = {
  ...line,
  agreed: [
    { contributorId: 'bob', basisPoints: 5000 },
    { contributorId: 'ann', basisPoints: 5000 },
  ],
};

describe('a sale', () => {
  it('gives its contributor what the fee leaves, and the site the fee', () => {
    const journal = toSaleJournal({ provider: 'bkash' }, line);
    expect(journal).toMatchObject({ kind: 'sale', subject: 'line', lineId: 'line' });
    expect('clearsAt' in journal).toBe(false);
    expect(list(journal)).toEqual([
      'provider_clearing  bkash > contributor_pending ann  701',
      'provider_clearing  bkash > platform_fee   300',
    ]);
  });

  it('clears when it is said to', () => {
    const clearsAt = new Date('2026-11-29T10:00:00Z');
    expect(toSaleJournal({ provider: 'bkash', clearsAt }, line).clearsAt).toEqual(clearsAt);
  });

  it('gives those who agreed their parts, the odd poisha to the first of them', () => {
    expect(list(toSaleJournal({ provider: 'stripe' }, shared))).toEqual([
      'provider_clearing  stripe > contributor_pending bob  351',
      'provider_clearing  stripe > contributor_pending ann  350',
      'provider_clearing  stripe > platform_fee   300',
    ]);
  });

  it('moves nothing for who gets nothing', () => {
    expect(list(toSaleJournal({ provider: 'x' }, { ...line, fee: 0 }))).toEqual([
      'provider_clearing  x > contributor_pending ann  701',
    ]);
    expect(list(toSaleJournal({ provider: 'x' }, { ...shared, net: 0 }))).toEqual([
      'provider_clearing  x > platform_fee   300',
    ]);
    expect(list(toSaleJournal({ provider: 'x' }, { ...shared, net: 1 }))).toEqual([
      'provider_clearing  x > contributor_pending bob  1',
      'provider_clearing  x > platform_fee   300',
    ]);
  });

  it('takes as much from the provider as the line costs, whoever shares it', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    const shares = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(amount, amount, shares, (fee, net, points) => {
        const agreed = points.map((basisPoints, index) => ({ contributorId: `c${index}`, basisPoints }));
        const sold = { ...line, fee, net, agreed };
        const { transfers } = toSaleJournal({ provider: 'x' }, sold);
        expect(sumOf(transfers.map((each) => each.amount))).toBe(fee + net);
        expect(transfers.every((each) => each.amount > 0 && each.debit.kind === 'provider_clearing')).toBe(true);
        expect(sumOf([...sumEarned([sold]).values()])).toBe(net);
      }),
    );
  });
});

describe('what each earns', () => {
  it('is summed over lines, without who gets nothing', () => {
    expect(sumEarned([line, shared, { ...line, contributorId: 'eve', net: 0 }])).toEqual(
      new Map([
        ['ann', 701 + 350],
        ['bob', 351],
      ]),
    );
  });

  it('is the sum of what isn’t nothing', () => {
    const parts = [
      { contributorId: 'ann', amount: 0 },
      { contributorId: 'bob', amount: 1 },
      { contributorId: 'bob', amount: 2 },
    ];
    expect(sumParts(parts)).toEqual(new Map([['bob', 3]]));
  });
});

describe('freed money', () => {
  it.each([
    [0, ['bank   > contributor_available ann  100']],
    [1, ['bank   > contributor_debt ann  1', 'bank   > contributor_available ann  99']],
    [100, ['bank   > contributor_debt ann  100']],
    [101, ['bank   > contributor_debt ann  100']],
  ])('pays a debt of %d first', (debt, transfers) => {
    expect(list({ transfers: freeMoney({ kind: 'bank' }, 'ann', { amount: 100, debt }) })).toEqual(transfers);
  });
});

describe('a release', () => {
  it('frees what is pending of a line, for each by what they owe', () => {
    const journal = toReleaseJournal('line', [
      { contributorId: 'ann', amount: 100, debt: 30 },
      { contributorId: 'bob', amount: 50, debt: 0 },
      { contributorId: 'eve', amount: 0, debt: 9 },
    ]);
    expect(journal).toMatchObject({ kind: 'release', subject: 'line', lineId: 'line' });
    expect(list(journal)).toEqual([
      'contributor_pending ann  > contributor_debt ann  30',
      'contributor_pending ann  > contributor_available ann  70',
      'contributor_pending bob  > contributor_available bob  50',
    ]);
  });
});

describe('a refund', () => {
  const to = { provider: 'bkash', refundId: 'refund', isByTransfer: false };

  it('takes what is pending, and the fee', () => {
    const parts = [{ contributorId: 'ann', amount: 700, isReleased: false, available: 0 }];
    const journal = toRefundJournal({ lineId: 'line', fee: 300, parts }, to);
    expect(journal).toMatchObject({ kind: 'refund', subject: 'refund line', lineId: 'line' });
    expect(list(journal)).toEqual([
      'contributor_pending ann  > provider_clearing  bkash 700',
      'platform_fee   > provider_clearing  bkash 300',
    ]);
  });

  it('that a transfer has paid leaves the bank, and takes the same', () => {
    const parts = [{ contributorId: 'ann', amount: 700, isReleased: true, available: 1 }];
    const journal = toRefundJournal({ lineId: 'line', fee: 300, parts }, { ...to, isByTransfer: true });
    expect(journal).toMatchObject({ kind: 'refund', subject: 'refund line', lineId: 'line' });
    expect(list(journal)).toEqual([
      'contributor_available ann  > bank   1',
      'contributor_debt ann  > bank   699',
      'platform_fee   > bank   300',
    ]);
  });

  it.each([
    [700, ['contributor_available ann  > provider_clearing  bkash 700']],
    [701, ['contributor_available ann  > provider_clearing  bkash 700']],
    [
      1,
      [
        'contributor_available ann  > provider_clearing  bkash 1',
        'contributor_debt ann  > provider_clearing  bkash 699',
      ],
    ],
    [0, ['contributor_debt ann  > provider_clearing  bkash 700']],
  ])('takes of what was released what of it is free, %d; the rest is owed', (available, transfers) => {
    const parts = [{ contributorId: 'ann', amount: 700, isReleased: true, available }];
    expect(list(toRefundJournal({ lineId: 'line', fee: 0, parts }, to))).toEqual(transfers);
  });

  it('gives the buyer back what it takes, whoever has had it for how long', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    const part = fc.record({
      contributorId: fc.string(),
      amount,
      isReleased: fc.boolean(),
      available: amount,
    });
    fc.assert(
      fc.property(amount, fc.array(part, { maxLength: 10 }), (fee, parts) => {
        const { transfers } = toRefundJournal({ lineId: 'line', fee, parts }, to);
        expect(sumOf(transfers.map((each) => each.amount))).toBe(fee + sumOf(parts.map((each) => each.amount)));
        expect(transfers.every((each) => each.amount > 0 && each.credit.kind === 'provider_clearing')).toBe(true);
      }),
    );
  });
});

describe('what a provider keeps', () => {
  it('is a cost of the site', () => {
    const journal = toProviderFeeJournal({ provider: 'stripe', paymentId: 'payment', fee: 29 });
    expect(journal).toMatchObject({ kind: 'provider_fee', subject: 'payment', lineId: null });
    expect(list(journal)).toEqual(['provider_fee  stripe > provider_clearing  stripe 29']);
    expect(list(toProviderFeeJournal({ provider: 'stripe', paymentId: 'payment', fee: 0 }))).toEqual([]);
  });
});
