import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { instant, multilineText } from '../../../platform/http/schemas.ts';

const tag = 'Licences';

/** `open` ones are published elsewhere; the others are the site's own. */
export const licenceTiers = ['standard', 'extended', 'editorial', 'free', 'open'] as const;

/** What a licence allows and asks for, as data: said in one table on pages, at checkout and on certificates. */
const licencePermissions = z
  .object({
    /** Copies of an end product in all; null for as many as one likes. */
    maxCopies: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    /** Goods for sale whose worth is mostly the work. */
    goodsForSale: z.boolean(),
    clientWork: z.boolean(),
    /** Selling the file itself on. */
    resale: z.boolean(),
    editorialOnly: z.boolean(),
    attribution: z.boolean(),
  })
  .meta({ id: 'LicencePermissions' });

export const licence = z
  .object({
    code: z.string(),
    name: z.string(),
    nameBn: z.string().nullable(),
    summary: z.string(),
    summaryBn: z.string().nullable(),
    /** Where the text stands: a page of the site, or of who published an open licence. */
    url: z.string(),
    attributionRequired: z.boolean(),
    commercialUse: z.boolean(),
    tier: z.enum(licenceTiers),
    /** Version of the text in force. */
    version: z.int(),
    allows: licencePermissions,
  })
  .meta({ id: 'Licence' });

const versionFacts = {
  version: z.int(),
  effectiveAt: instant,
  /** Hash of each text in UTF-8, as hexadecimal digits. */
  sha256: z.object({ en: z.string(), bn: z.string().nullable() }),
};

const licenceVersion = z
  .object({
    ...versionFacts,
    /** Sections begin with `## `, entries of lists with `- `; Bangla is null for what is published in English only. */
    text: z.object({ en: z.string(), bn: z.string().nullable() }),
    allows: licencePermissions,
  })
  .meta({ id: 'LicenceVersion' });

const code = z.string().trim().min(1).max(40);
const text = multilineText(40_000).min(200);

export const licencesContract = {
  all: operation({
    method: 'GET',
    path: '/licence/all',
    access: 'public',
    tag,
    summary: 'The licences that contributors choose from, with their permissions',
    output: z.object({ items: z.array(licence) }),
    errors: [],
    shared: true,
  }),
  single: operation({
    method: 'GET',
    path: '/licence/single/{code}',
    access: 'public',
    tag,
    summary: 'A licence with the full text of the version in force, or of an older one, and all versions',
    params: z.object({ code }),
    query: z.object({ version: z.coerce.number().int().min(1).max(10_000).optional() }),
    output: z.object({
      licence,
      shown: licenceVersion,
      /** Newest first; those that take effect later come first. */
      versions: z.array(z.object(versionFacts)),
    }),
    errors: ['not_found'],
    shared: true,
  }),
  addVersion: operation({
    method: 'POST',
    path: '/licence/add-version/{code}',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary:
      'Adds a version of one of the site’s own licences; orders have it from `effectiveAt` on, earlier ones keep theirs',
    params: z.object({ code }),
    body: z.strictObject({
      textEn: text,
      textBn: text,
      allows: licencePermissions,
      /** Default: at once. */
      effectiveAt: z.iso.datetime().optional(),
    }),
    output: z.object({ version: z.int(), effectiveAt: instant }),
    errors: ['not_found', 'conflict'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof licencesContract> {}
}
