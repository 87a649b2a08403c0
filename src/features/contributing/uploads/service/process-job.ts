import * as z from 'zod';
import type { TransactionContext } from '../../../../platform/context.ts';
import type { JobType } from '../../../../platform/jobs/jobs.ts';
import { countWaiting } from '../store/processing.ts';
import type { UploadRow } from '../store/uploads.ts';

const payload = z.strictObject({ uploadId: z.uuid() });

/** `jobs.ts` says what it does. */
export const processUploadJob = { name: 'process-upload', schema: payload } satisfies JobType;

/** How often processing may fail, over some hours, for reasons other than the file, before its contributor is notified. */
export const MAX_FAILURES = 10;

/**
 * Has an upload processed whose last byte has come. Contributors take turns: the more of one's files wait, the later goes
 * the next, and a worker that reads several at once keeps a place free for others.
 */
export async function enqueueProcessing(
  { tx, platform }: TransactionContext,
  { id, contributor_id: group }: Pick<UploadRow, 'id' | 'contributor_id'>,
): Promise<void> {
  const priority = -(await countWaiting(tx, group));
  await platform.jobs.enqueue(tx, processUploadJob, { uploadId: id }, { singletonKey: id, group, priority });
}
