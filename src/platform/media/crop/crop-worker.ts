import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { pixelLimit } from '../renditions.ts';
import type { Crop } from './crop-picture.ts';

const NO_PICTURE = 3;

/** Cuts the part that the first line of the standard input describes out of the picture behind it. */
sharp.concurrency(1);
sharp.cache(false);
const input = await buffer(process.stdin);
const end = input.indexOf(10);
try {
  const { maxWidth, format, ...part } = JSON.parse(input.toString('utf8', 0, end)) as Crop;
  const picture = sharp(input.subarray(end + 1), { limitInputPixels: pixelLimit, failOn: 'error' });
  const sized = picture
    .autoOrient()
    .extract(part)
    .resize({ ...(maxWidth === undefined ? {} : { width: maxWidth }), withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded =
    format === 'webp'
      ? sized.webp({ quality: 88 })
      : sized.flatten({ background: '#ffffff' }).jpeg({ quality: 90, mozjpeg: true });
  process.stdout.write(await encoded.toBuffer());
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = NO_PICTURE;
}
