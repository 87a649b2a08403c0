import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { listPublicFiles, listPublicNames } from '../../../../platform/media/preview-files.ts';
import { MissingObjectError, StorageError } from '../../../../platform/storage/errors.ts';
import { draftPreviewKey, previewKey, type Storage } from '../../../../platform/storage/storage.ts';
import { isPaid, readPreview, readPreviewFiles, readStatus } from '../store/status.ts';

export { MAX_PREVIEWS } from '../contract/slides.ts';

/** Job that every transaction enqueues that publishes or unpublishes a content. */
export const settlePreviewsJob = {
  name: 'settle-previews',
  schema: z.strictObject({
    contentId: z.uuid(),
    /** Previews that a revision removed. */
    removed: z.array(z.strictObject({ id: z.uuid(), names: z.array(z.string()) })).default([]),
  }),
};

/** Copies an object if it exists. @returns whether it exists */
async function copyObject(storage: Storage, from: string, to: string): Promise<boolean> {
  if ((await storage.stat(from)) === undefined) return false;
  await storage.copy(from, to);
  return true;
}

const WAIT_SECONDS = 60;

/**
 * Serializes work on a content's previews: otherwise a copy that started with an older price or status could finish
 * last.
 * @throws StorageError if another process holds the lock for more than a minute
 */
async function inTurn(ctx: Context, contentId: string, work: () => Promise<void>): Promise<void> {
  const release = await ctx.platform.locks.lock(`previews ${contentId}`, WAIT_SECONDS);
  if (release === undefined) throw new StorageError('The previews of a content are being changed for a long time');
  try {
    await work();
  } finally {
    await release();
  }
}

/** Removes a public object. Contents that were published before drafts were introduced have public objects only. */
async function takeObject(storage: Storage, previewId: string, name: string): Promise<void> {
  const [draft, published] = [draftPreviewKey(previewId, name), previewKey(previewId, name)];
  if ((await storage.stat(draft)) === undefined) await copyObject(storage, published, draft);
  await storage.remove(published);
}

async function copyToPublic(ctx: Context, contentId: string): Promise<void> {
  const { storage, log } = ctx.platform;
  const paid = await isPaid(ctx.db, contentId);
  for (const [at, preview] of (await readPreviewFiles(ctx.db, contentId)).entries()) {
    const files = listPublicFiles(preview, paid);
    for (const { from, to } of files) {
      const copied = await copyObject(storage, draftPreviewKey(preview.id, from), previewKey(preview.id, to));
      // Only the first preview's card is shown, and the demo has no others.
      const isNeeded = to !== 'card.jpg' || at === 0;
      if (!copied && isNeeded && (await storage.stat(previewKey(preview.id, to))) === undefined)
        log.error({ contentId, preview: preview.id, name: from }, 'a file of a preview is missing');
    }
    const kept = new Set(files.map(({ to }) => to));
    for (const name of listPublicNames(preview).filter((each) => !kept.has(each)))
      await takeObject(storage, preview.id, name);
  }
}

async function takeFromPublic(ctx: Context, contentId: string): Promise<void> {
  const { storage } = ctx.platform;
  for (const preview of await readPreviewFiles(ctx.db, contentId)) {
    for (const name of listPublicNames(preview)) await takeObject(storage, preview.id, name);
  }
}

/**
 * Publishes the previews of a content. If the content is paid, the public files are the watermarked ones, under the
 * plain names. It is idempotent and runs outside a transaction, because the storage may be remote.
 */
export const publishPreviews = (ctx: Context, contentId: string): Promise<void> =>
  inTurn(ctx, contentId, () => copyToPublic(ctx, contentId));

/**
 * Makes the previews of a content private again, visible only to its contributor and admins. It is idempotent and runs
 * outside a transaction.
 */
export const withdrawPreviews = (ctx: Context, contentId: string): Promise<void> =>
  inTurn(ctx, contentId, () => takeFromPublic(ctx, contentId));

/**
 * Finds a preview file as its contributor sees it: without a watermark, even if the public file has one. A preview of a
 * revision that replaces a published one (`revisionOf`) uses the published preview's file. Returns undefined if the
 * file doesn't exist.
 */
export async function findPreviewFile(
  { storage }: Pick<Context['platform'], 'storage'>,
  { id, revisionOf, name }: { readonly id: string; readonly revisionOf: string | null; readonly name: string },
): Promise<{ readonly key: string; readonly size: number } | undefined> {
  const objectId = revisionOf ?? id;
  for (const key of [draftPreviewKey(objectId, name), previewKey(objectId, name)]) {
    const stored = await storage.stat(key);
    if (stored !== undefined) return { key, size: stored.size };
  }
  return undefined;
}

/** Reads the state that determines which objects are public; undefined if the content was deleted. */
async function readPublicState(ctx: Context, contentId: string) {
  const status = (await readStatus(ctx.db, contentId))?.status;
  if (status === undefined) return undefined;
  const [paid, previews] = [await isPaid(ctx.db, contentId), await readPreviewFiles(ctx.db, contentId)];
  return { isPublic: status === 'published', mark: JSON.stringify([status, paid, previews]) };
}

/**
 * Publishes or removes public preview objects according to status, prices and previews. It repeats if these change
 * meanwhile.
 */
export async function settlePreviews(
  ctx: Context,
  { contentId, removed }: z.output<typeof settlePreviewsJob.schema>,
): Promise<void> {
  const { storage } = ctx.platform;
  for (const { id, names } of removed)
    for (const name of names)
      for (const key of [previewKey(id, name), draftPreviewKey(id, name)]) await storage.remove(key);
  await inTurn(ctx, contentId, async () => {
    for (let settled: string | undefined; ; ) {
      const state = await readPublicState(ctx, contentId);
      if (state === undefined || state.mark === settled) return;
      await (state.isPublic ? copyToPublic : takeFromPublic)(ctx, contentId);
      settled = state.mark;
    }
  });
}

/** Reads an object; undefined if it doesn't exist. */
async function readBytes(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    if (error instanceof MissingObjectError) return undefined;
    throw error;
  }
}

/**
 * Reads the picture of a preview, encoded, without a watermark, in the largest width up to `maxWidth`, or else in the
 * smallest width. Returns undefined for a sound, whose waveform doesn't describe it, and for a missing preview or file.
 */
export async function readPreviewPicture(
  { db, platform }: Pick<Context, 'db' | 'platform'>,
  previewId: string,
  maxWidth: number,
): Promise<Uint8Array | undefined> {
  const preview = await readPreview(db, previewId);
  if (preview === undefined || preview.kind === 'audio') return undefined;
  const sorted = preview.widths.toSorted((one, other) => one - other);
  const width = sorted.findLast((each) => each <= maxWidth) ?? sorted[0];
  const named = { id: previewId, revisionOf: preview.revision_of, name: `${width}.webp` };
  const file = await findPreviewFile(platform, named);
  return file === undefined ? undefined : readBytes(platform.storage, file.key);
}
