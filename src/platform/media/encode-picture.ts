import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';

const MAX_PIXELS = 50_000_000;
// SVG is refused, because only photographs and bitmaps are accepted.
const taken = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Main function of a separate process for one uploaded picture: it reads bytes from standard input and writes the
 * result of `encode` to standard output. Exit code 3 means that the picture isn't accepted.
 */
export async function encodePicture(encode: (picture: Sharp, bytes: Buffer) => Promise<Uint8Array>): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const bytes = await buffer(process.stdin);
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (format === undefined || !taken.has(format)) throw new Error(`not taken: ${format}`);
    if (width * height > MAX_PIXELS) throw new Error(`${width} × ${height} pixels`);
    process.stdout.write(await encode(picture, bytes));
  } catch (error) {
    process.stderr.write(String(error));
    process.exitCode = 3;
  }
}
