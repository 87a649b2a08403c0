import { expect, it } from 'vitest';
import { joinSides } from './sides.ts';

const sums = (provider: string, currency: string, first: number) => ({
  provider,
  currency,
  count: first,
  by_orders: first + 1,
  by_receipts: first + 2,
  by_ledger: first + 3,
});
const noSales = { orders: 0, ordered: 0, received: 0, posted: 0 };
const noRefunds = { refunds: 0, refunded: 0, sent_back: 0, posted_back: 0 };

it('puts sales and refunds of a provider and currency side by side', () => {
  const sales = [sums('bkash', 'BDT', 10), sums('stripe', 'BDT', 20)];
  const refunds = [sums('stripe', 'USD', 30), sums('bkash', 'BDT', 40)];
  expect(joinSides(sales, refunds)).toEqual([
    {
      provider: 'bkash',
      currency: 'BDT',
      orders: 10,
      ordered: 11,
      received: 12,
      posted: 13,
      refunds: 40,
      refunded: 41,
      sent_back: 42,
      posted_back: 43,
    },
    { provider: 'stripe', currency: 'BDT', orders: 20, ordered: 21, received: 22, posted: 23, ...noRefunds },
    { provider: 'stripe', currency: 'USD', ...noSales, refunds: 30, refunded: 31, sent_back: 32, posted_back: 33 },
  ]);
  expect(joinSides([], [])).toEqual([]);
});
