import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, idOrKey, instant, line, multilineText, webAddress } from '../../../../platform/http/schemas.ts';
import { username } from '../../accounts/contract/accounts.ts';

/** Date of the current contributor terms. A change of their text gets a new date and has to be accepted again. */
export const contributorTermsVersion = '2026-11-27';

/** Public profile of a contributor. */
export const publicContributor = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    bio: z.string(),
    website: z.string().nullable(),
    /** Address of a square picture; null if there is none. */
    image: z.string().nullable(),
    /** Whether the contributor is an author of open works in the demo catalogue, who doesn't sell here. */
    demo: z.boolean(),
    createdAt: instant,
    totals: z.object({ contents: z.int(), downloads: z.int(), views: z.int() }),
  })
  .meta({ id: 'Contributor' });

export const standings = ['affiliate', 'pending', 'active', 'rejected', 'suspended', 'closed'] as const;

/** Contributors with this status can have their balance paid out: affiliates also while they apply. */
export const payableStandings: readonly string[] = ['affiliate', 'pending', 'active'];

/** The public profile that a contributor can change. */
const profile = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    bio: z.string(),
    website: z.string().nullable(),
    /** Picture of the account, which the contributor shares. */
    image: z.string().nullable(),
  })
  .meta({ id: 'ContributorProfile' });

/** A payout account, masked. */
export const withdrawOption = z
  .object({
    _id: id,
    type: z.string(),
    /** Last digits of the number; for a bank also its name and branch. */
    masked: z.string(),
    /** Whether this payout method is currently enabled. */
    isAllowed: z.boolean(),
    /** When payouts to the account become possible after its last change. */
    usableFrom: instant,
    changedAt: instant,
  })
  .meta({ id: 'WithdrawOption' });

/** Contributor status and data of the signed-in person. */
const contributorAccount = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    /**
     * `affiliate`: earns by links alone. `pending`: an applicant, who can prepare drafts after accepting the terms.
     * `active`: approved, can submit works.
     */
    status: z.enum(standings),
    /** Reason of the admin who refused, suspended or demoted; otherwise empty. */
    reason: z.string(),
    /** Accepted version of the terms; null for applicants from the sign-in page who haven't seen them yet. */
    terms: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
    /** Payout accounts, at most one per type. */
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
    summary: 'Your contributor account, or null',
    output: z.object({ contributor: contributorAccount.nullable() }),
    errors: [],
  }),
  apply: operation({
    method: 'POST',
    path: '/contributor/apply',
    access: 'user',
    tag: 'Contributors',
    summary: 'Accepts the contributor terms and applies to become a contributor; repeating it changes nothing',
    /** `termsVersion`: version of the shown terms; an outdated one returns 409. */
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
    summary: 'Your public page; applicants can prepare it, too',
    output: z.object({ contributor: profile }),
    errors: [],
  }),
  updateProfile: operation({
    method: 'PUT',
    path: '/contributor/update/profile',
    access: 'contributor',
    tag: 'Contributors',
    summary: 'Changes the given fields of your public page; an empty `website` removes the address',
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
    summary: 'A contributor’s public page, by identifier or username; the portfolio is at `/content/all?contributor=`',
    params: z.object({ id: idOrKey }),
    output: publicContributor,
    errors: [],
    shared: true,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof contributorsContract> {}
}
