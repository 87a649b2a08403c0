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
  /** `YYYY-MM-DD` in Dhaka, today's last. */
  readonly days: readonly { readonly day: string; readonly views: number; readonly downloads: number }[];
  /** Sums of the same number of days before those. */
  readonly before: { readonly views: number; readonly downloads: number };
  /** Sums of all time. */
  readonly ever: { readonly views: number; readonly downloads: number; readonly favorites: number };
  readonly mostSeen: readonly { readonly id: string; readonly views: number; readonly downloads: number }[];
}

const MAX_LISTED = 5;

/** What people did with these contents in the last days. */
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

/** Those of the contents that were downloaded in the last days, the most first. */
export const findMostDownloaded = (
  db: Database,
  contents: Counted,
  { days, limit }: { readonly days: number; readonly limit: number },
) => readMostDownloaded(db, contents, days, limit);

/** Downloads of everything by day in Dhaka, `YYYY-MM-DD`, from one on. */
export async function countDownloadsByDay(db: Database, from: string): Promise<ReadonlyMap<string, number>> {
  return new Map((await readDownloadDays(db, from)).map(({ day, count }) => [day, count]));
}
