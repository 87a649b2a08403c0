import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, instant, money } from '../../../../platform/http/schemas.ts';

/** Kinds of papers about VAT. */
export const taxPaperKinds = ['invoice', 'credit_note'] as const;
export type TaxPaperKind = (typeof taxPaperKinds)[number];

/** A tax invoice (Mushak 6.3), or a credit note (Mushak 6.7) for a refund. */
export const taxPaper = z
  .object({
    _id: id,
    kind: z.enum(taxPaperKinds),
    /** Number such as `T-2026-27-000123`; null until it is assigned, within a minute or with the first download. */
    number: z.string().nullable(),
    issuedAt: instant,
    /** VAT of the invoice, or VAT that the credit note takes back. */
    vat: money,
  })
  .meta({ id: 'TaxPaper' });

export type TaxPaper = z.output<typeof taxPaper>;

export const taxPapersContract = {
  report: operation({
    method: 'GET',
    path: '/order/vat-report',
    access: 'owner',
    tag: 'Admin',
    summary: 'Tax invoices and credit notes of a month such as `2026-11` by VAT rate, with sums, as CSV',
    description: 'Months are those of Dhaka. Amounts of credit notes are negative; the sums come last.',
    query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 3600 },
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof taxPapersContract> {}
}
