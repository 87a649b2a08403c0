import type { Context, TransactionContext } from '../../platform/context.ts';
import { isId } from '../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { createCursorProblem, Problem } from '../../platform/http/problem.ts';
import { isFailedJobPosition } from '../../platform/jobs/failed-jobs.ts';
import { recordAudit } from '../audit/service.ts';
import type { jobsContract } from './contract.ts';
import { presentPayload } from './rules.ts';

type Contract = typeof jobsContract;

const MAX_COUNTED = 10_000;

/** `GET /admin/jobs/failed` */
export async function listFailedJobs(
  ctx: Context,
  { query }: InputOf<Contract['failed']>,
): Promise<OutputOf<Contract['failed']>> {
  const { jobs } = ctx.platform;
  const { queue, limit } = query;
  const after = query.cursor === '' ? undefined : query.cursor;
  if (after !== undefined && !isFailedJobPosition(after)) throw createCursorProblem(ctx.locale);
  const found = await jobs.listFailed(ctx.db, { queue, after, limit: limit + 1 });
  const total = await jobs.countFailed(ctx.db, queue, MAX_COUNTED + 1);
  const page = found.slice(0, limit);
  return {
    items: page.map((job) => ({
      _id: job.id,
      queue: job.queue,
      payload: presentPayload(job.payload),
      failedAt: job.failedAt.toISOString(),
      createdAt: job.createdAt.toISOString(),
      retryCount: job.retryCount,
      message: job.message,
    })),
    nextCursor: found.length > limit ? (page.at(-1)?.position ?? null) : null,
    total: Math.min(total, MAX_COUNTED),
    totalIsMore: total > MAX_COUNTED,
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
 * @throws Problem `not_found`; `conflict` where the queue holds the same job already
 */
export async function retryFailedJob(
  ctx: TransactionContext,
  { params }: InputOf<Contract['retry']>,
): Promise<OutputOf<Contract['retry']>> {
  const retried = isId(params.id) ? await ctx.platform.jobs.retryFailed(ctx.tx, params.id) : 'missing';
  if (retried === 'missing') throw new Problem('not_found');
  if (retried === 'duplicate') throw new Problem('conflict');
  await recordAudit(ctx, toAuditEntry('job.retry', params.id, retried.queue));
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
  await recordAudit(ctx, toAuditEntry('job.delete', params.id, queue));
  return { queue };
}
