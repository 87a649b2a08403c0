import type { Database } from '../../../../platform/database/pool.ts';
import {
  type Counted,
  readDays,
  readDownloadDays,
  readMostDownloaded,
  readMostSeen,
  readSums,
} from '../store/figures.ts';

export { findRecentDownloads, readStats, selectStat } from '../store/figures.ts';

export interface Figures {
  /** Days in Dhaka as `YYYY-MM-DD`, ending with today. */
  readonly days: readonly { readonly day: string; readonly views: number; readonly downloads: number }[];
  /** Sums for the preceding period of the same length. */
  readonly before: { readonly views: number; readonly downloads: number };
  /** All-time totals. */
  readonly ever: { readonly views: number; readonly downloads: number; readonly favorites: number };
  readonly mostSeen: readonly { readonly id: string; readonly views: number; readonly downloads: number }[];
}

const MAX_LISTED = 5;

/** Reads views, downloads and favourites of these contents in the last `days`. */
export async function readFigures(db: Database, contents: Counted, days: number): Promise<Figures> {
  const both = await readDays(db, contents, days * 2);
  const [earlier, recent] = [both.slice(0, days), both.slice(days)];
  const sum = (key: 'views' | 'downloads') => earlier.reduce((total, each) => total + each[key], 0);
  return {
    days: recent,
    before: { views: sum('views'), downloads: sum('downloads') },
    ever: await readSums(db, contents),
    mostSeen: await readMostSeen(db, contents, days, MAX_LISTED),
  };
}

/** Finds the contents with the most downloads in the last `days`, in descending order. */
export const findMostDownloaded = (
  db: Database,
  contents: Counted,
  { days, limit }: { readonly days: number; readonly limit: number },
) => readMostDownloaded(db, contents, days, limit);

/** Counts all downloads by day in Dhaka (`YYYY-MM-DD`), starting at a day. */
export async function countDownloadsByDay(db: Database, from: string): Promise<ReadonlyMap<string, number>> {
  return new Map((await readDownloadDays(db, from)).map(({ day, count }) => [day, count]));
}
