import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  done,
  id,
  idOrKey,
  line,
  listSchema,
  multilineText,
  pageQuery,
  sortQuery,
} from '../../../../platform/http/schemas.ts';
import { contentStatuses, ownContent } from '../../../catalogue/content/contract/own-content.ts';
import { correction, correctionBody } from './correction.ts';
import { reasonCodes } from './reasons.ts';
import { claim, decisions, ownSubmission, queued, submissionKinds } from './submission.ts';
import { review } from './work.ts';

const tag = 'Review';

/** Maximum number of works per batch. */
const MAX_BATCH = 50;

const params = z.object({ id: idOrKey });
const ids = z.array(idOrKey).min(1).max(MAX_BATCH);
const note = multilineText(1000).default('');

/** Filters of the queue, which also determine a submission's neighbours. */
const queueFilters = {
  kind: z.enum(submissionKinds).optional(),
  category: line(100).optional(),
  contributor: line(100).optional(),
  /** `free`: no reviewer has claimed it. */
  claimed: z.enum(['free', 'mine', 'others']).optional(),
  /** `free`: no reviewer is assigned. */
  assigned: z.enum(['mine', 'others', 'free']).optional(),
  /** Minimum waiting time in hours. */
  hours: z.enum(['24', '72', '168']).optional(),
  ai: z.enum(['yes', 'no']).optional(),
  sort: sortQuery(['submitted'], 'submitted'),
};

const decision = z.strictObject({
  reasons: z.array(z.enum(reasonCodes)).max(10).default([]),
  /** Message to the contributor. */
  message: multilineText(2000).default(''),
  /** Note for reviewers only. */
  internalNote: multilineText(2000).default(''),
});

/** Result for each of several works; a refusal doesn't stop the others. */
export const batch = z
  .object({
    done: z.array(id),
    refused: z.array(
      z.object({
        _id: id,
        code: z.string(),
        detail: z.string(),
        errors: z.array(z.object({ path: z.string(), message: z.string() })),
      }),
    ),
  })
  .meta({ id: 'Batch' });

/** At most a hundred identifiers; works of others and unknown ones are left out. */
const works = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').slice(0, 100));

const reviewHistory = z
  .object({
    contentId: id,
    status: z.enum(contentStatuses),
    submissions: z.array(ownSubmission),
    /** Position of the open submission in the queue: 1 is next. */
    position: z.int().nullable(),
    /** Median over the last decisions; null if there were too few. */
    medianWaitMinutes: z.int().nullable(),
    mayResubmit: z.boolean(),
    mayAppeal: z.boolean(),
  })
  .meta({ id: 'ReviewHistory' });

export const reviewsContract = {
  submit: operation({
    method: 'POST',
    path: '/content/submit/{id}',
    access: 'creator',
    tag,
    summary: 'Submits one of your works, or a revision, for review',
    description:
      'After requested changes, this resubmits the work; after a rejection, it is the one appeal. Missing fields cause 400, and so does resubmitting an unchanged work without a note.',
    params,
    body: z.strictObject({ note }).default({ note: '' }),
    output: z.object({ submission: ownSubmission, position: z.int() }),
    errors: ['bad_input', 'forbidden', 'not_found', 'conflict'],
    limit: { calls: 600, seconds: 3600 },
  }),
  submitMany: operation({
    method: 'POST',
    path: '/content/submit',
    access: 'creator',
    tag,
    summary: 'Submits several of your works for review, each separately',
    body: z.strictObject({ ids, note }),
    output: batch,
    errors: ['bad_input', 'forbidden'],
    limit: { calls: 60, seconds: 3600 },
  }),
  history: operation({
    method: 'GET',
    path: '/content/mine/{id}/history',
    access: 'creator',
    tag,
    summary: 'Review status of one of your works, with earlier decisions',
    params,
    output: reviewHistory,
    errors: ['not_found'],
  }),
  histories: operation({
    method: 'GET',
    path: '/content/histories',
    access: 'creator',
    tag,
    summary: 'Review status of several of your works, in the requested order',
    query: z.object({ ids: works }),
    output: z.object({ items: z.array(reviewHistory) }),
    errors: ['bad_input'],
  }),
  queue: operation({
    method: 'GET',
    path: '/content/request/contributor/all',
    access: 'admin',
    tag,
    summary: 'Works that wait for review, longest waiting first',
    query: z.object({ ...pageQuery, ...queueFilters }),
    output: listSchema(queued).extend({ mine: z.int(), free: z.int(), medianWaitMinutes: z.int().nullable() }),
    errors: ['bad_input', 'unauthenticated', 'forbidden'],
  }),
  single: operation({
    method: 'GET',
    path: '/content/request/contributor/single/{id}',
    access: 'admin',
    tag,
    summary: 'One submission with everything that a reviewer needs',
    params,
    query: z.object(queueFilters),
    output: review,
    errors: ['bad_input', 'not_found', 'conflict'],
  }),
  claim: operation({
    method: 'PUT',
    path: '/content/request/contributor/claim/{id}',
    access: 'admin',
    audit: { exempt: 'It only says who looks at a work for some minutes; the decision is recorded.' },
    tag,
    summary: 'Claims a submission for some minutes, or renews the claim',
    params,
    output: z.object({ claim }),
    errors: ['not_found', 'conflict'],
  }),
  release: operation({
    method: 'DELETE',
    path: '/content/request/contributor/claim/{id}',
    access: 'admin',
    audit: { exempt: 'It only says that somebody looks at a work no more.' },
    tag,
    summary: 'Releases a claimed submission to the queue',
    params,
    output: done,
    errors: ['not_found'],
  }),
  assign: operation({
    method: 'PUT',
    path: '/content/request/contributor/assign/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Assigns a submission to an admin, or to nobody',
    description:
      'Any admin can still claim it and decide. The assigned admin must be able to sign in and to decide on it.',
    params,
    body: z.strictObject({ adminId: idOrKey.nullable() }),
    output: z.object({ assignee: queued.shape.assignee }),
    errors: ['bad_input', 'not_found', 'conflict'],
  }),
  correct: operation({
    method: 'PUT',
    path: '/content/request/contributor/correct/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary:
      'Changes title, description, keywords, category or AI mark of a submitted work, which its contributor sees',
    params,
    body: correctionBody,
    output: z.object({ work: ownContent, corrections: z.array(correction) }),
    errors: ['bad_input', 'not_found', 'conflict'],
  }),
  decide: operation({
    method: 'PATCH',
    path: '/content/review/{id}/{decision}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Approves a submission, asks for changes, or rejects it',
    description:
      'The identifier is that of the submission, so that a decision never applies to a later one. A rejection and a request for changes need a reason.',
    params: z.object({ id: idOrKey, decision: z.enum(decisions) }),
    body: decision,
    output: z.object({ status: z.enum(contentStatuses), contentId: id }),
    errors: ['bad_input', 'not_found', 'conflict'],
  }),
  decideMany: operation({
    method: 'PATCH',
    path: '/content/review/{decision}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Makes the same decision on several submissions, each separately',
    params: z.object({ decision: z.enum(decisions) }),
    body: decision.extend({ ids }),
    output: batch,
    errors: ['bad_input', 'not_found'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof reviewsContract> {}
}
