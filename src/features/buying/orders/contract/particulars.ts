import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { idOrKey, instant, line, multilineText, toLatinDigits } from '../../../../platform/http/schemas.ts';

/** Normalizes a typed number: Bangla digits, lower-case letters, spaces, hyphens and dots. */
const toPlainNumber = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/** A BIN of Bangladesh or a foreign VAT number, which begins with the country's letters; empty for none. */
const taxNumber = line(40)
  .overwrite(toPlainNumber)
  .pipe(z.stringFormat('tax-number', /^(\d{13}|[A-Z]{2}[A-Z0-9]{5,18})?$/));

/** Licensee on a licence certificate and a receipt. */
export const particularsInput = z.strictObject({
  name: line(120).min(2),
  company: line(150).default(''),
  address: multilineText(300).default(''),
  taxNumber: taxNumber.default(''),
});
export type ParticularsInput = z.output<typeof particularsInput>;

/** Like `particularsInput`, but the name may be given later; then the other fields are empty, too. */
export const laterParticulars = z
  .strictObject({ ...particularsInput.shape, name: line(120).refine((name) => name.length !== 1) })
  .refine(({ name, company, address, taxNumber }) => name !== '' || company + address + taxNumber === '', {
    path: ['name'],
  });

export const particulars = z
  .object({
    name: z.string(),
    company: z.string(),
    address: z.string(),
    taxNumber: z.string(),
    /** Version number, from 1; each change adds a version. */
    version: z.int(),
    at: instant,
    /** Whether the details were changed after the certificate had been downloaded. */
    isCorrection: z.boolean(),
  })
  .meta({ id: 'OrderParticulars' });

const tag = 'Orders';

export const particularsContract = {
  suggest: operation({
    method: 'GET',
    path: '/order/particulars',
    access: 'user',
    tag,
    summary: 'Suggested licence details: those of your last order, or else the name of your account',
    description: 'The name is empty if the account only has a generated username.',
    output: z.object({ name: z.string(), company: z.string(), address: z.string(), taxNumber: z.string() }),
    errors: [],
  }),
  change: operation({
    method: 'PUT',
    path: '/order/particulars/{id}',
    access: 'user',
    tag,
    summary: 'Changes the licence details (name, company, address, tax number) of one of your orders',
    description:
      'Earlier versions are kept. Once a certificate of the order has been downloaded, the change is a correction, and the certificate says on which day it was corrected. Sending the stored details again changes nothing.',
    params: z.object({ id: idOrKey }),
    body: particularsInput,
    output: particulars,
    errors: ['conflict'],
    limit: { calls: 30, seconds: 60 },
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof particularsContract> {}
}
