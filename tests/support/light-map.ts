import { type HdrifyImage, writeHdr } from 'hdrify';

/** Draws an environment map: grey walls of light 0.2, a darker floor, and a lamp of `lamp` in its middle. */
export function drawLightMap(width: number, lamp: number): HdrifyImage {
  const height = width / 2;
  const data = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isLamp = Math.hypot(x - width / 2, y - height / 2) < width / 32;
      const wall = y > height * 0.9 ? 0.1 : 0.2;
      data.set(isLamp ? [lamp, lamp, lamp / 2, 1] : [wall, wall, wall, 1], (y * width + x) * 4);
    }
  return { width, height, data, linearColorSpace: 'linear-rec709' };
}

/** Writes a Radiance file of an environment map. */
export const createLightMap = (width: number, lamp: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(writeHdr(drawLightMap(width, lamp)));
