import { type Context, inTransaction } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { nameColor } from '../../../../platform/media/name-color.ts';
import type { ProcessedFile } from '../../../../platform/media/process/processed-file.ts';
import { cutPage, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { draftPreviewFolder, draftPreviewKey } from '../../../../platform/storage/storage.ts';
import { findContentWithFile, findUsedFileIds, hasPreview } from '../../../catalogue/content/service/files.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { uploadsContract } from '../contract.ts';
import { translate, uploadCursors } from '../rules.ts';
import { readUploadBySha256 } from '../store/receiving.ts';
import {
  countUploads,
  lockUploads,
  readAnyUploadId,
  readUpload,
  readUploads,
  removeUpload,
  type UploadRow,
} from '../store/uploads.ts';

type Contract = typeof uploadsContract;
type UploadOutput = OutputOf<Contract['mine']>['items'][number];

/** Converts a stored report for the response: it adds the names of colours and drops an archive's index. */
function presentReport({ preview, contents: _, ...report }: ProcessedFile): unknown {
  const colors = preview?.colors.map(({ hex, lab }) => ({ hex, name: nameColor(lab) }));
  return { ...report, preview: preview && { ...preview, colors } };
}

/** Presents an upload to its contributor. */
export const presentUpload = (row: UploadRow): UploadOutput => ({
  _id: row.id,
  name: row.name,
  folder: row.folder,
  size: row.size,
  received: row.received,
  status: row.status as UploadOutput['status'],
  sha256: row.claimed_sha256,
  refusal: row.refusal as unknown as UploadOutput['refusal'],
  report: (row.report === null || row.status === 'refused'
    ? null
    : presentReport(row.report as unknown as ProcessedFile)) as UploadOutput['report'],
  taken: row.taken_at !== null,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

/** Whether a contributor has an upload that isn't deleted yet. */
export const hasUpload = async (db: Database, contributorId: string): Promise<boolean> =>
  (await readAnyUploadId(db, contributorId)) !== undefined;

/** `GET /uploads/mine`. @throws Problem `bad_input` for a cursor of another list */
export async function listOwnUploads(
  ctx: Context,
  { query }: InputOf<Contract['mine']>,
): Promise<OutputOf<Contract['mine']>> {
  const page = parsePage(ctx, uploadCursors, { ...query, sort: 'newest' });
  const filter = { contributorId: creatorId(ctx), ids: query.ids?.filter(isId), status: query.status };
  const read = await readUploads(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(uploadCursors, page, read, ({ id }) => ({ id }));
  return { items: rows.map(presentUpload), nextCursor, ...toTotal(await countUploads(ctx.db, filter)) };
}

/** `GET /uploads/{id}`. @throws Problem `not_found` */
export async function showOwnUpload(ctx: Context, id: string): Promise<UploadOutput> {
  const row = isId(id) ? await readUpload(ctx.db, id) : undefined;
  if (row === undefined || row.contributor_id !== creatorId(ctx)) throw new Problem('not_found');
  return presentUpload(row);
}

/** Whether the upload can't be used any more, because the draft that used it was deleted with its pictures. */
const isSpent = async (ctx: Context, row: UploadRow): Promise<boolean> =>
  row.taken_at !== null &&
  (row.report as unknown as ProcessedFile | null)?.preview != null &&
  !(await hasPreview(ctx.db, row.id));

/** `GET /uploads/known`: finds only the caller's own uploads, and doesn't reveal files of others. */
export async function findKnownUpload(
  ctx: Context,
  { query }: InputOf<Contract['known']>,
): Promise<OutputOf<Contract['known']>> {
  const contributorId = creatorId(ctx);
  const row = await readUploadBySha256(ctx.db, contributorId, query.sha256);
  const content = await findContentWithFile(ctx.db, contributorId, query.sha256);
  return {
    upload: row === undefined || (await isSpent(ctx, row)) ? null : presentUpload(row),
    content: content === undefined ? null : { _id: content.id, title: content.title, status: content.status },
  };
}

/** Deletes the received bytes and previews of a deleted or refused upload, but never the original. */
export async function removeStored({ storage, receivedFiles }: Context['platform'], id: string): Promise<void> {
  await receivedFiles.remove(id);
  for await (const { key } of storage.list(draftPreviewFolder(id))) await storage.remove(key);
}

/**
 * `DELETE /uploads/{id}`: a transfer or processing in progress stops at its next step.
 * @throws Problem `not_found`; `conflict` if a content uses the upload
 */
export async function deleteUpload(
  ctx: Context,
  { params }: InputOf<Contract['remove']>,
): Promise<OutputOf<Contract['remove']>> {
  const contributorId = creatorId(ctx);
  if (!isId(params.id)) throw new Problem('not_found');
  const removed = await inTransaction(ctx, async (own) => {
    const [row] = await lockUploads(own.tx, contributorId, [params.id]);
    if (row === undefined) throw new Problem('not_found');
    if (row.taken_at !== null && row.file_id !== null) {
      const used = await findUsedFileIds(own.tx, contributorId, [row.file_id]);
      if (used.size > 0) throw new Problem('conflict', { detail: translate('in_use', ctx.locale) });
    }
    await removeUpload(own.tx, row.id);
    if (ctx.actor.kind === 'admin')
      await ctx.platform.audit.record(own, { action: 'upload.delete', subjectType: 'upload', subjectId: row.id });
    return row;
  });
  await removeStored(ctx.platform, removed.id);
  return { done: true };
}

const wellNamed = /^[a-z0-9]{1,12}(\.marked)?\.[a-z0-9]{2,5}$/;

/** Finds the file that `GET /uploads/preview/{id}/{name}` sends. @throws Problem `not_found` */
export async function findDraftPreview(
  ctx: Context,
  { params }: InputOf<Contract['preview']>,
): Promise<{ readonly key: string; readonly size: number }> {
  const row = isId(params.id) && wellNamed.test(params.name) ? await readUpload(ctx.db, params.id) : undefined;
  const isAllowed = ctx.actor.kind === 'admin' || row?.contributor_id === creatorId(ctx);
  if (row === undefined || !isAllowed) throw new Problem('not_found');
  const key = draftPreviewKey(row.id, params.name);
  const stored = await ctx.platform.storage.stat(key);
  if (stored === undefined) throw new Problem('not_found');
  return { key, size: stored.size };
}
