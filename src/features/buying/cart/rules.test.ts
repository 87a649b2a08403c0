import { describe, expect, it } from 'vitest';
import { findLineState, isBuyable, sumPrices } from './rules.ts';

const line = { price: 500, priceSeen: 500, isListed: true, isOwned: false };

describe('the state of a line', () => {
  it.each([
    [{}, 'ready'],
    [{ price: 0, priceSeen: 0 }, 'ready'],
    [{ price: 600 }, 'price_changed'],
    [{ price: 0 }, 'price_changed'],
    [{ price: null }, 'not_for_sale'],
    [{ isListed: false }, 'withdrawn'],
    [{ isListed: false, price: null }, 'withdrawn'],
    [{ isOwned: true, isListed: false, price: null }, 'owned'],
  ] as const)('%o is %s', (change, state) => {
    expect(findLineState({ ...line, ...change })).toBe(state);
  });
});

describe('the subtotal', () => {
  it('is the sum of the prices, a missing one counting as zero', () => {
    const prices = [500, null, 0, 120_050];
    expect(sumPrices(prices.map((price) => ({ variant: { price } })))).toBe(120_550);
    expect(sumPrices([])).toBe(0);
  });
});

it('orders what is for sale, also for another price', () => {
  const states = ['ready', 'price_changed', 'not_for_sale', 'withdrawn', 'owned'] as const;
  expect(states.filter(isBuyable)).toEqual(['ready', 'price_changed']);
});
