import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, line, listSchema, pageQuery } from '../../../platform/http/schemas.ts';

const tag = 'Contributors';

/** Share of the contributors' part of a sale, in hundredths of a percent. */
const basisPoints = z.int().min(0).max(10_000);

/** An agreement to share a work's earnings. Once everybody has agreed, it applies to the next sales. */
const collaboration = z
  .object({
    _id: id,
    contentId: id,
    title: z.string(),
    state: z.enum(['proposed', 'in_force', 'declined', 'withdrawn', 'ended']),
    /** Whether the work is the caller's. */
    isOwner: z.boolean(),
    proposedAt: instant,
    /** When everybody had agreed; null until then. */
    effectiveAt: instant.nullable(),
    endedAt: instant.nullable(),
    /**
     * Everybody who has to agree, the work's contributor first. A share of 0 belongs to somebody who would lose all of
     * it.
     */
    shares: z.array(
      z.object({
        username: z.string(),
        name: z.string(),
        isMe: z.boolean(),
        basisPoints,
        answer: z.enum(['pending', 'agreed', 'declined']),
      }),
    ),
  })
  .meta({ id: 'Collaboration' });

const collaborationShare = z.strictObject({
  /** Username of an approved contributor. */
  username: line(40)
    .overwrite((text) => text.replace(/^@/, '').toLowerCase())
    .min(1),
  basisPoints: basisPoints.min(1),
});

const one = z.object({ collaboration });

export const splitsContract = {
  all: operation({
    method: 'GET',
    path: '/contributor/collaborations',
    access: 'contributor',
    tag,
    summary: 'Your agreements on shared earnings, newest first',
    query: z.object({ ...pageQuery, show: z.enum(['current', 'past']).default('current') }),
    output: listSchema(collaboration),
    errors: [],
  }),
  work: operation({
    method: 'GET',
    path: '/contributor/collaborations/work/{id}',
    access: 'contributor',
    tag,
    summary: 'The current agreement of a work, and the proposed one',
    params: z.object({ id: idOrKey }),
    output: z.object({
      contentId: id,
      title: z.string(),
      inForce: collaboration.nullable(),
      proposed: collaboration.nullable(),
    }),
    errors: [],
  }),
  propose: operation({
    method: 'POST',
    path: '/contributor/collaborations/propose',
    access: 'contributor',
    tag,
    summary: 'Proposes shares of the earnings of a work; nothing changes until everybody has agreed',
    description:
      'The work’s contributor keeps the rest, or everything if nobody else is listed. Everybody who has a share now must agree, too.',
    body: z.strictObject({ contentId: idOrKey, shares: z.array(collaborationShare).max(10) }),
    output: one,
    errors: ['not_found', 'conflict'],
    limit: { calls: 30, seconds: 3600 },
  }),
  answer: operation({
    method: 'PUT',
    path: '/contributor/collaborations/answer/{id}',
    access: 'contributor',
    tag,
    summary: 'Accepts or declines a proposal, which takes effect once everybody has accepted',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ answer: z.enum(['agreed', 'declined']) }),
    output: one,
    errors: ['conflict'],
  }),
  withdraw: operation({
    method: 'DELETE',
    path: '/contributor/collaborations/proposal/{id}',
    access: 'contributor',
    tag,
    summary: 'Withdraws a proposal that not everybody has agreed to',
    params: z.object({ id: idOrKey }),
    output: done,
    errors: ['conflict'],
  }),
  leave: operation({
    method: 'DELETE',
    path: '/contributor/collaborations/share/{id}',
    access: 'contributor',
    tag,
    summary: 'Gives your share of future sales back to the work’s contributor',
    params: z.object({ id: idOrKey }),
    output: done,
    errors: ['conflict'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof splitsContract> {}
}
