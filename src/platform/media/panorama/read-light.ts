import { inspectExr } from '../inspect/inspect-exr.ts';
import { inspectHdr } from '../inspect/inspect-hdr.ts';
import { MAX_WIDTH, MIN_WIDTH } from './panorama.ts';

/** Linear light from all directions, in rows from the top: red, green, blue and alpha of each pixel. */
export interface LightMap {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

type LightFormat = 'exr' | 'hdr';

/** Creates three's reader of a format. It is loaded only when needed, because it brings most of three with it. */
async function createLoader(format: LightFormat) {
  const { FloatType } = await import('three');
  if (format === 'hdr') {
    const { HDRLoader } = await import('three/examples/jsm/loaders/HDRLoader.js');
    return new HDRLoader().setDataType(FloatType);
  }
  const { EXRLoader } = await import('three/examples/jsm/loaders/EXRLoader.js');
  return new EXRLoader().setDataType(FloatType);
}

/** Turns the order of rows round, because three's EXR begins at the bottom. */
function flipRows(data: Float32Array, width: number): void {
  const length = width * 4;
  for (let top = 0, bottom = data.length - length; top < bottom; top += length, bottom -= length) {
    const row = data.slice(top, top + length);
    data.copyWithin(top, bottom, bottom + length);
    data.set(row, bottom);
  }
}

/**
 * Reads an environment map; undefined for a picture that doesn't cover the whole sphere, or is too small or large.
 * @throws Error for a broken picture
 */
export async function readLight(bytes: Buffer, format: LightFormat): Promise<LightMap | undefined> {
  const figures = format === 'exr' ? inspectExr(bytes) : inspectHdr(bytes);
  const [width, height] = [Number(figures['width']), Number(figures['height'])];
  if (Math.abs(width - 2 * height) > 2 || width < MIN_WIDTH || width > MAX_WIDTH) return undefined;
  const loader = await createLoader(format);
  const { data } = loader.parse(new Uint8Array(bytes).buffer);
  if (!(data instanceof Float32Array) || data.length !== width * height * 4)
    throw new Error('The picture has no three colours.');
  if (format === 'exr') flipRows(data, width);
  return { width, height, data };
}
