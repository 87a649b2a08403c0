import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, instant, money, moneyChange } from '../../../../platform/http/schemas.ts';

const tag = 'Earnings';

/** A value for a period, and for the equally long period before it. */
const compared = <T extends z.ZodType>(figure: T) => z.object({ now: figure, before: figure });

const contributorDashboard = z
  .object({
    kind: z.literal('contributor'),
    currency: z.string(),
    balances: z.object({ pending: money, available: money, reserved: money, debt: money, paid: money }),
    /** Earnings less refunds. */
    earned: compared(moneyChange),
    sales: compared(z.int()),
    inReview: z.int(),
    /** Best-selling works of the period. */
    selling: z.array(
      z.object({ contentId: id, title: z.string(), sales: z.int(), refunds: z.int(), share: moneyChange }),
    ),
  })
  .meta({ id: 'ContributorDashboard' });

const trade = z.object({
  sales: compared(z.int()),
  gross: compared(money),
  /** The platform's fees, less refunds. */
  fees: compared(moneyChange),
  refunds: compared(z.int()),
  refunded: compared(money),
  /** Sums that the site owes contributors and that they owe the site. */
  owed: z.object({
    pending: money,
    available: money,
    reserved: money,
    debt: money,
    /**
     * Pending, available and reserved balances together at the beginning of the period; null if they were not recorded
     * that day.
     */
    before: money.nullable(),
  }),
});

const adminDashboard = z
  .object({
    kind: z.literal('admin'),
    currency: z.string(),
    /** Null for moderators, who have no access to money. */
    trade: trade.nullable(),
    downloads: compared(z.int()),
    signUps: compared(z.int()),
    /** Number of works in review, now and at the beginning of the period. */
    reviewQueue: compared(z.int()),
    /** Days in Dhaka, oldest first; amounts are 0 for moderators. */
    days: z.array(
      z.object({
        day: z.string(),
        sales: z.int(),
        gross: money,
        fees: moneyChange,
        downloads: z.int(),
        signUps: z.int(),
        /** Values of the corresponding day in the period before. */
        before: z.object({ gross: money, fees: moneyChange, downloads: z.int(), signUps: z.int() }),
      }),
    ),
  })
  .meta({ id: 'AdminDashboard' });

const limit = z.coerce.number().int().min(1).max(50).default(10);

export const dashboardContract = {
  dashboard: operation({
    method: 'GET',
    path: '/dashboard',
    access: 'creator',
    tag,
    summary: 'Dashboard figures: your own with a contributor’s session, the whole site’s with an admin’s',
    query: z.object({ days: z.enum(['7', '30', '90']).default('30') }),
    output: z.discriminatedUnion('kind', [contributorDashboard, adminDashboard]),
    errors: [],
  }),
  recent: operation({
    method: 'GET',
    path: '/contributor/downloads/recent',
    access: 'contributor',
    tag,
    summary: 'The last downloads of your works, newest first; never who downloaded',
    query: z.object({ limit }),
    output: z.object({ items: z.array(z.object({ contentId: id, title: z.string(), at: instant })) }),
    errors: [],
  }),
  most: operation({
    method: 'GET',
    path: '/contributor/downloads/most',
    access: 'contributor',
    tag,
    summary: 'Your most downloaded works',
    query: z.object({ limit, days: z.enum(['30', '90', '365']).default('30') }),
    output: z.object({ items: z.array(z.object({ contentId: id, title: z.string(), downloads: z.int() })) }),
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof dashboardContract> {}
}
