import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { findFirstTime } from '../../../money/ledger/service/trade.ts';
import { addDays, listDays, toDhakaDay } from '../rules/days.ts';
import { addBreaks, closeMended, countOpen, readBrokenDays } from '../store/breaks.ts';
import { addRun, claimRun, finishRun, type RunRow, readLong, releaseRun, touchAlive, touchRun } from '../store/runs.ts';
import { reconcileDay } from './day.ts';
import { checkWhole } from './whole.ts';

/** First and last day in Dhaka, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Number of days that the daily run compares; late notices have arrived by then. */
const RECENT_DAYS = 7;

export const toRecentDays = (now: Date): Days => {
  const to = toDhakaDay(now);
  return { from: addDays(to, 1 - RECENT_DAYS), to };
};

/** All days since the first journal. */
export async function findAllDays(db: Database, now: Date): Promise<Days> {
  const to = toDhakaDay(now);
  const first = await findFirstTime(db);
  return { from: first === undefined ? to : toDhakaDay(first), to };
}

/** Starts a run; undefined if another one is in progress. */
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
  /** Maximum number of discrepancies to list per kind. */
  readonly maxBreaks?: number;
}

const BEAT_MS = 30_000;

/** Confirms regularly that the worker is alive, while a statement runs for minutes. */
async function keepTouched<T>(db: Database, run: { id: string; worker: string }, work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => {
    // A run without confirmation for too long counts as dead; its worker notices that at the next step.
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
 * Completes a run, with one transaction per day. Safe to repeat and to call concurrently: only one caller does the
 * work.
 * @returns the number of open discrepancies; undefined if the run has ended or another worker has it
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
