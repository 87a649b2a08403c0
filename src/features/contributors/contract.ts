import * as z from 'zod';
import { type OperationsByKey, operation } from '../../platform/http/operation.ts';
import { id, idOrKey, instant } from '../../platform/http/schemas.ts';

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
    createdAt: instant,
    totals: z.object({ contents: z.int(), downloads: z.int(), views: z.int() }),
  })
  .meta({ id: 'Contributor' });

const standings = ['pending', 'active', 'rejected', 'suspended', 'closed'] as const;

/** What the own contributor's account is, for whoever is signed in. */
const contributorAccount = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    /** `pending`: applied; drafts may be prepared. `active`: approved, may submit. */
    status: z.enum(standings),
    /** One for each type at most. */
    withdrawOptions: z.array(z.object({ _id: id, type: z.string() })),
    createdAt: instant,
  })
  .meta({ id: 'ContributorAccount' });

export const contributorsContract = {
  account: operation({
    method: 'GET',
    path: '/contributor/account',
    access: 'user',
    tag: 'Contributors',
    summary: "The own contributor's account; null for who has none",
    output: z.object({ contributor: contributorAccount.nullable() }),
    errors: [],
  }),
  apply: operation({
    method: 'POST',
    path: '/contributor/apply',
    access: 'user',
    tag: 'Contributors',
    summary: 'Applies to become a contributor; a second application changes nothing',
    body: z.strictObject({ acceptTerms: z.literal(true) }),
    output: z.object({ contributor: contributorAccount }),
    errors: ['conflict'],
    limit: { calls: 20, seconds: 3600 },
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

declare module '../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof contributorsContract> {}
}
