import type { Transaction } from '../../../../platform/database/pool.ts';
import { type ClearingLimits, endClearing, lockCleared } from '../store/clearing.ts';

/** A line whose clearing time is over. */
export interface ClearedLine {
  readonly lineId: string;
  readonly currency: string;
}

/**
 * Takes lines that were paid at least `days` days ago off those that wait, oldest first: the caller releases their
 * shares in the same transaction, which the database checks at its end. Concurrent callers get other lines.
 */
export async function takeClearedLines(tx: Transaction, limits: ClearingLimits): Promise<ClearedLine[]> {
  const rows = await lockCleared(tx, limits);
  await endClearing(
    tx,
    rows.map(({ line_id }) => line_id),
  );
  return rows.map(({ line_id, currency }) => ({ lineId: line_id, currency }));
}
