import sharp, { type Sharp } from 'sharp';
import { type Pixels, toRaw } from '../../src/platform/media/renditions.ts';
import { drawSvg } from '../../src/platform/media/svg.ts';

/** A decoded picture with three bytes per pixel. Pictures that are combined stay decoded until they are stored. */
export type Picture = Pixels;

const decode = (picture: Sharp): Promise<Picture> => picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Draws an opaque SVG that fills its area. */
export const drawPicture = (svg: string, width: number, height?: number): Promise<Picture> =>
  decode(drawSvg(svg, { width, ...(height === undefined ? {} : { height }) }));

/** Opens pixels or the bytes of a file with sharp. */
export const toSharp = (picture: Buffer | Picture): Sharp =>
  'info' in picture ? toRaw(picture) : sharp(picture, { failOn: 'error' }).toColourspace('srgb');

export const toPicture = (picture: Buffer | Picture): Promise<Picture> =>
  'info' in picture ? Promise.resolve(picture) : decode(toSharp(picture));

/** Crops and scales a picture to exactly this size. */
export const toCover = (picture: Buffer | Picture, width: number, height: number): Promise<Picture> =>
  'info' in picture && picture.info.width === width && picture.info.height === height
    ? Promise.resolve(picture)
    : decode(toSharp(picture).resize({ width, height, fit: 'cover' }));

export const cut = (
  picture: Buffer | Picture,
  part: { left: number; top: number; width: number; height: number },
  [width, height]: readonly [number, number],
): Promise<Picture> => decode(toSharp(picture).extract(part).resize({ width, height, fit: 'cover' }));

/** Copies a picture row by row into another one. Compositing would take ten times as long. */
export function paste(into: Picture, picture: Picture, left: number, top: number): void {
  const [from, to] = [picture.info.width * 3, into.info.width * 3];
  const bytes = Math.min(from, to - left * 3);
  for (let row = 0; row < Math.min(picture.info.height, into.info.height - top); row += 1)
    picture.data.copy(into.data, (top + row) * to + left * 3, row * from, row * from + bytes);
}

/** Creates a picture of one colour, `#rrggbb`. */
export function fillPicture(width: number, height: number, color: string): Picture {
  const data = Buffer.alloc(width * height * 3, Buffer.from(color.slice(1), 'hex'));
  return { data, info: { width, height, channels: 3 } };
}

/** Fills a picture with copies of a tile, starting at the upper left corner. */
export function repeatTile(tile: Picture, width: number, height: number): Picture {
  const filled = fillPicture(width, height, '#ffffff');
  for (let left = 0; left < width; left += tile.info.width) paste(filled, tile, left, 0);
  const rows = width * 3 * tile.info.height;
  for (let at = rows; at < filled.data.length; at += rows) filled.data.copy(filled.data, at, 0, rows);
  return filled;
}

/** Draws an SVG with transparent parts over a picture of the same size. */
export async function layOver(picture: Picture, svg: string): Promise<Picture> {
  const { width, height } = picture.info;
  const over = await drawSvg(svg, { width, height }).ensureAlpha().raw().toBuffer();
  const data = Buffer.from(picture.data);
  for (let from = 0, to = 0; from < over.length; from += 4, to += 3) {
    const alpha = over[from + 3] ?? 0;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      data[to + channel] =
        ((over[from + channel] ?? 0) * alpha + (data[to + channel] ?? 0) * (255 - alpha) + 127) / 255;
  }
  return { data, info: picture.info };
}
