import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type DominantColor, extractDominantColors } from './palette.ts';
import { computePictureHash, HASHED_SIDE } from './picture-hash.ts';
import { addWatermark } from './watermark.ts';

/** Maximum number of pixels; larger pictures are refused before decoding. */
export const pixelLimit = 100_000_000;
/**
 * Widths of renditions, by the pages' breakpoints; pictures are never enlarged. Wide cards use 576, which has no
 * watermark.
 */
const widths = [375, 576, 768, 1366] as const;
const largest = 1600;
const markedFrom = 768;
const quality = 75;
/** Higher effort saves 2% of the bytes and takes 50% longer; 4:2:0 chroma saves a little more. */
const avifOptions = { quality: 52, effort: 1, chromaSubsampling: '4:2:0' };
/** These options make files 10% larger in a third of the time. */
const hastyAvifOptions = { ...avifOptions, effort: 0 };
/** Smaller width of pictures that must be created quickly, which is the largest that cards show. */
const QUICK_WIDTH = 576;
/** Brightness, from 0 to 255, above which a drawing is hardly visible on white. */
const LIGHT = 215;

export interface Rendition {
  width: number;
  height: number;
  format: 'webp' | 'avif';
  /** Whether the rendition has the watermark. */
  marked: boolean;
  bytes: Buffer;
}

export interface RenderedPreview {
  /** Width of the upright picture itself, at most 1600. */
  width: number;
  height: number;
  thumbhash: Buffer;
  colors: DominantColor[];
  /** Perceptual hash of 16 hexadecimal digits. */
  hash: string;
  renditions: Rendition[];
  /** JPEG of 1200 × 630 pixels, if it was requested. */
  socialCard: Buffer | null;
}

export interface PreviewOptions {
  /** Text to draw into every rendition of at least 768 pixels, and into the card of such a picture. */
  watermark?: string | null;
  /** Whether to create every width without the watermark, too. */
  keepsUnmarked?: boolean;
  hasSocialCard?: boolean;
  /** Whether to encode AVIF faster, for the demo's pictures, whose creation must not take long. */
  isHasty?: boolean;
  /** Whether to create only two widths of WebP, for further pictures of demo works. */
  isQuick?: boolean;
  /**
   * Whether to fill transparent parts with a contrasting background; the colours are still those of the picture alone.
   */
  fillsGround?: boolean;
}

/** A decoded picture: upright, sRGB, eight bits per channel, at most 1600 pixels wide. */
export interface Pixels {
  data: Buffer;
  info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

export const toRaw = ({ data, info }: Pixels): Sharp =>
  sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
    limitInputPixels: pixelLimit,
  });

function isOpaque({ data, info }: Pixels): boolean {
  for (let at = 3; at < data.length; at += info.channels) if (data[at] !== 255) return false;
  return true;
}

const hasAlpha = ({ info }: Pixels): boolean => info.channels === 2 || info.channels === 4;

/** Fills transparent parts with a dark background for white drawings, and with white for all others. */
export async function fillGround(picture: Pixels): Promise<Pixels> {
  const { data } = await smallPixels(picture, 80);
  let [light, visible] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    light += alpha * (0.3 * (data[at] ?? 0) + 0.6 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0));
    visible += alpha;
  }
  const background = light > visible * LIGHT ? '#1d1a22' : '#ffffff';
  return toRaw(picture).flatten({ background }).raw().toBuffer({ resolveWithObject: true });
}

const isDecoded = (input: Buffer | string | Pixels): input is Pixels => typeof input === 'object' && 'info' in input;

