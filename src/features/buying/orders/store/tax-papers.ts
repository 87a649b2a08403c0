import { sql } from 'kysely';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { TaxPaperKind } from '../contract/tax-papers.ts';

const selectPapers = (db: Database) =>
  db
    .selectFrom('tax_paper')
    .select(['id', 'kind', 'order_id', 'refund_id', 'issued_at', 'year', 'number', 'total', 'vat'])
    .$narrowType<{ kind: TaxPaperKind }>();

export type TaxPaperRow = Awaited<ReturnType<ReturnType<typeof selectPapers>['execute']>>[number];

export const readTaxPaper = (db: Database, id: string): Promise<TaxPaperRow | undefined> =>
  selectPapers(db).where('id', '=', id).executeTakeFirst();

/** Tax invoices and credit notes of these orders, oldest first. */
export const readTaxPapers = (db: Database, orderIds: readonly string[]): Promise<TaxPaperRow[]> =>
  selectPapers(db).where('order_id', '=', isOneOf(orderIds)).orderBy('issued_at').orderBy('kind', 'desc').execute();

/** Number of the VAT settings that an order was placed by. */
export async function readVatSettingOf(db: Database, orderId: string): Promise<number | null> {
  const row = await db.selectFrom('customer_order').select('vat_setting').where('id', '=', orderId).executeTakeFirst();
  return row?.vat_setting ?? null;
}

/** Numbers all papers without a number, in the order in which they were issued. The caller holds the lock of receipts. */
export async function numberTaxPapers(tx: Transaction): Promise<void> {
  await sql`
    update tax_paper set number = coalesce(last.number, 0) + waiting.place
    from (
      select id, kind, year, row_number() over (partition by kind, year order by issued_at, id) as place
      from tax_paper where number is null
    ) waiting
    left join lateral (
      select max(number) as number from tax_paper where kind = waiting.kind and year = waiting.year) last on true
    where tax_paper.id = waiting.id`.execute(tx);
}

export interface Span {
  readonly from: Date;
  readonly before: Date;
}

export interface TaxedRow {
  readonly id: string;
  readonly kind: TaxPaperKind;
  readonly year: number;
  readonly number: number | null;
  readonly issued_at: Date;
  /** Order number as shown to people. */
  readonly order_number: number;
  /** Number of the corrected invoice; null for an invoice. */
  readonly invoice_year: number | null;
  readonly invoice_number: number | null;
  readonly buyer_name: string | null;
  readonly buyer_tax_number: string | null;
  readonly basis_points: number;
  /** Amounts in minor units: what was charged, VAT of it, the platform's fee without VAT (an affiliate's part
   * included), and the fee's VAT. */
  readonly total: number;
  readonly vat: number;
  readonly fee: number;
  readonly fee_vat: number;
}

/** Lines of papers, those of an invoice or of a credit note's refund. */
const ofPaper = sql`
  join order_line l on l.order_id = p.order_id and (p.refund_id is null
    or exists (select from refund_line r where r.refund_id = p.refund_id and r.order_line_id = l.id))`;

/** Papers of a period, at most `limit` of them, oldest first: a row for each rate of each. */
export async function readTaxedRows(
  db: Database,
  { from, before }: Span,
  {
    after,
    limit,
  }: { readonly after: { readonly at: string; readonly id: string } | undefined; readonly limit: number },
): Promise<TaxedRow[]> {
  const start = after === undefined ? sql`true` : sql`(issued_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<TaxedRow>`
    select p.id, p.kind, p.year, p.number, p.issued_at, o.number as order_number, i.year as invoice_year,
      i.number as invoice_number, b.name as buyer_name, b.tax_number as buyer_tax_number, l.vat_basis_points as basis_points,
      sum(l.price)::bigint as total, sum(l.vat)::bigint as vat, sum(l.fee + l.affiliate_amount)::bigint as fee, sum(l.fee_vat)::bigint as fee_vat
    from (
      select * from tax_paper where issued_at >= ${from} and issued_at < ${before} and ${start}
      order by issued_at, id limit ${limit}) p
    join customer_order o on o.id = p.order_id
    left join tax_paper i on i.id = p.invoice_id
    left join lateral (
      select name, tax_number from order_particulars where order_id = p.order_id order by version desc limit 1) b on true
    ${ofPaper}
    group by p.id, p.kind, p.year, p.number, p.issued_at, o.number, i.year, i.number, b.name, b.tax_number, l.vat_basis_points
    order by p.issued_at, p.id, l.vat_basis_points`.execute(db);
  return rows;
}

export type TaxedSumRow = Pick<TaxedRow, 'kind' | 'basis_points' | 'total' | 'vat' | 'fee' | 'fee_vat'> & {
  readonly papers: number;
};

/** Sums of a period's papers by kind and rate. */
export async function sumTaxed(db: Database, { from, before }: Span): Promise<TaxedSumRow[]> {
  const { rows } = await sql<TaxedSumRow>`
    select p.kind, l.vat_basis_points as basis_points, count(distinct p.id)::int as papers, sum(l.price)::bigint as total,
      sum(l.vat)::bigint as vat, sum(l.fee + l.affiliate_amount)::bigint as fee, sum(l.fee_vat)::bigint as fee_vat
    from tax_paper p ${ofPaper}
    where p.issued_at >= ${from} and p.issued_at < ${before}
    group by p.kind, l.vat_basis_points order by p.kind desc, l.vat_basis_points`.execute(db);
  return rows;
}
