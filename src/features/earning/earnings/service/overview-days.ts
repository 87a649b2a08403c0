import type { Database } from '../../../../platform/database/pool.ts';
import { countDownloadsByDay } from '../../../catalogue/catalogue/service/figures.ts';
import { countSignUpsByDay } from '../../../people/accounts/service/sign-ups.ts';
import { addDays, listDaysBetween, toDayStart } from '../rules/period.ts';
import { addOverviewDays, type OverviewDay, readLastOverviewDay, readOverviewDays } from '../store/overview-days.ts';

/** Number of days that the first run sums; the overview needs half of them. */
const FIRST_RUN_DAYS = 400;
/** Number of completed days that each run sums again, to include late records. */
const AGAIN_DAYS = 7;

/** Counts each day's downloads and new accounts in the original records; days without any have 0. */
async function countDays(db: Database, days: readonly string[]): Promise<OverviewDay[]> {
  const [first] = days;
  if (first === undefined) return [];
  const [downloads, signUps] = await Promise.all([
    countDownloadsByDay(db, first),
    countSignUpsByDay(db, toDayStart(first)),
  ]);
  const newcomers = new Map(signUps.rows.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, downloads: downloads.get(day) ?? 0, sign_ups: newcomers.get(day) ?? 0 }));
}

/** Stores the sums of days up to a completed one. Safe to repeat and to run concurrently. */
export async function sumOverviewDays(db: Database, last: string): Promise<void> {
  const done = await readLastOverviewDay(db);
  const from = done === undefined ? addDays(last, 1 - FIRST_RUN_DAYS) : addDays(done, 1 - AGAIN_DAYS);
  const days = await countDays(db, listDaysBetween(from, last));
  await db.transaction().execute((tx) => addOverviewDays(tx, days));
}

/** Downloads and new accounts of each day up to today, oldest first; stored sums are used where they exist. */
export async function readOverview(db: Database, days: readonly string[]): Promise<ReadonlyMap<string, OverviewDay>> {
  const [first = ''] = days;
  const summed = await readOverviewDays(db, first);
  const last = summed.at(-1)?.day;
  const open = last === undefined ? days : days.filter((day) => day.localeCompare(last) > 0);
  return new Map([...summed, ...(await countDays(db, open))].map((each) => [each.day, each]));
}
