import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, instant, listSchema, pageQuery, sortQuery } from '../../../platform/http/schemas.ts';

const tag = 'Admin';

/** A background job that failed after all retries. Neither the payload nor the message contains personal data. */
const failedJob = z
  .object({
    _id: id,
    queue: z.string(),
    payload: z
      .record(z.string(), z.string().nullable())
      .meta({ description: 'Identifiers in the payload, as text; null for every other value' }),
    failedAt: instant,
    createdAt: instant,
    retryCount: z.int(),
    message: z.string().meta({ description: 'The last error, without a stack' }),
  })
  .meta({ id: 'FailedJob' });

export const jobsContract = {
  failed: operation({
    method: 'GET',
    path: '/admin/jobs/failed',
    access: 'owner',
    tag,
    summary: 'Background jobs that failed after all retries',
    query: z.object({
      ...pageQuery,
      sort: sortQuery(['failedAt', 'queue', 'message'], '-failedAt'),
      queue: z.string().trim().max(60).optional(),
    }),
    output: listSchema(failedJob),
    errors: ['bad_input', 'unauthenticated', 'forbidden'],
  }),
  retry: operation({
    method: 'POST',
    path: '/admin/jobs/retry/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Puts a failed job back into its queue, with all its retries',
    description: 'Answers `conflict` if the queue already holds a waiting run that this one would repeat.',
    params: z.object({ id }),
    output: z.object({ queue: z.string() }),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/jobs/delete/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Deletes a failed job, which then never runs again',
    params: z.object({ id }),
    output: z.object({ queue: z.string() }),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof jobsContract> {}
}
