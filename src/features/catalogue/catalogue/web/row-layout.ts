import type { PictureView } from './card-view.ts';

/** Very wide and very tall pictures are cropped a little, so that every tile has room for its caption. */
const widest = 2.4;
const narrowest = 0.66;
/** On phones two share a row: neither may leave the other too little. */
const widestOfTwo = 1.4;
const narrowestOfTwo = 0.75;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const round = (value: number) => Math.round(value * 1000) / 1000;

/** Width by height of a tile: the picture's own, within reason; squares for signs and where there is no picture. */
export function toRatio(picture: Pick<PictureView, 'width' | 'height' | 'square'> | null): number {
  if (picture === null || picture.square || picture.width < 1 || picture.height < 1) return 1;
  return round(clamp(picture.width / picture.height, narrowest, widest));
}

export interface TileShape {
  /** Wide rows: a tile grows by its ratio, so that all of a row end up equally high. */
  readonly ratio: number;
  /** Phones: the ratio there, and the tile's share of the row of two, 0 to 1. */
  readonly pairRatio: number;
  readonly share: number;
}

/** Shapes of all tiles of a list, in order; the first and second are a pair, the third and fourth, and so on. */
export function tileShapes(ratios: readonly number[]): TileShape[] {
  const pairRatios = ratios.map((ratio) => clamp(ratio, narrowestOfTwo, widestOfTwo));
  return ratios.map((ratio, index) => {
    const pairRatio = pairRatios[index] ?? 1;
    // Without a neighbour a tile is as wide as beside one of its own shape.
    const neighbour = pairRatios[index ^ 1] ?? pairRatio;
    return { ratio, pairRatio, share: round(pairRatio / (pairRatio + neighbour)) };
  });
}
