import sharp from 'sharp';
import { OPEN_WHITE } from './panorama.ts';
import { readLight } from './read-light.ts';
import { chooseExposure } from './tone-curve.ts';
import { toneMap } from './tone-map.ts';

/** Maximum width of the picture in pixels. */
const WIDTH = 2048;

/** Draws an environment map as a picture, as PNG; undefined for a map that doesn't cover the whole sphere. */
export async function drawMap(bytes: Buffer, format: 'exr' | 'hdr'): Promise<Buffer | undefined> {
  const map = await readLight(bytes, format);
  if (map === undefined) return undefined;
  const { width, height } = map;
  return sharp(toneMap(map, chooseExposure(map.data), OPEN_WHITE), { raw: { width, height, channels: 3 } })
    .resize({ width: Math.min(width, WIDTH) })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
