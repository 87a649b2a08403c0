import sharp, { type Sharp } from 'sharp';
import { openFont, outlineText } from '../font.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import { chooseSpecimenLines } from '../specimen.ts';
import { drawSvg } from '../svg.ts';
import { THUMBNAIL_SIDE } from './archive-contents.ts';

const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 50_000_000;
/** Minimum side of a bitmap in pixels; half of a smaller one would show nothing. */
const MIN_RASTER_SIDE = 32;
/** Brightness, from 0 to 255, above which a drawing is hardly visible on white. */
const LIGHT = 215;
/** Sum of alpha values per byte of an opaque RGBA picture, in which one byte of four is alpha. */
const OPAQUE = 255 / 4;
const INK = '#1d1a22';

/** An uncompressed thumbnail on a background on which it is visible. */
export interface Thumbnail {
  readonly rgb: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Chooses a dark background for white drawings and a white one for all others. */
function chooseGround(rgba: Buffer): readonly [number, number, number] {
  let [light, visible] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    light += alpha * (0.3 * (rgba[at] ?? 0) + 0.6 * (rgba[at + 1] ?? 0) + 0.1 * (rgba[at + 2] ?? 0));
    visible += alpha;
  }
  return light > visible * LIGHT && visible < rgba.length * OPAQUE ? [0x1d, 0x1a, 0x22] : [255, 255, 255];
}

async function flatten(picture: Sharp): Promise<Thumbnail> {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = chooseGround(data);
  const { width, height } = info;
  const rgb = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const alpha = (data[pixel * 4 + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      rgb[pixel * 3 + channel] = Math.round(
        (data[pixel * 4 + channel] ?? 0) * alpha + (ground[channel] ?? 0) * (1 - alpha),
      );
  }
  return { rgb, width, height };
}

/** Scales a picture to at most half its width and height. */
async function shrinkPicture(bytes: Buffer): Promise<Thumbnail | null> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
  const { width, height } = (await picture.metadata()).autoOrient;
  if (Math.max(width, height) < MIN_RASTER_SIDE) return null;
  const scale = Math.min(0.5, THUMBNAIL_SIDE / Math.max(width, height));
  const toSide = (pixels: number): number => Math.max(1, Math.floor(pixels * scale));
  return flatten(picture.autoOrient().resize({ width: toSide(width), height: toSide(height), fit: 'fill' }));
}

async function drawVector(bytes: Buffer): Promise<Thumbnail | null> {
  // A small bitmap embedded in a drawing would be shown at full size, so such drawings have no thumbnail.
  if (/<\s*(\w+:)?(image|feImage)\b/i.test(bytes.toString('utf8'))) return null;
  const box = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  return flatten(drawSvg(bytes, { width: THUMBNAIL_SIDE }).resize(box));
}

/** Draws a few letters, too few to reconstruct the font's alphabet. */
async function drawLetters(bytes: Buffer): Promise<Thumbnail | null> {
  const font = openFont(bytes);
  const [letters] = chooseSpecimenLines(font);
  if (letters === undefined) return null;
  const trial = outlineText(font, Array.from(letters).slice(0, 3).join(''), 100);
  const [width, height] = [THUMBNAIL_SIDE, THUMBNAIL_SIDE * 0.75];
  const scale = Math.min((width * 0.8) / Math.max(1, trial.width), (height * 0.9) / (trial.ascent + trial.descent));
  const left = (width - trial.width * scale) / 2;
  const baseline = (height - (trial.ascent + trial.descent) * scale) / 2 + trial.ascent * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${INK}" transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(4)})" d="${trial.path}"/></svg>`;
  return flatten(drawSvg(svg, { width, height }));
}

/**
 * Draws a thumbnail of a file inside an archive: at most 160 pixels, and at most half the size of a bitmap. Null for a
 * file that has no picture, is too large or too small, or is broken.
 */
export async function drawThumbnail(name: string, bytes: Buffer): Promise<Thumbnail | null> {
  if (bytes.length > MAX_BYTES) return null;
  const { kind, format } = recognizeFormat(bytes, name);
  try {
    if (format === 'svg') return await drawVector(bytes);
    if (kind === 'font') return await drawLetters(bytes);
    return kind === 'picture' && format !== 'exr' && format !== 'hdr' ? await shrinkPicture(bytes) : null;
  } catch {
    return null;
  }
}
