import type { Context } from '../../../../../platform/context.ts';
import { isId } from '../../../../../platform/database/id.ts';
import type { Database } from '../../../../../platform/database/pool.ts';
import { readSettings } from '../../../../money/vat/service/terms.ts';
import type { TaxPaper, TaxPaperKind } from '../../contract/tax-papers.ts';
import { formatTaxPaperNumber } from '../../rules/tax-paper-number.ts';
import { readTaxPaper, readTaxPapers, readVatSettingOf, type TaxPaperRow } from '../../store/tax-papers.ts';
import { numberAllReceipts } from '../receipts.ts';

const toNumber = ({ kind, year, number }: Pick<TaxPaperRow, 'kind' | 'year' | 'number'>): string | null =>
  number === null ? null : formatTaxPaperNumber(kind, { year, number });

const presentPaper = (row: TaxPaperRow): TaxPaper => ({
  _id: row.id,
  kind: row.kind,
  number: toNumber(row),
  issuedAt: row.issued_at.toISOString(),
  vat: row.vat,
});

/** Tax invoices and credit notes by order, oldest first. */
export async function findTaxPapers(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, TaxPaper[]>> {
  const byOrder = Map.groupBy(await readTaxPapers(db, orderIds), ({ order_id }) => order_id);
  return new Map([...byOrder].map(([orderId, rows]) => [orderId, rows.map(presentPaper)]));
}

/** Like `findTaxPapers`; assigns the numbers that the job hasn't assigned yet. */
export async function takeTaxPapers(ctx: Context, orderIds: readonly string[]) {
  const known = await findTaxPapers(ctx.db, orderIds);
  if ([...known.values()].flat().every(({ number }) => number !== null)) return known;
  await numberAllReceipts(ctx);
  return findTaxPapers(ctx.db, orderIds);
}

/** What a paper of an order states, apart from the order. */
export interface TaxPaperFacts {
  readonly kind: TaxPaperKind;
  readonly orderId: string;
  readonly number: string;
  readonly issuedAt: Date;
  /** The refund of a credit note; null for an invoice. */
  readonly refundId: string | null;
  /** The corrected invoice; null for an invoice. */
  readonly invoice: { readonly number: string; readonly issuedAt: Date } | null;
  readonly supplier: {
    readonly bin: string;
    readonly name: string;
    readonly address: string;
    readonly officer: string;
    readonly designation: string;
  };
}

async function readNumbered(ctx: Context, id: string): Promise<TaxPaperRow | undefined> {
  const row = await readTaxPaper(ctx.db, id);
  if (row === undefined || row.number !== null) return row;
  await numberAllReceipts(ctx);
  return readTaxPaper(ctx.db, id);
}

/** A paper with its number, which is assigned if the job hasn't run yet; undefined if it doesn't exist. */
export async function takeTaxPaper(ctx: Context, id: string): Promise<TaxPaperFacts | undefined> {
  const row = isId(id) ? await readNumbered(ctx, id) : undefined;
  if (row === undefined) return undefined;
  const invoice = row.kind === 'invoice' ? undefined : await readNumbered(ctx, row.order_id);
  const setting = await readVatSettingOf(ctx.db, row.order_id);
  const [supplier] = await readSettings(ctx.db, setting === null ? [] : [setting]);
  if (supplier === undefined) throw new Error('an order with tax papers has settings of VAT');
  return {
    kind: row.kind,
    orderId: row.order_id,
    number: toNumber(row) ?? '',
    issuedAt: row.issued_at,
    refundId: row.refund_id,
    invoice: invoice === undefined ? null : { number: toNumber(invoice) ?? '', issuedAt: invoice.issued_at },
    supplier,
  };
}
