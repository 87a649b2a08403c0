import type { Database } from '../../../platform/database/pool.ts';
import { sumTradeDays, type TradeDay } from '../../ledger/service/trade.ts';
import { addDays, toDayStart } from '../rules/period.ts';
import { readSummedDays } from '../store/trade-days.ts';

/** Days that are summed by one statement. */
const BATCH = 31;
const figures = ['gross', 'fees', 'refunded', 'fees_returned', 'sales', 'refunds'] as const;

export interface WrongDay {
  /** `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  /** The first figure that differs: as the books have it, and as it was summed. Minor units, or a count. */
  readonly books: number;
  readonly summed: number;
}

/** Days whose sums aren't those of the books any more. Reads everything that was ever traded. */
export async function findWrongTradeDays(db: Database, currency: string): Promise<WrongDay[]> {
  const all = await readSummedDays(db, currency, '1970-01-01');
  const wrong: WrongDay[] = [];
  for (let at = 0; at < all.length; at += BATCH) {
    const days = all.slice(at, at + BATCH);
    const [first = '', last = ''] = [days[0]?.day, days.at(-1)?.day];
    const time = { from: toDayStart(first), until: toDayStart(addDays(last, 1)) };
    const books = new Map<string, TradeDay>(
      (await sumTradeDays(db, currency, time)).map((each) => [each.day, each] as const),
    );
    for (const summed of days) {
      const own = books.get(summed.day);
      const figure = figures.find((each) => (own?.[each] ?? 0) !== summed[each]);
      if (figure !== undefined) wrong.push({ day: summed.day, books: own?.[figure] ?? 0, summed: summed[figure] });
    }
  }
  return wrong;
}
