import type { Database } from '../../../../platform/database/pool.ts';
import { selectEarnedWorks } from '../../../buying/orders/service/earned.ts';
import { selectEntriesOfAllLines } from '../../../money/ledger/service/entries.ts';
import { sumTradeDays, type TradeDay } from '../../../money/ledger/service/trade.ts';
import { toBounds } from '../rules/period.ts';
import { readWrongWorks } from '../store/earned-days.ts';
import { readSummedDays } from '../store/trade-days.ts';

/** Number of days that one statement sums. */
const BATCH = 31;
const figures = ['gross', 'fees', 'refunded', 'fees_returned', 'sales', 'refunds'] as const;

export interface WrongDay {
  /** Day `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  /**
   * The first value that differs, or the earnings of the first work that differs: according to the ledger, and as
   * summed. Minor units or a count.
   */
  readonly books: number;
  readonly summed: number;
}

/** Days whose stored sums differ from the ledger. Reads all trade. */
export async function findWrongTradeDays(db: Database, currency: string): Promise<WrongDay[]> {
  const all = await readSummedDays(db, currency, '1970-01-01');
  const wrong: WrongDay[] = [];
  for (let at = 0; at < all.length; at += BATCH) {
    const days = all.slice(at, at + BATCH);
    const time = toBounds({ from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' });
    const books = new Map<string, TradeDay>(
      (await sumTradeDays(db, currency, time)).map((each) => [each.day, each] as const),
    );
    const works = selectEarnedWorks(selectEntriesOfAllLines(currency, time));
    const listed = days.map(({ day }) => day);
    const wrongWorks = new Map((await readWrongWorks(db, currency, listed, works)).map((each) => [each.day, each]));
    for (const summed of days) {
      const own = books.get(summed.day);
      const figure = figures.find((each) => (own?.[each] ?? 0) !== summed[each]);
      const work = wrongWorks.get(summed.day);
      if (figure !== undefined) wrong.push({ day: summed.day, books: own?.[figure] ?? 0, summed: summed[figure] });
      else if (work !== undefined) wrong.push(work);
    }
  }
  return wrong;
}
