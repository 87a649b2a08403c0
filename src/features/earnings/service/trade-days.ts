import { type Context, inTransaction } from '../../../platform/context.ts';
import { findFirstTime, sumTradeDays, type TradeDay } from '../../ledger/service/trade.ts';
import { addDays, toDayStart, toDhakaDay } from '../rules/period.ts';
import { addSummedDays, readLastDay, readNow, readSummedDays } from '../store/trade-days.ts';

/** Days that are summed by one statement. */
const BATCH = 31;
/** A transaction that began before midnight has long ended. */
const MARGIN_MS = 3_600_000;

const empty = (day: string): TradeDay => ({
  day,
  sales: 0,
  gross: 0,
  fees: 0,
  refunds: 0,
  refunded: 0,
  fees_returned: 0,
});

const listDaysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Sums the days that are over, up to yesterday, by the clock that the books are dated by. Safe to repeat, and to run twice at once. */
export const sumEndedDays = async (ctx: Context): Promise<void> => sumDaysBefore(ctx, await readNow(ctx.db));

/** Those that are over at a moment. What is summed stays: the moment must have come. */
export async function sumDaysBefore(ctx: Context, moment: Date): Promise<void> {
  const currency = ctx.platform.config.ARBOR_CURRENCY;
  const last = addDays(toDhakaDay(new Date(moment.getTime() - MARGIN_MS)), -1);
  const done = await readLastDay(ctx.db, currency);
  const first = done === undefined ? await findFirstTime(ctx.db) : undefined;
  if (done === undefined && first === undefined) return;
  let from = done === undefined ? toDhakaDay(first ?? moment) : addDays(done, 1);
  while (from <= last) {
    const end = addDays(from, BATCH - 1);
    const to = end.localeCompare(last) < 0 ? end : last;
    const time = { from: toDayStart(from), until: toDayStart(addDays(to, 1)) };
    const found = new Map((await sumTradeDays(ctx.db, currency, time)).map((each) => [each.day, each]));
    const days = listDaysOf(from, to).map((day) => found.get(day) ?? empty(day));
    await inTransaction(ctx, ({ tx }) => addSummedDays(tx, currency, days));
    from = addDays(to, 1);
  }
}

/** Each of the days until today, oldest first: those that are over from their sums, the others from the books. */
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
