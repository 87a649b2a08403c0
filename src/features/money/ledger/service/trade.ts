import type { Database } from '../../../../platform/database/pool.ts';
import type { ContributorKind } from '../rules/accounts.ts';
import {
  type ContributorQuery,
  type EarnedRow,
  readEarned,
  readFirstTime,
  readOwed,
  readTradeDays,
  type TradeDayRow,
} from '../store/trade.ts';

/** Of a day in Dhaka; money in minor units. */
export type TradeDay = TradeDayRow;

/** What was sold and given back on each day of a time; days without trade are missing. Reads every fact of that time. */
export const sumTradeDays = (
  db: Database,
  currency: string,
  time: { readonly from: Date; readonly until: Date },
): Promise<TradeDay[]> => readTradeDays(db, currency, time);

/** What a contributor earned in a time. */
export type EarnedDay = EarnedRow;

/** Of all who sold something in a time; `until` is no longer in it. */
export const sumEarnedBetween = (
  db: Database,
  currency: string,
  time: { readonly from: Date; readonly until: Date },
): Promise<EarnedDay[]> => readEarned(db, currency, time);

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

/** When the books begin; undefined while they are empty. */
export const findFirstTime = (db: Database): Promise<Date | undefined> => readFirstTime(db);
