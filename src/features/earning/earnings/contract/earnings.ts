import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, instant, money, moneyChange, pageQuery } from '../../../../platform/http/schemas.ts';
import { withdrawTrace } from '../../withdrawals/contract/withdrawals.ts';

export const entryKinds = [
  'sale',
  'refund',
  'withdrawal',
  'withdrawal_returned',
  'withdrawal_corrected',
  'paid_directly',
  'debt_paid',
  'debt_written_off',
  'given_up',
  'other',
] as const;

/** What came to the contributor, or was taken; a refund is one of its own. */
const earningsEntry = z
  .object({
    _id: z.string(),
    kind: z.enum(entryKinds),
    at: instant,
    /** The sale, for a sale or its refund; null for every other entry. */
    sale: z
      .object({
        /** For people. */
        orderNumber: z.int(),
        contentId: id,
        title: z.string(),
        variantName: z.string(),
        /** Taken back, these are less than nothing. */
        price: moneyChange,
        platformFee: moneyChange,
        /** Shared with others by an agreement: the share is a part of what remains after the fee. */
        isShared: z.boolean(),
      })
      .nullable(),
    /** The withdrawal that was paid out or returned; null for other entries. */
    withdrawal: withdrawTrace.nullable(),
    /** The contributor's share. What the payment provider costs is the site's. */
    share: moneyChange,
    /** For a sale: whether its share can be withdrawn. */
    state: z.enum(['clearing', 'cleared', 'refunded']).nullable(),
    /** Until when it clears. */
    clearsAt: instant.nullable(),
  })
  .meta({ id: 'EarningsEntry' });

const balances = z.object({
  /** Earned, and not cleared. */
  pending: money,
  /** Free to withdraw. */
  available: money,
  /** Kept for withdrawals that are on their way. */
  reserved: money,
  /** Debt from refunds after a withdrawal; later sales pay it back. */
  debt: money,
  /** Withdrawn so far. */
  paid: money,
});

const currency = z.string();
const tag = 'Earnings';
const day = z.iso.date();

export const earningsContract = {
  current: operation({
    method: 'GET',
    path: '/contributor/sales-earnings/current',
    access: 'user',
    tag,
    summary: 'Balances of your earnings, and the newest sales and refunds',
    description: 'For contributors in any status: suspended ones still see their earnings.',
    query: z.object({ limit: pageQuery.limit }),
    output: z
      .object({
        currency,
        balances,
        /** After so many days a share can be withdrawn. */
        clearingDays: z.int(),
        entries: z.object({ items: z.array(earningsEntry), nextCursor: z.string().nullable() }),
      })
      .meta({ id: 'CurrentEarnings' }),
    errors: [],
  }),
  entries: operation({
    method: 'GET',
    path: '/contributor/sales-earnings/entries',
    access: 'user',
    tag,
    summary: 'Sales, refunds and withdrawals, newest first',
    query: z.object({ ...pageQuery }),
    output: z.object({
      items: z.array(earningsEntry),
      nextCursor: z.string().nullable(),
      total: z.int().min(0),
      totalIsMore: z.boolean(),
    }),
    errors: [],
  }),
  chart: operation({
    method: 'GET',
    path: '/contributor/sales-earnings/chart',
    access: 'user',
    tag,
    summary: 'What came and went on each of the last 30 days, or in each of the last 12 months, in Dhaka',
    query: z.object({ by: z.enum(['day', 'month']).default('day') }),
    output: z.object({
      currency,
      by: z.enum(['day', 'month']),
      /** In Dhaka. */
      today: z.string(),
      /** Oldest first; also those on which nothing happened. */
      spans: z.array(
        z.object({
          /** `YYYY-MM-DD`, or `YYYY-MM`. */
          span: z.string(),
          sales: z.int(),
          earned: money,
          refunds: z.int(),
          /** Taken back. */
          returned: money,
        }),
      ),
    }),
    errors: [],
  }),
  contents: operation({
    method: 'GET',
    path: '/contributor/sales-earnings/contents',
    access: 'user',
    tag,
    summary: 'Earnings of each of your works, highest first',
    query: z.object({ ...pageQuery, days: z.enum(['30', '365', 'all']).default('365') }),
    output: z.object({
      currency,
      items: z.array(
        z.object({
          contentId: id,
          title: z.string(),
          sales: z.int(),
          refunds: z.int(),
          /** Less what was given back, as the others. */
          price: moneyChange,
          platformFee: moneyChange,
          share: moneyChange,
          /** Whether some of these sales were shared with others. */
          isShared: z.boolean(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
    errors: [],
  }),
  statement: operation({
    method: 'GET',
    path: '/contributor/sales-earnings/statement',
    access: 'user',
    tag,
    summary: 'All entries of a period with opening and closing balance, as CSV or PDF',
    description:
      'Days are in Dhaka, the last one included. A PDF with too many entries sums them by month; the CSV always has all. Two statements are made at a time, the others queue; if too many wait, the answer is 503 with `Retry-After`.',
    query: z.object({
      from: day,
      to: day,
      format: z.enum(['csv', 'pdf']).default('csv'),
      language: z.enum(['en', 'bn']).optional(),
    }),
    output: 'stream',
    errors: [],
    limit: { calls: 30, seconds: 60 },
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof earningsContract> {}
}
