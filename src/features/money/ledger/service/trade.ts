import type { Database } from '../../../../platform/database/pool.ts';
import type { ContributorKind } from '../rules/accounts.ts';
import { type ContributorQuery, type EarnedRow, readOwed, type TradeDayRow } from '../store/trade.ts';

export { findFirstTime, sumEarnedBetween, sumTradeDays } from '../store/trade.ts';

/** Trade of a day in Dhaka; money in minor units. */
export type TradeDay = TradeDayRow;

/** What a contributor earned in a time. */
export type EarnedDay = EarnedRow;

/** What the site owes contributors, and they owe it. Minor units. */
export interface Owed {
  readonly pending: number;
  readonly available: number;
  readonly reserved: number;
  readonly debt: number;
}

/** `contributors`: whom to look at, as a query of their identifiers. */
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
