import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A process of its own for one uploaded picture: bytes on standard input, a square WebP on standard output, nothing
 * that was written into the original kept. Exit 3: this is no picture that we take.
 */
const MAX_PIXELS = 50_000_000;
const SIDE = 512;
const taken = new Set(['jpeg', 'png', 'webp', 'heif']);

sharp.concurrency(1);
sharp.cache(false);
const bytes = await buffer(process.stdin);
try {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 });
  const { format } = await picture.metadata();
  // SVG is refused: only photographs and bitmaps are accepted.
  if (format === undefined || !taken.has(format)) throw new Error(`not taken: ${format}`);
  const square = await picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 75 })
    .toBuffer();
  process.stdout.write(square);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 3;
}
