import { create as contentDisposition } from 'content-disposition';
import { Readable } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import { commonHeaders, inertPolicy } from '../../../platform/http/headers.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { parseRange } from '../../../platform/http/range.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import type { contentContract } from '../contract.ts';
import { countDownload } from '../store/counted.ts';
import { type FileRow, readFile } from '../store/detail.ts';

function headersOf(file: FileRow): Record<string, string> {
  return {
    ...commonHeaders,
    'content-type': file.media_type,
    'content-disposition': contentDisposition(file.name),
    'content-security-policy': inertPolicy,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag: `"${file.sha256}"`,
    'repr-digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
  };
}

/** A range is for the same bytes only: with another validator the whole is sent. */
function wantedRange(request: Headers, file: FileRow): ReturnType<typeof parseRange> {
  const condition = request.get('if-range');
  return condition === null || condition === `"${file.sha256}"` ? parseRange(request.get('range'), file.size) : undefined;
}

/**
 * `GET /content/download/{contentId}/{variantId}`: the original's bytes, or a range of them.
 * @throws Problem `not_found`; `payment_required` for what is not free; `unavailable` where the stored file is damaged
 */
export async function downloadFile(ctx: Context, { params, query }: InputOf<typeof contentContract.download>): Promise<Response> {
  const { contentId, variantId } = params;
  if (![contentId, variantId, query.file ?? variantId].every(isId)) throw new Problem('not_found');
  const file = await readFile(ctx.db, contentId, variantId, query.file);
  if (file === undefined) throw new Problem('not_found');
  if (file.price !== 0) throw new Problem('payment_required');
  const { storage, log } = ctx.platform;
  const key = originalKey(file.sha256);
  const stored = await storage.stat(key);
  if (stored?.size !== file.size) {
    log.error({ key, expected: file.size, found: stored?.size }, 'a stored file is missing or damaged');
    throw new Problem('unavailable');
  }
  const headers = headersOf(file);
  const range = wantedRange(ctx.headers, file);
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } });
  await countDownload(ctx.db, contentId, variantId, ctx.visitor);
  headers['content-length'] = String(range === undefined ? file.size : range.end - range.start + 1);
  if (range !== undefined) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  const body = Readable.toWeb(await storage.read(key, range)) as ReadableStream;
  return new Response(body, { status: range === undefined ? 200 : 206, headers });
}
