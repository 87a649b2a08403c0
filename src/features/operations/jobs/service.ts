import type { Context, TransactionContext } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { failedJobSorting } from '../../../platform/jobs/failed-jobs.ts';
import { cutPage, MAX_TOTAL, parsePage, toTotal } from '../../../platform/pagination.ts';
import type { jobsContract } from './contract.ts';
import { presentPayload } from './rules.ts';

type Contract = typeof jobsContract;

/** `GET /admin/jobs/failed`. @throws Problem `bad_input` for a cursor of another list */
export async function listFailedJobs(
  ctx: Context,
  { query }: InputOf<Contract['failed']>,
): Promise<OutputOf<Contract['failed']>> {
  const { jobs } = ctx.platform;
  const { queue } = query;
  const page = parsePage(ctx, failedJobSorting.cursors, query);
  const read = await jobs.listFailed(ctx.db, { ...page, queue });
  const { rows, nextCursor } = cutPage(failedJobSorting.cursors, page, read, ({ sortedBy: value, id }) => ({
    value,
    id,
  }));
  return {
    items: rows.map((job) => ({
      _id: job.id,
      queue: job.queue,
      payload: presentPayload(job.payload),
      failedAt: job.failedAt.toISOString(),
      createdAt: job.createdAt.toISOString(),
      retryCount: job.retryCount,
      message: job.message,
    })),
    nextCursor,
    ...toTotal(await jobs.countFailed(ctx.db, queue, MAX_TOTAL + 1)),
  };
}

const toAuditEntry = (action: 'job.retry' | 'job.delete', id: string, queue: string) => ({
  action,
  subjectType: 'job',
  subjectId: id,
  details: { queue },
});

/**
 * `POST /admin/jobs/retry/{id}`
 * @throws Problem `not_found`; `conflict` if the queue already has the same job
 */
export async function retryFailedJob(
  ctx: TransactionContext,
  { params }: InputOf<Contract['retry']>,
): Promise<OutputOf<Contract['retry']>> {
  const retried = isId(params.id) ? await ctx.platform.jobs.retryFailed(ctx.tx, params.id) : 'missing';
  if (retried === 'missing') throw new Problem('not_found');
  if (retried === 'duplicate') throw new Problem('conflict');
  await ctx.platform.audit.record(ctx, toAuditEntry('job.retry', params.id, retried.queue));
  return retried;
}

/**
 * `DELETE /admin/jobs/delete/{id}`
 * @throws Problem `not_found`
 */
export async function deleteFailedJob(
  ctx: TransactionContext,
  { params }: InputOf<Contract['remove']>,
): Promise<OutputOf<Contract['remove']>> {
  const queue = isId(params.id) ? await ctx.platform.jobs.deleteFailed(ctx.tx, params.id) : undefined;
  if (queue === undefined) throw new Problem('not_found');
  await ctx.platform.audit.record(ctx, toAuditEntry('job.delete', params.id, queue));
  return { queue };
}
