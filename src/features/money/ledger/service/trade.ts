import type { Database } from '../../../../platform/database/pool.ts';
import type { ContributorKind } from '../rules/accounts.ts';
import { type ContributorQuery, type EarnedRow, readOwed, type TradeDayRow } from '../store/trade.ts';

export { findFirstTime, sumEarnedBetween, sumTradeDays } from '../store/trade.ts';

/** Sales and refunds of one day in Dhaka; amounts are in minor units. */
export type TradeDay = TradeDayRow;

/** A contributor's earnings in a period. */
export type EarnedDay = EarnedRow;

/** Sums that the site owes contributors and that contributors owe the site, in minor units. */
export interface Owed {
  readonly pending: number;
  readonly available: number;
  readonly reserved: number;
  readonly debt: number;
}

/** `contributors`: a query of the contributors' ids. */
export async function sumOwed(db: Database, currency: string, contributors: ContributorQuery): Promise<Owed> {
  const rows = await readOwed(db, currency, contributors);
  const get = (kind: ContributorKind): number => rows.find((row) => row.kind === kind)?.amount ?? 0;
  return {
    pending: get('contributor_pending'),
    available: get('contributor_available'),
    reserved: get('contributor_reserved'),
    debt: get('contributor_debt'),
  };
}
