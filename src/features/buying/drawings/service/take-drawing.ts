import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { checkSvg, UnsafeSvgError } from '../../../../platform/media/check-svg.ts';
import { recolor } from '../../../../platform/media/drawing/paint.ts';
import { type DrawingElement, parseDrawing } from '../../../../platform/media/drawing/parse-drawing.ts';
import { type DrawnPicture, renderDrawing } from '../../../../platform/media/drawing/render-drawing.ts';
import { setSize, toDataUri, toJsx, toSvg } from '../../../../platform/media/drawing/write-drawing.ts';
import { ICON_SIDES } from '../../../../platform/media/drawing/write-ico.ts';
import { SHEET_CELLS } from '../../../../platform/media/inside/archive-contents.ts';
import { PictureBusyError, PictureError } from '../../../../platform/media/picture-process.ts';
import { MissingObjectError } from '../../../../platform/storage/errors.ts';
import { drawingsKey, markedSheetKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import type { FoundDrawing } from '../../../catalogue/content/service/inside/drawings.ts';
import { chooseDownloadable, recordDownloads } from '../../downloads/service/download.ts';
import type { drawingsContract } from '../contract.ts';
import { requireDrawing, requireListedDrawing } from './list-drawings.ts';

type Contract = typeof drawingsContract;

/** Reads a stored object. @throws Problem `unavailable` if it is missing, which the nightly check reports */
async function readStored(
  { platform: { storage, log } }: Context,
  key: string,
  place?: { start: number; end: number },
) {
  try {
    return await buffer(await storage.read(key, place));
  } catch (error) {
    if (!(error instanceof MissingObjectError)) throw error;
    log.error({ key }, 'the drawings of an archive are missing');
    throw new Problem('unavailable');
  }
}

/**
 * Reads a drawing and verifies its hash, because a concurrent job may have read the archive again, so that other bytes
 * are at this position.
 * @throws Problem `unavailable` for a drawing that is missing or has changed
 */
async function readText(ctx: Context, { sha256, recipe, first_byte, bytes, digest }: FoundDrawing): Promise<string> {
  const key = drawingsKey(sha256, recipe);
  const source = await readStored(ctx, key, { start: first_byte, end: first_byte + bytes - 1 });
  if (createHash('sha256').update(source).digest('hex') === digest) return source.toString('utf8');
  ctx.platform.log.error({ key, digest }, 'a stored drawing is another one');
  throw new Problem('unavailable');
}

/** @throws Problem `unavailable` if `read` finds that the drawing isn't clean */
function readClean<T>({ platform: { log } }: Context, { sha256 }: FoundDrawing, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnsafeSvgError)) throw error;
    log.error({ err: error, sha256 }, 'a stored drawing is not clean');
    throw new Problem('unavailable');
  }
}

/** Reads and cleans a drawing; it was cleaned before it was stored, by a process that had read a stranger's file. */
async function readSource(ctx: Context, found: FoundDrawing): Promise<DrawingElement> {
  const text = await readText(ctx, found);
  return readClean(ctx, found, () => parseDrawing(text));
}

/** @throws Problem `unavailable` while too many pictures are drawn, and for a drawing that takes too long */
async function render(picture: DrawnPicture): Promise<Buffer<ArrayBuffer>> {
  try {
    return await renderDrawing(picture);
  } catch (error) {
    if (error instanceof PictureBusyError || error instanceof PictureError)
      throw new Problem('unavailable', { retryAfter: 5 });
    throw error;
  }
}

/**
 * Finds the SVG that `GET /content/drawing-picture/{id}/{drawing}` shows. It is only checked again, because a grid shows
 * many, and its response lets nothing run.
 * @throws Problem `not_found`; `payment_required`; `unavailable`
 */
export async function findPicture(ctx: Context, { params }: InputOf<Contract['picture']>) {
  const found = await requireDrawing(ctx, params.id, params.drawing);
  const { price } = await chooseDownloadable(ctx, params.id, found.offers);
  const svg = await readText(ctx, found);
  readClean(ctx, found, () => checkSvg(svg));
  // A buyer also sees works that aren't listed any more, which a shared cache must not keep for others.
  return { svg, isFree: price === 0 && (await isListed(ctx.db, params.id)) };
}

/** Draws the picture of `GET /content/drawing-card/{id}/{drawing}`. @throws Problem `not_found`; `unavailable` */
export async function drawCard(ctx: Context, { params }: InputOf<Contract['card']>): Promise<Buffer<ArrayBuffer>> {
  const found = await requireListedDrawing(ctx, params.id, params.drawing);
  const card = { width: 1200, height: 630, background: '#ffffff' };
  if (found.offers.some(({ price }) => price === 0))
    return render({ ...card, svg: toSvg(setSize(await readSource(ctx, found), 480)) });
  const sheet = Math.floor(found.position / SHEET_CELLS);
  const webp = await readStored(ctx, markedSheetKey(found.sha256, found.recipe, sheet));
  return render({ ...card, sheet: webp.toString('base64'), cell: found.position % SHEET_CELLS });
}

interface TakenFile {
  readonly name: string;
  readonly mediaType: string;
  readonly body: string | Buffer<ArrayBuffer>;
}

async function write(root: DrawingElement, slug: string, form: string, size: number): Promise<TakenFile | undefined> {
  if (form === 'svg') return { name: `${slug}.svg`, mediaType: 'image/svg+xml', body: toSvg(root) };
  if (form === 'jsx') return { name: `${slug}.jsx`, mediaType: 'text/plain; charset=utf-8', body: toJsx(root, slug) };
  if (form === 'uri') return { name: `${slug}.txt`, mediaType: 'text/plain; charset=utf-8', body: toDataUri(root) };
  if (form === 'ico')
    return {
      name: `${slug}.ico`,
      mediaType: 'image/vnd.microsoft.icon',
      body: await render({ svg: toSvg(setSize(root, Math.max(...ICON_SIDES))), isIcon: true }),
    };
  if (form !== 'png') return undefined;
  return {
    name: `${slug}-${size}.png`,
    mediaType: 'image/png',
    body: await render({ svg: toSvg(setSize(root, size)) }),
  };
}

/**
 * Writes a drawing in the wanted form and counts a download of its variant, except for HEAD. A colour is ignored for a
 * drawing of several paints.
 * @throws Problem `not_found`; `payment_required` for a drawing that is neither free nor bought; `unavailable`
 */
export async function takeDrawing(
  ctx: Context,
  { params: { id, drawing, form }, query: { size, color } }: InputOf<Contract['file']>,
  request: RequestScope,
): Promise<TakenFile> {
  const found = await requireDrawing(ctx, id, drawing);
  const { variantId } = await chooseDownloadable(ctx, id, found.offers);
  const root = await readSource(ctx, found);
  const { paint } = found;
  const colored = paint === null || color === undefined ? root : recolor(root, paint, `#${color.toLowerCase()}`);
  const file = await write(colored, found.slug, form, size);
  if (file === undefined) throw new Problem('not_found');
  if (request.method !== 'HEAD')
    await inTransaction(ctx, (own) => recordDownloads(own, request, [{ contentId: id, variantId }]));
  return file;
}
