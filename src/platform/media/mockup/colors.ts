import { type DominantColor, extractDominantColors } from '../palette.ts';
import type { Picture } from './canvas.ts';

/** Number of pixels that are sampled to find a picture's colours. */
const LOOKED_AT = 4000;
const PALE = '#f8f5ef';
/** Minimum share of a page that a colour must cover. */
const MIN_SHARE = 0.015;
/** Minimum chroma of a colour that people would not call grey. */
const MIN_CHROMA = 12;

function readColors({ data, info }: Picture): DominantColor[] {
  const pixels = info.width * info.height;
  const step = Math.max(1, Math.floor(pixels / LOOKED_AT));
  const some = Buffer.alloc(Math.ceil(pixels / step) * 4, 255);
  for (let at = 0; at * step < pixels; at += 1) data.copy(some, at * 4, at * step * 3, at * step * 3 + 3);
  return extractDominantColors(some);
}

const toRgb = (hex: string): number[] => [...Buffer.from(hex.slice(1), 'hex')];

/** Finds the most frequent colour of a picture: red, green and blue from 0 to 255. */
export const readMainColor = (picture: Picture): number[] => toRgb(readColors(picture)[0]?.hex ?? '#8a8590');

/** Finds the most vivid colour of a page; the colour of paper if the page is black and white. */
export function readAccent(picture: Picture): number[] {
  const chroma = ({ lab: [, a, b] }: DominantColor): number => Math.hypot(a, b);
  const [liveliest] = readColors(picture)
    .filter((color) => color.share >= MIN_SHARE && chroma(color) >= MIN_CHROMA)
    .toSorted((one, other) => chroma(other) - chroma(one));
  return toRgb(liveliest?.hex ?? PALE);
}
