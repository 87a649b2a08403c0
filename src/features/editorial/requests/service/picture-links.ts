import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { computeKeyedHash } from '../../../../platform/identity/encryption.ts';
import { draftPreviewKey } from '../../../../platform/storage/storage.ts';
import type { requestsAdminContract } from '../contract/admin.ts';
import { MAX_PICTURES, type requestsContract } from '../contract/requests.ts';
import { hasPicture, type PictureRow, readPicturesById } from '../store/pictures.ts';

type ShownPicture = OutputOf<typeof requestsAdminContract.reveal>['pictures'][number];

/** Time in milliseconds for which a picture's address is valid. */
const OPEN_MS = 5 * 60_000;

const sign = (secret: string, id: string, name: string, until: string): Buffer =>
  computeKeyedHash(secret, 'request picture', JSON.stringify([id, name, until]));

function createAddress({ platform, now }: Context, id: string, width: number): string {
  const name = `${width}.webp`;
  const until = String(now.getTime() + OPEN_MS);
  const signature = sign(platform.config.secret, id, name, until).toString('base64url');
  return `/api/v1/content-request/picture/${id}/${name}?${new URLSearchParams({ until, signature }).toString()}`;
}

/** A picture with signed addresses of its smallest and its largest width. */
export function toShownPicture(ctx: Context, { id, width, height, widths }: PictureRow): ShownPicture {
  const sorted = widths.toSorted((one, two) => one - two);
  return {
    _id: id,
    width,
    height,
    small: createAddress(ctx, id, sorted[0] ?? width),
    large: createAddress(ctx, id, sorted.at(-1) ?? width),
  };
}

/** `GET /content-request/pictures`: the ids of unused pictures are known only to their sender. */
export async function listSentPictures(
  ctx: Context,
  { query: { ids } }: InputOf<typeof requestsContract.sentPictures>,
): Promise<OutputOf<typeof requestsContract.sentPictures>> {
  const rows = await readPicturesById(ctx.db, ids.split(',').filter(isId).slice(0, MAX_PICTURES));
  return {
    items: rows.map((row) => ({ _id: row.id, small: row.request_id === null ? toShownPicture(ctx, row).small : null })),
  };
}

/**
 * File of `GET /content-request/picture/{id}/{name}`. @throws Problem `not_found`, also after the address has expired
 */
export async function findLinkedPicture(
  { db, platform, now }: Context,
  { params: { id, name }, query: { until, signature } }: InputOf<typeof requestsContract.picture>,
): Promise<{ readonly key: string; readonly size: number }> {
  const expected = Buffer.from(sign(platform.config.secret, id, name, until).toString('base64url'));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSigned || !isId(id) || Number(until) <= now.getTime() || !(await hasPicture(db, id)))
    throw new Problem('not_found');
  const key = draftPreviewKey(id, name);
  const stored = await platform.storage.stat(key);
  if (stored === undefined) throw new Problem('not_found');
  return { key, size: stored.size };
}
