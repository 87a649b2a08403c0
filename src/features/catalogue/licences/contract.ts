import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { instant, multilineText } from '../../../platform/http/schemas.ts';

const tag = 'Licences';

/** Kinds of licences. `open` licences are published elsewhere; the others are the site's own. */
export const licenceTiers = ['standard', 'extended', 'editorial', 'free', 'open'] as const;

/** Permissions and conditions of a licence as data, shown in a table on pages, at checkout and on certificates. */
const licencePermissions = z
  .object({
    /** Maximum number of copies of an end product; null for no limit. */
    maxCopies: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    /** Whether the work may be the main value of goods for sale. */
    goodsForSale: z.boolean(),
    clientWork: z.boolean(),
    /** Whether the file itself may be resold. */
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
    /** URL of the text: a page of the site, or of an open licence's publisher. */
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
  /** SHA-256 hash of each text in UTF-8, in hexadecimal. */
  sha256: z.object({ en: z.string(), bn: z.string().nullable() }),
};

const licenceVersion = z
  .object({
    ...versionFacts,
    /** Sections start with `## ` and list items with `- `; Bangla is null for a licence published only in English. */
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
      /** Versions, newest first, including those that take effect later. */
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
      'Adds a version of one of the site’s own licences; it applies to orders from `effectiveAt` on, and earlier orders keep theirs',
    params: z.object({ code }),
    body: z.strictObject({
      textEn: text,
      textBn: text,
      allows: licencePermissions,
      /** Time from which the version applies. The default is now. */
      effectiveAt: z.iso.datetime().optional(),
    }),
    output: z.object({ version: z.int(), effectiveAt: instant }),
    errors: ['not_found', 'conflict'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof licencesContract> {}
}
