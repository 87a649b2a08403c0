import * as z from 'zod';
import type { Context } from '../../../../../platform/context.ts';
import { toAmount } from '../../../../../platform/csv.ts';
import type { CsvExport } from '../../../../../platform/http/answers/csv-export.ts';
import type { InputOf } from '../../../../../platform/http/operation.ts';
import type { TaxPaperKind, taxPapersContract } from '../../contract/tax-papers.ts';
import { toMonthSpan } from '../../rules/month.ts';
import { formatTaxPaperNumber } from '../../rules/tax-paper-number.ts';
import { readTaxedRows, type Span, sumTaxed, type TaxedRow, type TaxedSumRow } from '../../store/tax-papers.ts';
import { numberAllReceipts } from '../receipts.ts';

type Row = TaxedSumRow & Partial<TaxedRow>;

const mushak: Readonly<Record<TaxPaperKind, string>> = { invoice: 'Mushak 6.3', credit_note: 'Mushak 6.7' };

const position = z.object({ at: z.string(), id: z.string() });

/** A page of the report's rows; behind the last paper come the sums of the month. */
async function readPage(ctx: Context, span: Span, { limit, cursor }: { limit: number; cursor: string | undefined }) {
  const after = cursor === undefined ? undefined : position.parse(JSON.parse(cursor));
  const rows = await readTaxedRows(ctx.db, span, { after, limit });
  const last = rows.at(-1);
  const isEnd = new Set(rows.map(({ id }) => id)).size < limit || last === undefined;
  const items: Row[] = rows.map((row) => ({ ...row, papers: 1 }));
  return isEnd
    ? { items: [...items, ...(await sumTaxed(ctx.db, span))], nextCursor: null }
    : { items, nextCursor: JSON.stringify({ at: last.issued_at.toISOString(), id: last.id }) };
}

const sign = ({ kind }: Pick<Row, 'kind'>): number => (kind === 'credit_note' ? -1 : 1);
const numberOf = (kind: TaxPaperKind, year: number | null | undefined, number: number | null | undefined) =>
  typeof year === 'number' && typeof number === 'number' ? formatTaxPaperNumber(kind, { year, number }) : null;

/**
 * `GET /order/vat-report`: a row for each rate of each paper, then sums by paper and rate. Credit notes are negative.
 */
export async function exportVatReport(
  ctx: Context,
  { query: { month } }: InputOf<typeof taxPapersContract.report>,
): Promise<CsvExport<Row>> {
  await numberAllReceipts(ctx);
  const span = toMonthSpan(month);
  const amount = (read: (row: Row) => number) => (row: Row) => toAmount(sign(row) * read(row));
  return {
    name: `vat-${month}`,
    readPage: (page) => readPage(ctx, span, page),
    columns: [
      ['document', ({ kind, id }) => (id === undefined ? `Total ${mushak[kind]}` : mushak[kind])],
      ['number', ({ kind, year, number }) => numberOf(kind, year, number)],
      ['issued_at', ({ issued_at }) => issued_at?.toISOString() ?? null],
      ['corrects', ({ invoice_year, invoice_number }) => numberOf('invoice', invoice_year, invoice_number)],
      ['order', ({ order_number }) => order_number ?? null],
      ['buyer', ({ buyer_name }) => buyer_name ?? null],
      ['buyer_tax_number', ({ buyer_tax_number }) => buyer_tax_number ?? null],
      ['documents', ({ papers }) => papers],
      ['vat_rate', ({ basis_points }) => basis_points / 100],
      ['value_without_vat', amount(({ total, vat }) => total - vat)],
      ['vat', amount(({ vat }) => vat)],
      ['total', amount(({ total }) => total)],
      ['platform_fee_without_vat', amount(({ fee }) => fee)],
      ['platform_fee_vat', amount(({ fee_vat }) => fee_vat)],
    ],
  };
}