/** Decodes a picture once: upright, sRGB, without metadata. It rejects broken, truncated and too large pictures. */
async function decodePicture(input: Buffer | string | Pixels): Promise<Pixels> {
  if (isDecoded(input)) return input;
  const picture = await sharp(input, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: largest, height: largest * 3, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // An opaque alpha channel has no effect, but doubles the work of every resize.
  return picture.info.channels === 4 && isOpaque(picture)
    ? toRaw(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    : picture;
}

/**
 * Creates AVIF only for the smallest width, which grids use most on phones and desktops. At 768 pixels, it would take
 * five times as long, as much as the rest of a preview.
 */
const hasAvifAt = (width: number): boolean => width <= 375;

/**
 * Lists the widths of a picture's renditions: every breakpoint clearly below its own width, then its own width, at most
 * the largest breakpoint.
 */
export function renditionWidths(width: number): number[] {
  const top = Math.min(width, widths[widths.length - 1] ?? largest);
  return [...widths.filter((candidate) => candidate < top * 0.94), top];
}

const quickWidths = (width: number): number[] => (width > QUICK_WIDTH ? [QUICK_WIDTH, width] : [width]);

async function resizeTo(width: number, picture: Pixels): Promise<Pixels> {
  if (width === picture.info.width) return picture;
  return toRaw(picture).resize({ width }).raw().toBuffer({ resolveWithObject: true });
}

const encodeWebp = (picture: Pixels, effort: number): Promise<Buffer> =>
  toRaw(picture).webp({ quality, effort }).toBuffer();

async function encodeMarked(width: number, sized: Pixels, watermark: string, effort: number): Promise<Rendition> {
  const data = await addWatermark(sized.data, sized.info, watermark);
  const bytes = await encodeWebp({ info: sized.info, data }, effort);
  return { width, height: sized.info.height, format: 'webp', marked: true, bytes };
}

async function renditionsAt(width: number, sized: Pixels, options: PreviewOptions): Promise<Rendition[]> {
  const { watermark = null, keepsUnmarked = false, isHasty = false, isQuick = false } = options;
  const effort = isQuick ? 0 : 2;
  const marked = watermark === null || width < markedFrom ? null : encodeMarked(width, sized, watermark, effort);
  const webp = marked === null || keepsUnmarked ? encodeWebp(sized, effort) : null;
  const avif =
    hasAvifAt(width) && !isQuick
      ? toRaw(sized)
          .avif(isHasty ? hastyAvifOptions : avifOptions)
          .toBuffer()
      : null;
  const size = { width, height: sized.info.height, marked: false };
  const renditions: Rendition[] = [];
  if (webp !== null) renditions.push({ ...size, format: 'webp', bytes: await webp });
  if (marked !== null) renditions.push(await marked);
  if (avif !== null) renditions.push({ ...size, format: 'avif', bytes: await avif });
  return renditions;
}

/** Reads the brightness of a square, whatever the picture's proportions are. */
function hashedPixels(picture: Pixels): Promise<Buffer> {
  return toRaw(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: HASHED_SIDE, height: HASHED_SIDE, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer();
}

async function smallPixels(picture: Pixels, side: number): Promise<Pixels> {
  return toRaw(picture)
    .resize({ width: side, height: side, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Encodes the JPEG of 1200 × 630 pixels for social networks: cropped if the picture's ratio nearly fits, otherwise the
 * whole picture on a background. It has the watermark, because it is public and as large as the watermarked renditions.
 */
async function encodeSocialCard(picture: Pixels, watermark: string | null): Promise<Buffer> {
  const background = '#faf8f5';
  const ratio = picture.info.width / picture.info.height;
  const fit = ratio > 1.25 && ratio < 2.6 ? 'cover' : 'contain';
  const card = await toRaw(picture)
    .resize({ width: 1200, height: 630, fit, background })
    .flatten({ background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isMarked = watermark !== null && picture.info.width >= markedFrom;
  const data = isMarked ? await addWatermark(card.data, card.info, watermark) : card.data;
  return toRaw({ data, info: card.info }).jpeg({ quality }).toBuffer();
}

/**
 * Renders everything that a page needs for a picture, from one decode, without its metadata (location, camera, author).
 */
export async function renderPreview(
  input: Buffer | string | Pixels,
  options: PreviewOptions = {},
): Promise<RenderedPreview> {
  const decoded = await decodePicture(input);
  const isFilled = options.fillsGround === true && hasAlpha(decoded);
  const picture = isFilled ? await fillGround(decoded) : decoded;
  const socialCard = options.hasSocialCard === true ? encodeSocialCard(picture, options.watermark ?? null) : null;
  const renditions: Rendition[] = [];
  let nearest = picture;
  const { width: own } = picture.info;
  const wanted = options.isQuick === true ? quickWidths(own) : renditionWidths(own);
  for (const width of wanted.toReversed()) {
    nearest = await resizeTo(width, nearest);
    renditions.push(...(await renditionsAt(width, nearest, options)));
  }
  const small = await smallPixels(nearest, 80);
  return {
    width: picture.info.width,
    height: picture.info.height,
    thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)),
    colors: extractDominantColors((isFilled ? await smallPixels(decoded, 80) : small).data),
    hash: computePictureHash(await hashedPixels(nearest)),
    renditions: renditions.toReversed(),
    socialCard: await socialCard,
  };
}
