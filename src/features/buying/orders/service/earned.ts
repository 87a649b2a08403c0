import type { Database } from '../../../../platform/database/pool.ts';
import { type EarnedLineRow, readEarnedLines } from '../store/earned.ts';

export { selectEarnedWorks, selectLineOf } from '../store/earned.ts';

/** What a contributor's books say of a line that was sold. Money in minor units. */
export interface EarnedLine {
  readonly orderNumber: number;
  readonly contentId: string;
  readonly title: string;
  readonly variantName: string;
  readonly price: number;
  readonly fee: number;
  /** Its share waits for the end of its clearing time. */
  readonly isClearing: boolean;
  readonly isRefunded: boolean;
  /** By an agreement with others: what the reader got is a part. */
  readonly isShared: boolean;
}

/** By identifier of the line. */
export async function findEarnedLines(
  db: Database,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, EarnedLine>> {
  const rows = await readEarnedLines(db, lineIds);
  return new Map(rows.map((row) => [row.id, toEarnedLine(row)]));
}

export const toEarnedLine = (row: EarnedLineRow): EarnedLine => ({
  orderNumber: row.number,
  contentId: row.content_id,
  title: row.title,
  variantName: row.variant_name,
  price: row.price,
  fee: row.fee,
  isClearing: row.is_clearing,
  isRefunded: row.is_refunded,
  isShared: row.is_shared,
});
