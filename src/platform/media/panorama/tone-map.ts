import { HIGHLIGHT_STOPS } from './panorama.ts';
import type { LightMap } from './read-light.ts';
import { applyCurve, toSrgb } from './tone-curve.ts';

/** sRGB bytes of linear values from 0 to 1, with more entries for dark ones. */
const ENTRIES = 4096;
const FADING_STOPS = 4;
const bytes = Uint8Array.from({ length: ENTRIES }, (_, at) => Math.round(255 * toSrgb((at / (ENTRIES - 1)) ** 2)));

/** Converts the light of a map to sRGB pixels. Values of `white` and above reach full brightness. */
export function toneMap({ data, width, height }: LightMap, exposure: number, white: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  const gain = 2 ** exposure;
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    const [red = 0, green = 0, blue = 0] = [data[from], data[from + 1], data[from + 2]];
    const most = Math.max(red, green, blue);
    if (!(most > 0)) continue;
    const scale = applyCurve(Math.min(most * gain, 65_000), white) / most;
    // A coloured lamp that is brighter than white fades to white over four stops, as on film.
    const faded = Math.max(0, Math.min(1, Math.log2((most * gain) / white) / FADING_STOPS));
    const keep = scale * (1 - faded);
    pixels[to] = bytes[Math.round(Math.sqrt(red * keep + faded) * (ENTRIES - 1))] ?? 0;
    pixels[to + 1] = bytes[Math.round(Math.sqrt(green * keep + faded) * (ENTRIES - 1))] ?? 0;
    pixels[to + 2] = bytes[Math.round(Math.sqrt(blue * keep + faded) * (ENTRIES - 1))] ?? 0;
  }
  return pixels;
}

/** Computes how many stops brighter than white the light of each pixel is; undefined if nowhere is. */
export function findHighlights({ data, width, height }: LightMap, exposure: number, white: number): Buffer | undefined {
  const pixels = Buffer.alloc(width * height);
  const limit = white / 2 ** exposure;
  let isFound = false;
  for (let at = 0; at < pixels.length; at += 1) {
    const most = Math.max(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0);
    if (!(most > limit)) continue;
    isFound = true;
    pixels[at] = Math.min(255, Math.round((255 * Math.log2(most / limit)) / HIGHLIGHT_STOPS));
  }
  return isFound ? pixels : undefined;
}
