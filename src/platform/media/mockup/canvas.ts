import sharp, { type Sharp } from 'sharp';
import { type Pixels, pixelLimit, toRaw } from '../renditions.ts';
import { drawSvg } from '../svg.ts';
import { MOCKUP_HEIGHT, MOCKUP_WIDTH } from './mockup.ts';

/** A decoded picture with three bytes per pixel. */
export type Picture = Pixels;

/** A picture with its original size in pixels, because drawings may be decoded at a larger size. */
export interface Page {
  readonly picture: string | Buffer | Picture;
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const toSharp = (picture: string | Buffer | Picture): Sharp =>
  typeof picture === 'object' && 'info' in picture
    ? toRaw(picture)
    : sharp(picture, { limitInputPixels: pixelLimit, failOn: 'error' }).autoOrient().toColourspace('srgb');

/** Scales a picture to exactly this size; transparent parts become white. */
export const resizePicture = (picture: Page['picture'], width: number, height: number): Promise<Picture> =>
  toSharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.max(2, Math.round(width)), height: Math.max(2, Math.round(height)), fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Creates a picture of one colour: red, green and blue from 0 to 255. */
export const fillPicture = (color: readonly number[], width: number, height = width): Picture => ({
  data: Buffer.alloc(
    width * height * 3,
    Buffer.from(color.slice(0, 3).map((value) => Math.max(0, Math.min(255, Math.round(value))))),
  ),
  info: { width, height, channels: 3 },
});

/** Computes the mean of red, green and blue, from 0 to 255. */
export async function readMean(picture: Picture): Promise<number[]> {
  const { channels } = await toSharp(picture).stats();
  return channels.map(({ mean }) => mean);
}

/** Builds an SVG of the size of a mock-up, or of a part with `width` and `height`. */
const toSvg = (inside: string, width = MOCKUP_WIDTH, height = MOCKUP_HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** Draws an SVG that covers its whole area. */
export const drawOpaque = (inside: string, width = MOCKUP_WIDTH, height = MOCKUP_HEIGHT): Promise<Picture> =>
  drawSvg(toSvg(inside, width, height), { width, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Draws an SVG with transparent parts, with four bytes per pixel. */
export const drawOver = (inside: string, width = MOCKUP_WIDTH, height = MOCKUP_HEIGHT): Promise<Picture> =>
  drawSvg(toSvg(inside, width, height), { width, height })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

export const cutBox = (picture: Picture, box: Box): Promise<Picture> =>
  toSharp(picture)
    .extract({ ...box })
    .raw()
    .toBuffer({ resolveWithObject: true });

export const enlarge = (picture: Picture, width: number, height: number): Promise<Picture> =>
  toSharp(picture).resize({ width, height, fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });

const layers = new Map<string, Promise<Picture>>();

/** Caches a layer that is the same in all mock-ups of a scene, so that each process draws it only once. */
export function keepLayer(name: string, draw: () => Promise<Picture>): Promise<Picture> {
  const known = layers.get(name) ?? draw();
  layers.set(name, known);
  return known;
}

export const copyPicture = ({ data, info }: Picture): Picture => ({ data: Buffer.from(data), info });

/**
 * Draws a picture with four bytes per pixel over one with three. Compositing with sharp would take three times as long.
 */
export function layOver(into: Picture, over: Picture, left = 0, top = 0): void {
  const { data, info } = into;
  for (let row = 0; row < Math.min(over.info.height, info.height - top); row += 1) {
    let from = row * over.info.width * 4;
    let to = ((top + row) * info.width + left) * 3;
    for (let column = 0; column < over.info.width; column += 1, from += 4, to += 3) {
      const alpha = over.data[from + 3] ?? 0;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1)
        data[to + channel] =
          ((over.data[from + channel] ?? 0) * alpha + (data[to + channel] ?? 0) * (255 - alpha) + 127) / 255;
    }
  }
}

/** Adds an alpha channel to a picture: transparent where `holes` is opaque. */
export function addAlpha({ data, info }: Picture, holes: Picture): Picture {
  const made = Buffer.alloc(info.width * info.height * 4);
  for (let from = 0, to = 0; to < made.length; from += 3, to += 4) {
    made[to] = data[from] ?? 0;
    made[to + 1] = data[from + 1] ?? 0;
    made[to + 2] = data[from + 2] ?? 0;
    made[to + 3] = 255 - (holes.data[to + 3] ?? 0);
  }
  return { data: made, info: { ...info, channels: 4 } };
}

/** Combines two pictures of the same size with four bytes per pixel: `over` on top of `under`. */
export function stackLayers(under: Picture, over: Picture): Picture {
  const data = Buffer.from(under.data);
  for (let at = 0; at < data.length; at += 4) {
    const [upper, lower] = [(over.data[at + 3] ?? 0) / 255, (data[at + 3] ?? 0) / 255];
    if (upper === 0) continue;
    const whole = upper + lower * (1 - upper);
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = ((over.data[channel] ?? 0) * upper + (data[channel] ?? 0) * lower * (1 - upper)) / whole + 0.5;
    data[at + 3] = whole * 255 + 0.5;
  }
  return { data, info: under.info };
}

/** Copies a picture with three bytes per pixel, row by row, into another one. */
export function paste(into: Picture, picture: Picture, left: number, top: number): void {
  const bytes = Math.min(picture.info.width, into.info.width - left) * 3;
  for (let row = 0; row < Math.min(picture.info.height, into.info.height - top); row += 1)
    picture.data.copy(
      into.data,
      ((top + row) * into.info.width + left) * 3,
      row * picture.info.width * 3,
      row * picture.info.width * 3 + bytes,
    );
}
