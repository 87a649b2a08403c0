import * as z from 'zod';
import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { hasPreview } from '../../../catalogue/content/service/files.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import { readOwnUploads, removeUploadsOf } from '../store/account-data.ts';
import { readUpload } from '../store/uploads.ts';
import { removeStored } from './own-uploads.ts';

/** Job that is enqueued with the deletion of an account and removes the files of its uploads. */
export const removeUploadFilesJob = {
  name: 'remove-upload-files',
  schema: z.strictObject({ uploadIds: z.array(z.uuid()).max(1000) }),
};

/** Removes stored files of deleted uploads; pictures of published contents stay. */
export async function removeUploadFiles(
  ctx: Context,
  { uploadIds }: z.output<typeof removeUploadFilesJob.schema>,
): Promise<void> {
  for (const id of uploadIds) {
    if ((await readUpload(ctx.db, id)) !== undefined) continue;
    if (await hasPreview(ctx.db, id)) await ctx.platform.receivedFiles.remove(id);
    else await removeStored(ctx.platform, id);
  }
}

const BATCH = 1000;

async function eraseUploads(ctx: TransactionContext, accountId: string): Promise<void> {
  const contributorId = await findContributorIdByAccount(ctx.tx, accountId);
  if (contributorId === undefined) return;
  const ids = await removeUploadsOf(ctx.tx, contributorId);
  for (let at = 0; at < ids.length; at += BATCH)
    await ctx.platform.jobs.enqueue(ctx.tx, removeUploadFilesJob, { uploadIds: ids.slice(at, at + BATCH) });
}

async function exportUploads(ctx: Context, accountId: string): Promise<object | undefined> {
  const contributorId = await findContributorIdByAccount(ctx.db, accountId);
  const rows = contributorId === undefined ? [] : await readOwnUploads(ctx.db, contributorId);
  return rows.length === 0 ? undefined : rows;
}

export const uploadsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'uploads', exportData: exportUploads },
  { kind: 'eraser', eraseData: eraseUploads },
];
