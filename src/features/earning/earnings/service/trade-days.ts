import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { selectEarnedWorks } from '../../../buying/orders/service/earned.ts';
import { selectEntriesOfAllLines } from '../../../money/ledger/service/entries.ts';
import { findFirstTime, sumOwed, sumTradeDays, type TradeDay } from '../../../money/ledger/service/trade.ts';
import { selectPayableContributors } from '../../../people/contributors/service/references.ts';
import { addDays, listDaysBetween, toBounds, toDayStart, toDhakaDay } from '../rules/period.ts';
import { addEarnedDays } from '../store/earned-days.ts';
import {
  addSummedDays,
  allowLongStatements,
  noteOwed,
  readLastDay,
  readNow,
  readSummedDays,
} from '../store/trade-days.ts';
import { sumOverviewDays } from './overview-days.ts';

/** Number of days that one statement sums. */
const BATCH = 31;
/** Time after midnight by which every transaction of the day has ended. */
const MARGIN_MS = 3_600_000;
/** Number of completed days that each run sums again, to include journals that were committed even later. */
const AGAIN_DAYS = 7;

const empty = (day: string): TradeDay => ({
  day,
  sales: 0,
  gross: 0,
  fees: 0,
  refunds: 0,
  refunded: 0,
  fees_returned: 0,
});

/**
 * Job that stores the sums of completed days, up to yesterday by the database's clock, which also dates the ledger.
 * Safe to repeat and to run concurrently.
 */
export async function sumEndedDays({ db, platform }: Context): Promise<void> {
  await sumDaysBefore(db, platform.config.ARBOR_CURRENCY, await readNow(db));
}

/** Stores the sums of the days that are completed at a given time, which must not be in the future. */
export async function sumDaysBefore(db: Database, currency: string, moment: Date): Promise<void> {
  const last = addDays(toDhakaDay(new Date(moment.getTime() - MARGIN_MS)), -1);
  await sumOverviewDays(db, last);
  const done = await readLastDay(db, currency);
  const first = await findFirstTime(db);
  if (first === undefined) return;
  const begin = toDhakaDay(first);
  const again = done === undefined ? begin : addDays(done, 1 - AGAIN_DAYS);
  let from = again.localeCompare(begin) < 0 ? begin : again;
  while (from <= last) {
    const end = addDays(from, BATCH - 1);
    const to = end.localeCompare(last) < 0 ? end : last;
    await sumDays(db, currency, from, to);
    from = addDays(to, 1);
  }
  const { pending, available, reserved } = await sumOwed(db, currency, selectPayableContributors(db));
  await db.transaction().execute((tx) => noteOwed(tx, currency, last, pending + available + reserved));
}

/** Stores all sums of the days in one transaction. */
const sumDays = (db: Database, currency: string, from: string, to: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await allowLongStatements(tx);
    const found = new Map((await sumTradeDays(tx, currency, toBounds({ from, to }))).map((each) => [each.day, each]));
    const days = listDaysBetween(from, to).map((day) => found.get(day) ?? empty(day));
    const [first, ...others] = await addSummedDays(tx, currency, days);
    if (first === undefined) return;
    const time = toBounds({ from: first, to: others.at(-1) ?? first });
    await addEarnedDays(tx, currency, selectEarnedWorks(selectEntriesOfAllLines(currency, time)));
  });

/** First day without stored sums, whose earnings are read from the ledger; undefined if no day has sums. */
export async function findOpenDay(db: Database, currency: string): Promise<string | undefined> {
  const last = await readLastDay(db, currency);
  return last === undefined ? undefined : addDays(last, 1);
}

/** Trade of each day up to today, oldest first: stored sums for completed days, and the ledger for the others. */
export async function readTrade(ctx: Context, days: readonly string[]): Promise<TradeDay[]> {
  const currency = ctx.platform.config.ARBOR_CURRENCY;
  const [first = ''] = days;
  const summed = await readSummedDays(ctx.db, currency, first);
  const last = summed.at(-1)?.day;
  const live = await sumTradeDays(ctx.db, currency, {
    from: toDayStart(last === undefined ? first : addDays(last, 1)),
    until: toDayStart(addDays(days.at(-1) ?? first, 1)),
  });
  const byDay = new Map([...summed, ...live].map((each) => [each.day, each]));
  return days.map((day) => byDay.get(day) ?? empty(day));
}
