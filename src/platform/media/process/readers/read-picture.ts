import sharp from 'sharp';
import { inspectExr } from '../../inspect/inspect-exr.ts';
import { inspectHdr } from '../../inspect/inspect-hdr.ts';
import { pixelLimit } from '../../renditions.ts';
import type { Findings, KindReader } from '../findings.ts';
import type { InputFile } from '../input-file.ts';
import { RefusedFileError } from '../refusal.ts';
import { readCameraFacts } from './camera-facts.ts';
import { readPictureMetadata } from './embedded-metadata.ts';

const MAX_FRAMES = 1000;
/** Maximum number of pixels of all frames, which a browser has to hold in memory. */
const MAX_MOVING_PIXELS = 1_000_000_000;

/** Checks the end of an animated picture, because the decoder stops after the first frame. */
async function checkEnd(input: InputFile, format: string): Promise<void> {
  if (format === 'webp' && input.size < input.head.readUInt32LE(4) + 8)
    throw new RefusedFileError('TRUNCATED', 'The picture ends too early.');
  if (format !== 'gif') return;
  const bytes = await input.readAll();
  let end = bytes.length - 1;
  while (end > 0 && bytes[end] === 0) end -= 1;
  if (bytes[end] !== 0x3b) throw new RefusedFileError('TRUNCATED', 'The picture ends too early.');
}

/** Reads a picture of light. Environment maps get a preview; others, such as textures, have channels without colours. */
async function readLight(input: InputFile, format: 'exr' | 'hdr'): Promise<Findings> {
  const bytes = await input.readAll();
  const figures = format === 'exr' ? inspectExr(bytes) : inspectHdr(bytes);
  const { drawMap } = await import('../../panorama/draw-map.ts');
  const picture = await drawMap(bytes, format).catch(() => undefined);
  if (picture === undefined) return { figures, preview: null, withoutPreview: 'no_reader' };
  return { figures, preview: { kind: 'image', picture, isCompared: true } };
}

/** Reads the header. All pixels are decoded when the preview is created. */
export const readPicture: KindReader = async (input, format) => {
  if (format === 'exr' || format === 'hdr') return readLight(input, format);
  const info = await sharp(input.path, { limitInputPixels: false, failOn: 'error' }).metadata();
  const frames = info.pages ?? 1;
  const { width, height } = info.autoOrient;
  if (width * height > pixelLimit)
    throw new RefusedFileError('TOO_MANY_PIXELS', `${width} × ${height} pixels are more than ${pixelLimit}.`);
  if (frames > MAX_FRAMES || frames * width * height > MAX_MOVING_PIXELS)
    throw new RefusedFileError('TOO_MANY_FRAMES', `${frames} frames of ${width} × ${height} pixels are too many.`);
  await checkEnd(input, format);
  return {
    figures: {
      width,
      height,
      colorMode: info.space,
      ...(frames > 1 ? { frames } : {}),
      ...readCameraFacts(info.exif),
    },
    metadata: readPictureMetadata(info),
    preview: { kind: 'image', picture: input.path, isCompared: true },
  };
};
