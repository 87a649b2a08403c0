import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { idOrKey, instant } from '../../../platform/http/schemas.ts';

const tag = 'Certificates';
/** Language of the document; defaults to the order's language. */
const language = z.object({ language: z.enum(['en', 'bn']).optional() });

export const certificatesContract = {
  verify: operation({
    method: 'GET',
    path: '/verify/{code}',
    access: 'public',
    tag,
    summary: 'Whether a licence certificate is valid, and what it licenses; never who bought it',
    description: 'The code may be in lower case, without hyphens, and with O, I and L in place of 0 and 1.',
    params: z.object({ code: idOrKey }),
    output: z
      .object({
        code: z.string(),
        status: z.enum(['valid', 'revoked']),
        title: z.string(),
        variantName: z.string(),
        contributorName: z.string(),
        licence: z.object({ name: z.string(), nameBn: z.string().nullable(), version: z.int() }),
        since: instant,
        revokedAt: instant.nullable(),
      })
      .meta({ id: 'VerifiedCertificate' }),
    errors: [],
    limit: { calls: 30, seconds: 60 },
  }),
  certificate: operation({
    method: 'GET',
    path: '/order/certificate/{code}',
    access: 'user',
    tag,
    summary: 'One of your licence certificates as PDF',
    description: 'Refused while the order has no name for the certificate; `PUT /order/particulars/{id}` sets one.',
    params: z.object({ code: idOrKey }),
    query: language,
    output: 'stream',
    errors: ['conflict'],
    limit: { calls: 60, seconds: 60 },
  }),
  receipt: operation({
    method: 'GET',
    path: '/order/receipt/{id}',
    access: 'user',
    tag,
    summary: 'The receipt of one of your paid orders as PDF',
    params: z.object({ id: idOrKey }),
    query: language,
    output: 'stream',
    errors: ['conflict'],
    limit: { calls: 60, seconds: 60 },
  }),
  taxPaper: operation({
    method: 'GET',
    path: '/order/tax-paper/{id}',
    access: 'user',
    tag,
    summary: 'The tax invoice (Mushak 6.3) or a credit note (Mushak 6.7) of one of your orders as PDF',
    params: z.object({ id: idOrKey }),
    query: language,
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 60 },
  }),
  anyTaxPaper: operation({
    method: 'GET',
    path: '/order/every/tax-paper/{id}',
    access: 'owner',
    tag: 'Admin',
    summary: 'The tax invoice (Mushak 6.3) or a credit note (Mushak 6.7) of any order as PDF',
    params: z.object({ id: idOrKey }),
    query: language,
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 60 },
  }),
  monthlyReceipts: operation({
    method: 'GET',
    path: '/order/receipts/{month}',
    access: 'user',
    tag,
    summary: 'The receipts and tax invoices of your orders paid in a month, such as `2026-11`, as one ZIP',
    description: 'Months are in Dhaka time. Credit notes go with their invoices. 404 if nothing was paid that month.',
    params: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    query: language,
    output: 'stream',
    errors: [],
    limit: { calls: 10, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof certificatesContract> {}
}
