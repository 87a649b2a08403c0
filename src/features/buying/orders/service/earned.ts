import type { RawBuilder } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { type EarnedLineRow, readEarnedLines, selectEarnedDays, selectEarnedLine } from '../store/earned.ts';

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

/** The query of one, of whichever line the statement stands at, for a store of another feature; see `toEarnedLine`. */
export const selectLineOf = (lineId: RawBuilder<unknown>): RawBuilder<EarnedLineRow> => selectEarnedLine(lineId);

/**
 * A query for what works earned by the given entries of the books (see `selectEntriesOfLines` of the ledger), by `contributor_id`, `day`
 * and `content_id`: `sales`, `refunds`, `gross`, `fee`, `earned`, `returned`, `is_shared`, and the newest `line_id` with its `title`.
 */
export const selectEarnedWorks = (entries: RawBuilder<unknown>): RawBuilder<unknown> => selectEarnedDays(entries);
