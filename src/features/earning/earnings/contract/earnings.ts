import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, instant, money, moneyChange, pageQuery } from '../../../../platform/http/schemas.ts';
import { withdrawTrace } from '../../withdrawals/contract/withdrawals.ts';

export const entryKinds = [
  'sale',
  'refund',
  'affiliate',
  'affiliate_refund',
  'withdrawal',
  'withdrawal_returned',
  'withdrawal_corrected',
  'paid_directly',
  'debt_paid',
  'debt_written_off',
  'given_up',
  'other',
] as const;

/** A ledger entry of the contributor; a refund is an entry of its own. */
const earningsEntry = z
  .object({
    _id: z.string(),
    kind: z.enum(entryKinds),
    at: instant,
    /** The sold line, for a sale or its refund; null for other entries, also for what an affiliate's link earned. */
    sale: z
      .object({
        /** Order number as shown to people. */
        orderNumber: z.int(),
        contentId: id,
        title: z.string(),
        variantName: z.string(),
        /** Price, VAT within it, fee, and VAT within the fee; negative for a refund. */
        price: moneyChange,
        vat: moneyChange,
        platformFee: moneyChange,
        feeVat: moneyChange,
        /** Whether an agreement splits the earnings: then `share` is a part of what remains after the fee. */
        isShared: z.boolean(),
      })
      .nullable(),
    /** The withdrawal that was paid out or returned; null for other entries. */
    withdrawal: withdrawTrace.nullable(),
    /** The contributor's share. The site bears the payment provider's fees. */
    share: moneyChange,
    /** For a sale: whether its share has cleared. Null for other entries. */
    state: z.enum(['clearing', 'cleared', 'refunded']).nullable(),
    /** End of the clearing time; null if there is none. */
    clearsAt: instant.nullable(),
  })
  .meta({ id: 'EarningsEntry' });

const balances = z.object({
  /** Earnings that haven't cleared yet. */
  pending: money,
  /** Balance available for withdrawal. */
  available: money,
  /** Money reserved for withdrawals in progress. */
  reserved: money,
  /** Debt from refunds after a withdrawal, which later sales pay back. */
  debt: money,
  /** Sum of all payouts so far. */
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
        /** Days from a sale until its share can be withdrawn. */
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
    summary: 'Sales and deductions in each of the last 30 days or 12 months, in Dhaka time',
    query: z.object({ by: z.enum(['day', 'month']).default('day') }),
    output: z.object({
      currency,
      by: z.enum(['day', 'month']),
      /** The current day in Dhaka. */
      today: z.string(),
      /** Days or months, oldest first, including those without entries. */
      spans: z.array(
        z.object({
          /** Day `YYYY-MM-DD` or month `YYYY-MM`. */
          span: z.string(),
          sales: z.int(),
          earned: money,
          refunds: z.int(),
          /** Earnings deducted for refunds. */
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
          /** Sums of prices without VAT, fees with their VAT, and shares, less refunds. */
          price: moneyChange,
          platformFee: moneyChange,
          share: moneyChange,
          /** Whether an agreement split the earnings of some of these sales. */
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
      'Days are in Dhaka time; the last one is included. A PDF with too many entries sums them by month; the CSV always has all. Two statements are created at a time, others wait in a queue; if too many wait, the answer is 503 with `Retry-After`.',
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
