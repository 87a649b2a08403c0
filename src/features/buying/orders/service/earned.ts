import type { Database } from '../../../../platform/database/pool.ts';
import { type EarnedLineRow, readEarnedLines } from '../store/earned.ts';

export { selectEarnedWorks, selectLineOf } from '../store/earned.ts';

/** What a contributor earned by a sold line. Money is in minor units. */
export interface EarnedLine {
  readonly orderNumber: number;
  readonly contentId: string;
  readonly title: string;
  readonly variantName: string;
  readonly price: number;
  /** VAT within the price. */
  readonly vat: number;
  /** The platform's fee with its VAT. */
  readonly fee: number;
  readonly feeVat: number;
  /** The contributor who earned by the line as an affiliate; null if there is nobody. */
  readonly affiliateId: string | null;
  /** Whether the share is in its clearing time. */
  readonly isClearing: boolean;
  readonly isRefunded: boolean;
  /** Whether the line's earnings are split by an agreement, so that the contributor gets a part. */
  readonly isShared: boolean;
}

/** Earned lines by order line. */
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
  vat: row.vat,
  fee: row.fee,
  feeVat: row.fee_vat,
  affiliateId: row.affiliate_id,
  isClearing: row.is_clearing,
  isRefunded: row.is_refunded,
  isShared: row.is_shared,
});
