import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, line } from '../../../platform/http/schemas.ts';

const tag = 'Exclusions';

/** Maximum number of keywords and of contributors per account; a browser's choices have to fit into a cookie. */
export const MAX_EXCLUDED = 200;
export const MAX_EXCLUDED_IN_BROWSER = 40;

const keyword = line(80)
  .min(1)
  .overwrite((word) => word.toLowerCase());
const contributorId = z.uuid();

export const exclusions = z
  .object({
    ai: z.boolean(),
    keywords: z.array(z.string()),
    contributors: z.array(z.object({ _id: id, username: z.string(), name: z.string() })),
  })
  .meta({ id: 'Exclusions', description: 'What a person hides in every list' });

/** One choice. `isExcluded` is the wanted state, so that a retry changes nothing. */
export const exclusionChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ai'), isExcluded: z.boolean() }),
  z.strictObject({ kind: z.literal('keyword'), keyword, isExcluded: z.boolean() }),
  z.strictObject({ kind: z.literal('contributor'), contributorId, isExcluded: z.boolean() }),
]);

export const exclusionsContract = {
  all: operation({
    method: 'GET',
    path: '/exclusions/all',
    access: 'user',
    tag,
    summary: 'Your exclusions',
    output: exclusions,
    errors: ['unauthenticated', 'forbidden'],
  }),
  change: operation({
    method: 'PUT',
    path: '/exclusions/change',
    access: 'user',
    tag,
    summary: 'Hides AI-made works, a keyword or a contributor from now on, or shows them again; returns all choices',
    body: exclusionChange,
    output: exclusions,
    errors: ['bad_input', 'unauthenticated', 'forbidden', 'not_found', 'too_many_requests'],
    limit: { calls: 300, seconds: 60 },
  }),
  adopt: operation({
    method: 'POST',
    path: '/exclusions/adopt',
    access: 'user',
    tag,
    summary: 'Adds a browser’s exclusions to the account after a sign-in; unknown contributors are skipped',
    body: z.strictObject({
      ai: z.boolean(),
      keywords: z.array(keyword).max(MAX_EXCLUDED_IN_BROWSER),
      contributorIds: z.array(contributorId).max(MAX_EXCLUDED_IN_BROWSER),
    }),
    output: exclusions,
    errors: ['bad_input', 'unauthenticated', 'forbidden', 'not_found', 'too_many_requests'],
    limit: { calls: 30, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof exclusionsContract> {}
}
