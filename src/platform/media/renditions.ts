import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type DominantColor, extractDominantColors } from './palette.ts';
import { addWatermark } from './watermark.ts';

/** A bigger picture is refused before a pixel of it is decoded. */
export const pixelLimit = 100_000_000;
/** Of the breakpoints of the pages; nothing is ever enlarged. */
const widths = [375, 768, 1366] as const;
const largest = 1600;
const markedFrom = 768;
const quality = 75;

export interface Rendition {
  width: number;
  height: number;
  format: 'webp' | 'avif';
  bytes: Buffer;
}

export interface RenderedPreview {
  /** Of the picture itself, upright, at most 1600 wide. */
  width: number;
  height: number;
  thumbhash: Buffer;
  colors: DominantColor[];
  renditions: Rendition[];
}

export interface PreviewOptions {
  /** Text that is drawn into every rendition of 768 pixels and wider. */
  watermark?: string | null;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const toRaw = ({ data, info }: Pixels): Sharp =>
  sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
    limitInputPixels: pixelLimit,
  });

function isOpaque({ data, info }: Pixels): boolean {
  for (let at = 3; at < data.length; at += info.channels) if (data[at] !== 255) return false;
  return true;
}

/** Decodes a picture once: upright, sRGB, no metadata. Rejects what is broken, truncated or over the pixel limit. */
async function decodePicture(input: Buffer | string, maxWidth = largest): Promise<Pixels> {
  const picture = await sharp(input, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: maxWidth, height: maxWidth * 3, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A channel that says nothing still doubles the work of every resize.
  return picture.info.channels === 4 && isOpaque(picture)
    ? toRaw(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    : picture;
}

const readPictureInfo = (input: Buffer | string): Promise<Metadata> =>
  sharp(input, { limitInputPixels: pixelLimit, failOn: 'error' }).metadata();

/**
 * AVIF for the smallest width only: it is what grids ask for most, on phones and on desktops, and costs a fifth of what
 * 768 would, which would be as much as all the rest of a preview.
 */
const hasAvifAt = (width: number): boolean => width <= 375;

/**
 * The widths that a picture gets: every breakpoint clearly below its own, then its own (at most the largest
 * breakpoint).
 */
export function renditionWidths(width: number): number[] {
  const top = Math.min(width, widths[widths.length - 1] ?? largest);
  return [...widths.filter((candidate) => candidate < top * 0.94), top];
}

async function resizeTo(width: number, picture: Pixels): Promise<Pixels> {
  if (width === picture.info.width) return picture;
  return toRaw(picture).resize({ width }).raw().toBuffer({ resolveWithObject: true });
}

async function renditionsAt(width: number, sized: Pixels, watermark: string | null): Promise<Rendition[]> {
  const marked =
    watermark === null || width < markedFrom
      ? sized
      : { info: sized.info, data: await addWatermark(sized.data, sized.info, watermark) };
  const size = { width, height: sized.info.height };
  const webp = toRaw(marked).webp({ quality, effort: 2 }).toBuffer();
  const avif = hasAvifAt(width) ? toRaw(marked).avif({ quality: 52, effort: 2 }).toBuffer() : null;
  const renditions: Rendition[] = [{ ...size, format: 'webp', bytes: await webp }];
  if (avif !== null) renditions.push({ ...size, format: 'avif', bytes: await avif });
  return renditions;
}

async function smallPixels(picture: Pixels, side: number): Promise<Pixels> {
  return toRaw(picture)
    .resize({ width: side, height: side, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Everything that a page needs to show a picture, from one decode. Nothing of its metadata (place, camera, author)
 * survives.
 */
export async function renderPreview(input: Buffer | string, options: PreviewOptions = {}): Promise<RenderedPreview> {
  const picture = await decodePicture(input);
  const renditions: Rendition[] = [];
  let nearest = picture;
  for (const width of renditionWidths(picture.info.width).toReversed()) {
    nearest = await resizeTo(width, nearest);
    renditions.push(...(await renditionsAt(width, nearest, options.watermark ?? null)));
  }
  const small = await smallPixels(nearest, 80);
  return {
    width: picture.info.width,
    height: picture.info.height,
    thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)),
    colors: extractDominantColors(small.data),
    renditions: renditions.toReversed(),
  };
}

/** The 1200 x 630 JPEG that social networks show: the whole picture where it nearly fits, else its middle. */
export async function renderSocialCard(input: Buffer | string, background = '#faf8f5'): Promise<Buffer> {
  const { autoOrient } = await readPictureInfo(input);
  const ratio = autoOrient.width / autoOrient.height;
  const fit = ratio > 1.25 && ratio < 2.6 ? 'cover' : 'contain';
  return sharp(input, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize({ width: 1200, height: 630, fit, background })
    .flatten({ background })
    .jpeg({ quality })
    .toBuffer();
}
