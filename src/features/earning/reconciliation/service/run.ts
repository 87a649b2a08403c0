import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { findFirstTime } from '../../../money/ledger/service/trade.ts';
import { addDays, listDays, toDhakaDay } from '../rules/days.ts';
import { addBreaks, closeMended, countOpen, readBrokenDays } from '../store/breaks.ts';
import { addRun, claimRun, finishRun, type RunRow, readLong, releaseRun, touchAlive, touchRun } from '../store/runs.ts';
import { reconcileDay } from './day.ts';
import { checkWhole } from './whole.ts';

/** Days in Dhaka, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What the daily run looks at: what was late on its way is there by now. */
const RECENT_DAYS = 7;

export const toRecentDays = (now: Date): Days => {
  const to = toDhakaDay(now);
  return { from: addDays(to, 1 - RECENT_DAYS), to };
};

/** Everything since the first journal. */
export async function findAllDays(db: Database, now: Date): Promise<Days> {
  const to = toDhakaDay(now);
  const first = await findFirstTime(db);
  return { from: first === undefined ? to : toDhakaDay(first), to };
}

/** Undefined where one is going on already. */
export const beginRun = (tx: Transaction, { from, to }: Days, adminId: string | null): Promise<RunRow | undefined> =>
  addRun(tx, { id: createId(), from, to, adminId });

class LostRunError extends Error {
  constructor() {
    super('Another process has taken over this reconciliation.');
  }
}

interface Work {
  readonly db: Database;
  readonly currency: string;
  /** As many of a kind are listed. */
  readonly maxBreaks?: number;
}

const BEAT_MS = 30_000;

/** Says from time to time that the worker lives, while one statement takes minutes. */
async function keepTouched<T>(db: Database, run: { id: string; worker: string }, work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => {
    // A run that can't confirm this for long counts as dead, and finds out at its next step.
    db.transaction()
      .execute((tx) => touchAlive(tx, run))
      .catch(() => undefined);
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}

async function workOn({ db, currency, maxBreaks }: Work, run: RunRow, worker: string): Promise<number> {
  const { id } = run;
  const step = (total: number, done: number, work: (tx: Transaction) => Promise<void>): Promise<void> =>
    db.transaction().execute(async (tx) => {
      if (!(await touchRun(tx, { id, worker }, { total, done }))) throw new LostRunError();
      await work(tx);
    });
  const whole = await keepTouched(db, { id, worker }, () => readLong(db, (tx) => checkWhole(tx, currency, maxBreaks)));
  const days = [
    ...new Set([...listDays(run.from_day, run.to_day), ...whole.days, ...(await readBrokenDays(db))]),
  ].sort();
  for (const [index, day] of days.entries()) await step(days.length, index + 1, (tx) => reconcileDay(tx, id, day));
  let open = 0;
  await step(days.length, days.length, async (tx) => {
    await addBreaks(tx, id, whole.breaks);
    await closeMended(tx, id, { day: null, cut: whole.cut });
    open = await countOpen(tx);
    await finishRun(tx, id, open);
  });
  return open;
}

/**
 * Brings a run to its end, a day at a time, each in a transaction of its own. Safe to repeat, and to be asked for twice at once:
 * one works, the other does nothing.
 * @returns how many breaks are open; undefined where it is over, or another works on it
 */
export async function performRun(work: Work, id: string): Promise<number | undefined> {
  const worker = createId();
  const run = await work.db.transaction().execute((tx) => claimRun(tx, id, worker));
  if (run === undefined) return undefined;
  try {
    return await workOn(work, run, worker);
  } catch (error) {
    await work.db.transaction().execute((tx) => releaseRun(tx, id, worker));
    throw error;
  }
}
