import type { Transaction } from '../../../../platform/database/pool.ts';
import { type ClearingLimits, endClearing, lockCleared } from '../store/clearing.ts';

/** A line whose clearing time has ended. */
export interface ClearedLine {
  readonly lineId: string;
  readonly currency: string;
  /** Who earns by the line as an affiliate. */
  readonly affiliateId: string | null;
}

/**
 * Removes lines that were paid at least `days` days ago from the clearing list, oldest first. The caller must release
 * their shares in the same transaction, which the database checks at commit. Concurrent callers get different lines.
 */
export async function takeClearedLines(tx: Transaction, limits: ClearingLimits): Promise<ClearedLine[]> {
  const rows = await lockCleared(tx, limits);
  await endClearing(
    tx,
    rows.map(({ line_id }) => line_id),
  );
  return rows.map(({ line_id, currency, affiliate_id }) => ({ lineId: line_id, currency, affiliateId: affiliate_id }));
}
