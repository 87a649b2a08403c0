import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { DrawingBusyError, DrawingError, drawTextApart } from '../../../../platform/media/faces/drawing-process.ts';
import { MissingObjectError } from '../../../../platform/storage/errors.ts';
import type { fontsContract } from '../contract.ts';
import { findFace } from './show-fonts.ts';

type Axes = Awaited<ReturnType<typeof findFace>>['axes'];

/** Reads places on the font's own axes, within their bounds; other axes are ignored. */
function readAxes(text: string, axes: Axes): Record<string, number> {
  const wanted = new Map(text.split(',').map((part) => [part.slice(0, 4), Number(part.slice(5))]));
  return Object.fromEntries(
    axes.map(({ tag, min, max, initial }) => [tag, Math.min(max, Math.max(min, wanted.get(tag) ?? initial))]),
  );
}

/**
 * Draws a text in a style of a public work as a marked WebP.
 * @throws Problem `not_found`; `unavailable` if too many texts wait, and for a font that can't be drawn in time
 */
export async function drawFontText(
  ctx: Context,
  { params, query }: InputOf<(typeof fontsContract)['text']>,
): Promise<Buffer<ArrayBuffer>> {
  const { key, axes } = await findFace(ctx, params);
  const { storage, config, log } = ctx.platform;
  const { text, size, width, align } = query;
  try {
    const asked = {
      key,
      text,
      size,
      width,
      align,
      axes: readAxes(query.axes, axes),
      features: query.features.split(',').filter(Boolean),
      mark: config.ARBOR_NAME,
    };
    return await drawTextApart(asked, async () => buffer(await storage.read(key)));
  } catch (error) {
    if (error instanceof DrawingBusyError) throw new Problem('unavailable', { retryAfter: 5 });
    if (!(error instanceof DrawingError) && !(error instanceof MissingObjectError)) throw error;
    log.warn({ err: error, key }, 'a text could not be drawn in a font');
    throw new Problem('unavailable', { retryAfter: 60 });
  }
}
