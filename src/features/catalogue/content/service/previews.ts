import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { listPublicFiles, listPublicNames } from '../../../../platform/media/preview-files.ts';
import { MissingObjectError, StorageError } from '../../../../platform/storage/errors.ts';
import { draftPreviewKey, previewKey, type Storage } from '../../../../platform/storage/storage.ts';
import { readFirstPreview } from '../store/first-preview.ts';
import { isPaid, readPreviewFiles, readStatus } from '../store/status.ts';

/** Enqueued with whatever makes a content public, or private again. */
export const settlePreviewsJob = {
  name: 'settle-previews',
  schema: z.strictObject({
    contentId: z.uuid(),
    /** Previews that a revision left out. */
    removed: z.array(z.strictObject({ id: z.uuid(), names: z.array(z.string()) })).default([]),
  }),
};

/** @returns whether there was something to copy */
async function copyObject(storage: Storage, from: string, to: string): Promise<boolean> {
  if ((await storage.stat(from)) === undefined) return false;
  await storage.copy(from, to);
  return true;
}

const WAIT_SECONDS = 60;

/**
 * One at a time for each content: of two that copied at once, the one that had begun with an older price or status could
 * write last.
 * @throws StorageError where another one takes longer than a minute
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

async function copyToPublic(ctx: Context, contentId: string): Promise<void> {
  const { storage, log } = ctx.platform;
  const paid = await isPaid(ctx.db, contentId);
  for (const preview of await readPreviewFiles(ctx.db, contentId)) {
    const files = listPublicFiles(preview, paid);
    for (const { from, to } of files) {
      const copied = await copyObject(storage, draftPreviewKey(preview.id, from), previewKey(preview.id, to));
      if (!copied && (await storage.stat(previewKey(preview.id, to))) === undefined)
        log.error({ contentId, preview: preview.id, name: from }, 'a file of a preview is missing');
    }
    const kept = new Set(files.map(({ to }) => to));
    for (const name of listPublicNames(preview).filter((each) => !kept.has(each)))
      await storage.remove(previewKey(preview.id, name));
  }
}

async function takeFromPublic(ctx: Context, contentId: string): Promise<void> {
  const { storage } = ctx.platform;
  for (const preview of await readPreviewFiles(ctx.db, contentId)) {
    for (const name of listPublicNames(preview)) {
      const [draft, published] = [draftPreviewKey(preview.id, name), previewKey(preview.id, name)];
      // What was published before there were drafts exists in public only.
      if ((await storage.stat(draft)) === undefined) await copyObject(storage, published, draft);
      await storage.remove(published);
    }
  }
}

/**
 * Makes the previews of a content public: files with a watermark under the plain names where it is paid. Safe to repeat;
 * outside of a transaction, because storage may be on the network.
 */
export const publishPreviews = (ctx: Context, contentId: string): Promise<void> =>
  inTurn(ctx, contentId, () => copyToPublic(ctx, contentId));

/**
 * Takes the previews of a content out of public again; only its contributor and admins see them then. Safe to repeat;
 * outside of a transaction.
 */
export const withdrawPreviews = (ctx: Context, contentId: string): Promise<void> =>
  inTurn(ctx, contentId, () => takeFromPublic(ctx, contentId));

/**
 * A file of a preview as its contributor has it: without a watermark, also where the public one has one. A preview of a
 * revision that stands for a published one (`revisionOf`) is that one's file. Undefined where there is none.
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

/** What decides which objects are public; undefined where the content is gone. */
async function readPublicState(ctx: Context, contentId: string) {
  const status = (await readStatus(ctx.db, contentId))?.status;
  if (status === undefined) return undefined;
  const [paid, previews] = [await isPaid(ctx.db, contentId), await readPreviewFiles(ctx.db, contentId)];
  return { isPublic: status === 'published', mark: JSON.stringify([status, paid, previews]) };
}

/** Makes the public objects what status, prices and previews say, until these stay the same meanwhile. */
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

/** Which preview of a content is its first one; undefined where it has none. */
export const findFirstPreviewId = async (db: Database, contentId: string): Promise<string | undefined> =>
  (await readFirstPreview(db, contentId))?.id;

/** Undefined where it is gone. */
async function readBytes(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    if (error instanceof MissingObjectError) return undefined;
    throw error;
  }
}

/** The first picture of a content, encoded and without a watermark. */
export interface FirstPicture {
  readonly previewId: string;
  /** Undefined for a sound, whose waveform says nothing of it, and where the file is missing. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * Reads the first preview of a content in the largest width up to `maxWidth`, or in its smallest one. Undefined for a
 * content without previews.
 */
export async function readFirstPicture(
  { db, platform }: Pick<Context, 'db' | 'platform'>,
  contentId: string,
  maxWidth: number,
): Promise<FirstPicture | undefined> {
  const preview = await readFirstPreview(db, contentId);
  if (preview === undefined) return undefined;
  const { id, kind, revision_of: revisionOf, widths } = preview;
  const sorted = widths.toSorted((one, other) => one - other);
  const width = sorted.findLast((each) => each <= maxWidth) ?? sorted[0];
  if (kind === 'audio' || width === undefined) return { previewId: id, bytes: undefined };
  const file = await findPreviewFile(platform, { id, revisionOf, name: `${width}.webp` });
  const bytes = file === undefined ? undefined : await readBytes(platform.storage, file.key);
  return { previewId: id, bytes };
}
