import { describe, expect, it } from 'vitest';
import { adjustmentKinds } from '../contract.ts';
import { hasTransfer, listPossible } from './possible.ts';

const list = (standing: string, purse: { available: number; debt: number }): string[] =>
  listPossible(standing, purse).map(({ kind, upTo }) => `${kind} ${upTo}`);

describe('what owners can settle', () => {
  it.each(['active', 'suspended', 'pending', 'rejected', 'closed'])('a debt, of who is %s', (standing) => {
    expect(list(standing, { available: 0, debt: 300 })).toEqual(['debt_payment 300', 'debt_write_off 300']);
  });
  it.each([
    ['active', []],
    ['suspended', ['payout 500']],
    ['rejected', ['payout 500']],
    ['closed', ['payout 500', 'late_forfeit 500']],
  ])('money of who is %s: %j', (standing, kinds) => {
    expect(list(standing, { available: 500, debt: 0 })).toEqual(kinds);
  });
  it('nothing of nothing', () => expect(list('closed', { available: 0, debt: 0 })).toEqual([]));
});

it('asks for the name of a transfer where there is one', () => {
  expect(adjustmentKinds.filter(hasTransfer)).toEqual(['debt_payment', 'payout']);
});
