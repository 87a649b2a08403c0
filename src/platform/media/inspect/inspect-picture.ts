import sharp from 'sharp';
import { pixelLimit } from '../renditions.ts';
import type { Figures } from './report.ts';

/** Decodes every pixel. @throws the decoder's error for a broken, truncated or too large picture */
export async function inspectPicture(bytes: Buffer): Promise<Figures> {
  const picture = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true });
  const { width, height } = await picture.metadata();
  await picture.raw().toBuffer();
  return { width, height };
}
