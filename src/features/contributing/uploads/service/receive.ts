import type { Readable } from 'node:stream';
import { type Context, inTransaction } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { TusUploads } from '../../../../platform/http/bodies/tus.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { toIntlTag } from '../../../../platform/local-format.ts';
import { TooManyBytesError } from '../../../../platform/storage/received-files.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import {
  cleanFolder,
  cleanName,
  finishedUntil,
  formatBytes,
  MAX_COSTLY_A_DAY,
  MAX_NAME,
  translate,
  unfinishedUntil,
} from '../rules.ts';
import { readCostlyToday } from '../store/processing.ts';
import { addUpload, correctReceived, lockQuota, markReceived, readQuota, saveReceived } from '../store/receiving.ts';
import { readUpload, type UploadRow } from '../store/uploads.ts';
import { enqueueProcessing } from './process-job.ts';

type Metadata = Readonly<Record<string, string | null>>;

function refuse(ctx: Context, path: string, key: Parameters<typeof translate>[0]): never {
  throw new Problem('bad_input', { errors: [{ path, message: translate(key, ctx.locale) }] });
}

function readMetadata(ctx: Context, metadata: Metadata) {
  const name = cleanName(metadata['filename'] ?? '');
  if (name === '') refuse(ctx, 'filename', 'name_missing');
  if (name.length > MAX_NAME) refuse(ctx, 'filename', 'name_too_long');
  const sha256 = metadata['sha256'] ?? null;
  if (sha256 !== null && !/^[0-9a-f]{64}$/.test(sha256)) refuse(ctx, 'sha256', 'wrong_hash');
  return { name, sha256, folder: cleanFolder(metadata['folder'] ?? '') };
}

const describeTooLarge = (ctx: Context, size: number): string => {
  const max = ctx.platform.config.ARBOR_UPLOAD_MAX_BYTES;
  return translate('too_large', ctx.locale, { size: formatBytes(size, ctx.locale), max: formatBytes(max, ctx.locale) });
};

async function create(ctx: Context, id: string, size: number, metadata: Metadata): Promise<void> {
  if (size === 0) refuse(ctx, 'size', 'empty');
  const { ARBOR_UPLOAD_DAY_BYTES: dayBytes, ARBOR_UPLOAD_MAX_OPEN: maxOpen } = ctx.platform.config;
  const given = readMetadata(ctx, metadata);
  const contributorId = creatorId(ctx);
  await inTransaction(ctx, async (own) => {
    const { tx } = own;
    await lockQuota(tx, contributorId);
    const costly = await readCostlyToday(tx, contributorId);
    if (costly >= MAX_COSTLY_A_DAY) {
      const count = new Intl.NumberFormat(toIntlTag(ctx.locale, 'en')).format(costly);
      throw new Problem('conflict', { detail: translate('costly_day', ctx.locale, { count }) });
    }
    const { open, bytes } = await readQuota(tx, contributorId);
    if (open >= maxOpen) {
      const count = new Intl.NumberFormat(toIntlTag(ctx.locale, 'en')).format(open);
      throw new Problem('conflict', { detail: translate('too_many_open', ctx.locale, { count }) });
    }
    if (bytes + size > dayBytes) {
      const [max, left] = [dayBytes, Math.max(0, dayBytes - bytes)].map((each) => formatBytes(each, ctx.locale));
      throw new Problem('too_large', {
        detail: translate('day_is_full', ctx.locale, { max: max ?? '', left: left ?? '' }),
      });
    }
    await addUpload(tx, { id, contributorId, size, ...given, expiresAt: unfinishedUntil(ctx.now) });
    if (ctx.actor.kind === 'admin')
      await ctx.platform.audit.record(own, { action: 'upload.create', subjectType: 'upload', subjectId: id });
  });
}

async function findOwn(ctx: Context, id: string): Promise<UploadRow> {
  const row = isId(id) ? await readUpload(ctx.db, id) : undefined;
  if (row === undefined || row.contributor_id !== creatorId(ctx)) throw new Problem('not_found');
  return row;
}

/**
 * Finds the number of bytes that really exist, because a disk that was restored from a backup has fewer than recorded.
 */
async function findOffset(ctx: Context, row: UploadRow): Promise<number> {
  if (row.status !== 'receiving') return row.size;
  const stored = (await ctx.platform.receivedFiles.readSize(row.id)) ?? 0;
  if (stored >= row.received) return row.received;
  await inTransaction(ctx, ({ tx }) => correctReceived(tx, row.id, stored));
  return stored;
}

async function finish(ctx: Context, row: UploadRow): Promise<void> {
  await inTransaction(ctx, async (own) => {
    if (await markReceived(own.tx, row.id, finishedUntil(ctx.now))) await enqueueProcessing(own, row);
  });
}

async function append(ctx: Context, id: string, offset: number, stream: Readable): Promise<number> {
  const row = await findOwn(ctx, id);
  if (row.status !== 'receiving') throw new Problem('conflict', { detail: translate('finished', ctx.locale) });
  let from = offset;
  const onFlushed = async (to: number): Promise<void> => {
    const expiresAt = unfinishedUntil(ctx.now);
    const isSaved = await inTransaction(ctx, ({ tx }) => saveReceived(tx, { id, from, to, expiresAt }));
    if (!isSaved) throw new Problem('conflict', { detail: translate('wrong_offset', ctx.locale) });
    from = to;
  };
  try {
    const end = await ctx.platform.receivedFiles.append(id, stream, { offset, room: row.size - offset, onFlushed });
    if (end === row.size) await finish(ctx, row);
    return end;
  } catch (error) {
    if (error instanceof TooManyBytesError) throw new Problem('too_large');
    throw error;
  } finally {
    // If the upload was deleted meanwhile, writing may have created its file again.
    if ((await readUpload(ctx.db, id)) === undefined) await ctx.platform.receivedFiles.remove(id);
  }
}

/**
 * Implements the tus protocol for the caller's own uploads in one request, whose body is `stream`. The functions throw
 * Problems: `not_found` for missing uploads and those of others, `conflict` for complete uploads and beyond the limit,
 * `too_large`.
 */
export const createOwnUploads = (ctx: Context, stream?: Readable): TusUploads => ({
  maxSize: ctx.platform.config.ARBOR_UPLOAD_MAX_BYTES,
  describeTooLarge: (size) => describeTooLarge(ctx, size),
  createId,
  create: (id, size, metadata) => create(ctx, id, size, metadata),
  read: async (id) => {
    const row = await findOwn(ctx, id);
    const offset = await findOffset(ctx, row);
    // All bytes have arrived, but the process died before it recorded that.
    if (row.status === 'receiving' && offset === row.size) await finish(ctx, row);
    return { id, size: row.size, offset };
  },
  append: ({ id, offset }) => (stream === undefined ? Promise.resolve(offset) : append(ctx, id, offset, stream)),
});
