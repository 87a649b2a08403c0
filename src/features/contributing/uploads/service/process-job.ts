import * as z from 'zod';
import type { TransactionContext } from '../../../../platform/context.ts';
import type { JobType } from '../../../../platform/jobs/jobs.ts';
import { countWaiting } from '../store/processing.ts';
import type { UploadRow } from '../store/uploads.ts';

const payload = z.strictObject({ uploadId: z.uuid() });

/** Job that processes an upload; `jobs.ts` has its options. */
export const processUploadJob = { name: 'process-upload', schema: payload } satisfies JobType;

/** Maximum number of failures, over some hours, for reasons other than the file, before the contributor is notified. */
export const MAX_FAILURES = 10;

/**
 * Enqueues the processing of a complete upload. The more files of a contributor are waiting, the lower the priority of
 * the next one, and a worker with several slots keeps one free for other contributors.
 */
export async function enqueueProcessing(
  { tx, platform }: TransactionContext,
  { id, contributor_id: group }: Pick<UploadRow, 'id' | 'contributor_id'>,
): Promise<void> {
  const priority = -(await countWaiting(tx, group));
  await platform.jobs.enqueue(tx, processUploadJob, { uploadId: id }, { singletonKey: id, group, priority });
}
