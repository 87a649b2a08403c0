import type { Database } from '../../../../platform/database/pool.ts';
import { type BreakRow, readBreaks } from '../store/breaks.ts';
import { type DaySums, sumDays } from '../store/days.ts';
import type { Days } from './run.ts';

/** Maximum number of discrepancies to print. */
const MAX_BREAKS = 500;

/** Sums of each side in minor units. */
export interface Sides {
  readonly orders: number;
  readonly receipts: number;
  readonly ledger: number;
}

export interface ProviderSides extends Pick<DaySums, 'provider' | 'currency' | 'orders' | 'refunds'> {
  readonly sold: Sides;
  readonly returned: Sides;
}

export const toSides = (each: Omit<DaySums, 'day'>): ProviderSides => ({
  provider: each.provider,
  currency: each.currency,
  orders: each.orders,
  sold: { orders: each.ordered, receipts: each.received, ledger: each.posted },
  refunds: each.refunds,
  returned: { orders: each.refunded, receipts: each.sent_back, ledger: each.posted_back },
});

/** Sums of each side over some days, by provider. */
export const sumSides = async (db: Database, days: Days): Promise<ProviderSides[]> =>
  (await sumDays(db, days)).map(toSides);

/** Open discrepancies, newest first. */
export const findOpenBreaks = (db: Database): Promise<BreakRow[]> =>
  readBreaks(db, 'open', { after: undefined, limit: MAX_BREAKS });
