import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, idOrKey, instant, line, multilineText, webAddress } from '../../../../platform/http/schemas.ts';
import { username } from '../../accounts/contract/accounts.ts';

/** The day of the contributor terms that are shown now. A change of their text is a new day, and is accepted anew. */
export const contributorTermsVersion = '2026-11-27';

/** A contributor as anybody may see them. */
export const publicContributor = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    bio: z.string(),
    website: z.string().nullable(),
    /** Address of a square picture, or null. */
    image: z.string().nullable(),
    /** Stands for authors whose open work the demo catalogue shows, and who don't sell here. */
    demo: z.boolean(),
    createdAt: instant,
    totals: z.object({ contents: z.int(), downloads: z.int(), views: z.int() }),
  })
  .meta({ id: 'Contributor' });

export const standings = ['pending', 'active', 'rejected', 'suspended', 'closed'] as const;

/** What a contributor may change of the public page. */
const profile = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    bio: z.string(),
    website: z.string().nullable(),
    /** The picture of the account: there is one of each person. */
    image: z.string().nullable(),
  })
  .meta({ id: 'ContributorProfile' });

/** Where a contributor wants to be paid: never the account itself. */
export const withdrawOption = z
  .object({
    _id: id,
    type: z.string(),
    /** The end of the number; of a bank its name and branch too. */
    masked: z.string(),
    /** Whether the site pays this way at the moment. */
    isAllowed: z.boolean(),
    /** Not before: it was changed lately. */
    usableFrom: instant,
    changedAt: instant,
  })
  .meta({ id: 'WithdrawOption' });

/** The contributor's account of the signed-in person. */
const contributorAccount = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    /** `pending`: an applicant, who may prepare drafts once the terms are accepted. `active`: approved, may submit. */
    status: z.enum(standings),
    /** What the admin wrote who refused, suspended or demoted; empty otherwise. */
    reason: z.string(),
    /** Which terms were accepted, and when; null for applicants from sign-in who have not seen them yet. */
    terms: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
    /** One for each type at most. */
    withdrawOptions: z.array(withdrawOption),
    createdAt: instant,
  })
  .meta({ id: 'ContributorAccount' });

export const contributorsContract = {
  account: operation({
    method: 'GET',
    path: '/contributor/account',
    access: 'user',
    tag: 'Contributors',
    summary: "The caller's contributor account, or null",
    output: z.object({ contributor: contributorAccount.nullable() }),
    errors: [],
  }),
  apply: operation({
    method: 'POST',
    path: '/contributor/apply',
    access: 'user',
    tag: 'Contributors',
    summary: 'Accepts the contributor terms and applies to become a contributor; a second time changes nothing',
    /** `termsVersion`: of the terms that were shown; another one than today's answers 409. */
    body: z.strictObject({ acceptTerms: z.literal(true), termsVersion: z.string().max(40) }),
    output: z.object({ contributor: contributorAccount }),
    errors: ['conflict'],
    limit: { calls: 20, seconds: 3600 },
  }),
  profile: operation({
    method: 'GET',
    path: '/contributor/profile',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'The caller’s public page; applicants can prepare it, too',
    output: z.object({ contributor: profile }),
    errors: [],
  }),
  updateProfile: operation({
    method: 'PUT',
    path: '/contributor/update/profile',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'Changes the given fields of the caller’s public page; an empty `website` removes it',
    body: z.strictObject({
      username: username.optional(),
      name: line(120).min(1).optional(),
      bio: multilineText(2000).optional(),
      website: webAddress.optional(),
    }),
    output: z.object({ contributor: profile }),
    errors: ['conflict'],
    limit: { calls: 60, seconds: 600 },
  }),
  single: operation({
    method: 'GET',
    path: '/contributor/single/{id}',
    access: 'public',
    tag: 'Contributors',
    summary: "A contributor's public page, by identifier or username; the portfolio is `/content/all?contributor=`",
    params: z.object({ id: idOrKey }),
    output: publicContributor,
    errors: [],
    shared: true,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof contributorsContract> {}
}
