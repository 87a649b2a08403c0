import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { uploadsContract } from '../contract.ts';
import { finishedUntil, keptRefusals, translate } from '../rules.ts';
import { resetProcessing } from '../store/processing.ts';
import { lockUploads, type UploadRow } from '../store/uploads.ts';
import { presentUpload } from './own-uploads.ts';
import { enqueueProcessing } from './process-job.ts';

type Contract = typeof uploadsContract;

const hasFailed = ({ status, refusal }: UploadRow): boolean =>
  status === 'refused' && keptRefusals.includes(String((refusal as { code?: unknown } | null)?.code));

/**
 * `POST /uploads/retry/{id}`: returns an upload that is waiting already unchanged.
 * @throws Problem `not_found`; `conflict` for an upload that is incomplete, ready, or was refused because of its
 * content
 */
export async function retryUpload(
  ctx: TransactionContext,
  { params }: InputOf<Contract['retry']>,
): Promise<OutputOf<Contract['retry']>> {
  const contributorId = creatorId(ctx);
  const [row] = isId(params.id) ? await lockUploads(ctx.tx, contributorId, [params.id]) : [];
  if (row === undefined) throw new Problem('not_found');
  if (row.status === 'received' || row.status === 'processing') return presentUpload(row);
  if (!hasFailed(row)) throw new Problem('conflict', { detail: translate('nothing_to_retry', ctx.locale) });
  await resetProcessing(ctx.tx, row.id, finishedUntil(ctx.now));
  await enqueueProcessing(ctx, row);
  if (ctx.actor.kind === 'admin')
    await ctx.platform.audit.record(ctx, { action: 'upload.retry', subjectType: 'upload', subjectId: row.id });
  const [now = row] = await lockUploads(ctx.tx, contributorId, [row.id]);
  return presentUpload(now);
}
