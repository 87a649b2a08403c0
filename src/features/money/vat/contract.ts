import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, idOrKey, instant, line, multilineText, toLatinDigits } from '../../../platform/http/schemas.ts';

/** Number of the settings or rate that the caller has read last; a call with an outdated one is refused. */
const version = z.int().min(0).max(1_000_000_000);
const basisPoints = z.int({ abort: true }).min(0).max(10_000);

/** `upcoming`: applies to later orders; `current`: applies to new orders; `past`: replaced, or applied to former orders. */
const rateStates = ['upcoming', 'current', 'past'] as const;
export type RateState = (typeof rateStates)[number];

const registration = z
  .object({
    /** Business identification number of 13 digits; empty while VAT is off. */
    bin: z.string(),
    /** Name, address, responsible person and their designation, as tax invoices state them. */
    name: z.string(),
    address: z.string(),
    officer: z.string(),
    designation: z.string(),
    /** VAT within the platform's fee; 0 if none is booked. */
    feeBasisPoints: basisPoints,
    /** Whether contributors enter prices without VAT. Prices of the API include it either way. */
    pricesWithoutVat: z.boolean(),
    version,
    setAt: instant.nullable(),
    setBy: z.object({ name: z.string() }).nullable(),
  })
  .meta({ id: 'VatRegistration' });

const rate = z
  .object({
    version,
    /** Category of the works; null for all categories without a rate of their own. */
    categoryId: id.nullable(),
    /** The rate; null if the category has none of its own any more. */
    basisPoints: basisPoints.nullable(),
    /** When the rate takes effect, for orders from then on. */
    effectiveAt: instant,
    setAt: instant,
    /** Owner who set it; null for the initial rate. */
    setBy: z.object({ name: z.string() }).nullable(),
    state: z.enum(rateStates),
  })
  .meta({ id: 'VatRate' });

export const vatContract = {
  show: operation({
    method: 'GET',
    path: '/vat',
    access: 'owner',
    tag: 'Admin',
    summary: 'The operator’s VAT registration, and the rates by category with their history',
    output: z.object({
      registration,
      /** Rates, newest first, including upcoming ones. */
      rates: z.array(rate),
    }),
    errors: [],
  }),
  showPriceFields: operation({
    method: 'GET',
    path: '/vat/price-fields',
    access: 'creator',
    tag: 'Drafts',
    summary: 'The VAT rates by which price fields take prices without VAT; null if they take what buyers pay',
    description: 'This is about the fields of pages. Every price of the API is what buyers pay, with VAT.',
    output: z.object({
      vat: z
        .object({
          /** Rate of works without a category, or whose category has no rate of its own. */
          basisPoints,
          categories: z.array(z.object({ categoryId: id, basisPoints })),
        })
        .nullable(),
    }),
    errors: [],
  }),
  changeRegistration: operation({
    method: 'PUT',
    path: '/vat/registration',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Sets the operator’s BIN and what tax invoices state, for later orders; an empty BIN turns VAT off',
    body: z.strictObject({
      bin: z
        .string()
        .overwrite((text) => toLatinDigits(text).replace(/[\s-]/g, ''))
        .regex(/^(\d{13})?$/),
      name: line(150),
      address: multilineText(300),
      officer: line(120),
      designation: line(120),
      feeBasisPoints: basisPoints,
      /** Whether the price fields of contributors take prices without VAT. Stored prices stay as they are. */
      pricesWithoutVat: z.boolean(),
      version,
    }),
    output: z.object({ registration }),
    errors: ['conflict', 'bad_input'],
  }),
  setRate: operation({
    method: 'PUT',
    path: '/vat/rate',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Sets the VAT rate of a category, or the default one, for orders from `effectiveAt` on',
    description: 'Earlier orders keep their rate. A rate for the same time as an upcoming one replaces it.',
    body: z.strictObject({
      categoryId: idOrKey.nullable(),
      /** Null: the category gets the default rate again. */
      basisPoints: basisPoints.nullable(),
      /** When the rate takes effect. Default: at once. */
      effectiveAt: z.iso.datetime({ offset: true }).optional(),
      /** Version of the newest rate. */
      version,
    }),
    output: z.object({ rate }),
    errors: ['conflict', 'bad_input'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof vatContract> {}
}
