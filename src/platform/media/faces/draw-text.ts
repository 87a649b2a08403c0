import { Font, Variation } from 'harfbuzzjs';
import sharp from 'sharp';
import { addWatermark } from '../watermark.ts';
import { openFace } from './open-face.ts';
import { outlineLines, type TextBlock } from './outline-lines.ts';

const MAX_HEIGHT = 1400;
/** Faces that a process keeps open. */
const MAX_OPEN = 6;

export interface TextToDraw extends Omit<TextBlock, 'maxLines'> {
  /** Key of the face, by which it is kept open. */
  readonly key: string;
  /** The face as WOFF2, encoded in Base64; null if it should be open already. */
  readonly woff2: string | null;
  readonly text: string;
  readonly axes: Readonly<Record<string, number>>;
  /** Features to switch: `onum`, or `-liga`. */
  readonly features: readonly string[];
  /** Words of the watermark across the text. */
  readonly mark: string;
}

const faces = new Map<string, Awaited<ReturnType<typeof openFace>>>();

/** Error for a face that isn't open, and that wasn't sent. */
export class FaceNeededError extends Error {}

async function openOnce(key: string, woff2: string | null) {
  if (woff2 === null && !faces.has(key)) throw new FaceNeededError('The face is not open.');
  const face = faces.get(key) ?? (await openFace(Buffer.from(woff2 ?? '', 'base64')));
  faces.delete(key);
  faces.set(key, face);
  for (const oldest of [...faces.keys()].slice(0, -MAX_OPEN)) faces.delete(oldest);
  return face;
}

/**
 * Draws text in a font as a watermarked WebP: black on white, one pixel per pixel of the page. The picture contains no
 * outline.
 * @throws an error for a font that can't be opened; FaceNeededError, TooCostlyTextError
 */
export async function drawText({ key, woff2, text, axes, features, mark, ...block }: TextToDraw): Promise<Buffer> {
  const font = new Font(await openOnce(key, woff2));
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  const maxLines = Math.max(1, Math.floor(MAX_HEIGHT / block.size));
  const drawn = outlineLines({ font, features }, text, { ...block, maxLines });
  const { width } = block;
  const height = Math.min(MAX_HEIGHT, Math.max(1, drawn.height));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${drawn.svg}</svg>`;
  const pixels = await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer();
  const marked = await addWatermark(pixels, { width, height, channels: 3 }, mark);
  return sharp(marked, { raw: { width, height, channels: 3 } })
    .grayscale()
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
}
