import sharp from 'sharp';
import { pixelLimit } from '../../renditions.ts';
import type { KindReader } from '../findings.ts';
import { type PsdHeader, readChannels, readPsdHeader, skipSections } from '../psd-composite.ts';
import { RefusedFileError } from '../refusal.ts';

const channelCounts: Readonly<Record<PsdHeader['mode'], number>> = { gray: 1, rgb: 3, cmyk: 4, other: 0 };

/** Converts channels to RGB. CMYK inks are stored inverted. */
function toRgb(planes: readonly Uint8Array[], mode: PsdHeader['mode']): Buffer {
  const [first = new Uint8Array(0), second = first, third = first, black] = planes;
  const pixels = Buffer.alloc(first.length * 3);
  for (let at = 0; at < first.length; at += 1) {
    const light = mode === 'cmyk' ? (black?.[at] ?? 255) / 255 : 1;
    pixels[at * 3] = (first[at] ?? 0) * light;
    pixels[at * 3 + 1] = (second[at] ?? 0) * light;
    pixels[at * 3 + 2] = (third[at] ?? 0) * light;
  }
  return pixels;
}

/** Reads the flattened picture that editors store after the layers for other programs. */
export const readLayered: KindReader = async (input) => {
  const bytes = await input.readAll();
  const header = readPsdHeader(bytes);
  const { width, height, mode, depth } = header;
  if (width * height > pixelLimit)
    throw new RefusedFileError('TOO_MANY_PIXELS', `${width} × ${height} pixels are more than ${pixelLimit}.`);
  const { end, layers } = skipSections(bytes, header.isLarge);
  const figures = { width, height, layers };
  const isReadable = (depth === 8 || depth === 16) && header.channels >= channelCounts[mode] && mode !== 'other';
  const packing = end + 2 <= bytes.length ? bytes.readUInt16BE(end) : 0;
  if (!isReadable || packing > 1) return { figures, preview: null, withoutPreview: 'no_reader' };
  const pixels = toRgb(readChannels(bytes, end, header, channelCounts[mode]), mode);
  const picture = await sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: pixelLimit })
    .resize({ width: 1600, height: 4800, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { figures, preview: { kind: 'image', picture, isCompared: true } };
};
