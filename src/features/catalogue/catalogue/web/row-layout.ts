import type { PictureView } from './card-view.ts';

/**
 * Limits of a tile's ratio. Very wide and very tall pictures are cropped a little, so that every tile has space for its
 * caption.
 */
const widest = 2.4;
const narrowest = 0.66;
/** Limits of a tile's ratio on phones, where two tiles share a row and neither may become too narrow. */
const widestOfTwo = 1.4;
const narrowestOfTwo = 0.75;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Computes the ratio of a tile's width to its height: that of the picture, within limits; 1 for symbols and missing
 * pictures.
 */
export function toRatio(picture: Pick<PictureView, 'width' | 'height' | 'square'> | null): number {
  if (picture === null || picture.square || picture.width < 1 || picture.height < 1) return 1;
  return round(clamp(picture.width / picture.height, narrowest, widest));
}

export interface TileShape {
  /** Ratio in wide rows. Tiles grow by it, so that all tiles of a row have the same height. */
  readonly ratio: number;
  /** `pairRatio`: ratio on phones. `share`: the tile's share of its row of two, from 0 to 1. */
  readonly pairRatio: number;
  readonly share: number;
}

/** Computes the shapes of all tiles of a list. Each two consecutive tiles are a pair. */
export function tileShapes(ratios: readonly number[]): TileShape[] {
  const pairRatios = ratios.map((ratio) => clamp(ratio, narrowestOfTwo, widestOfTwo));
  return ratios.map((ratio, index) => {
    const pairRatio = pairRatios[index] ?? 1;
    // A tile without a neighbour gets the width that it would have next to a tile of its own shape.
    const neighbour = pairRatios[index ^ 1] ?? pairRatio;
    return { ratio, pairRatio, share: round(pairRatio / (pairRatio + neighbour)) };
  });
}

/**
 * Content widths of pages on desktops in CSS pixels, and the initial height of a row. content-card.css has the same
 * values.
 */
const desks = [
  { width: 1284, height: 200 },
  { width: 1350, height: 200 },
  { width: 1664, height: 240 },
] as const;
const GAP = 16;
/** Share of a page's width from which a last row looks full. */
const WHOLE = 0.75;

/** Computes the share of its last row, from 0 to 1, that a list fills before tiles grow. */
function fillLastRow(ratios: readonly number[], { width, height }: (typeof desks)[number]): number {
  let used = 0;
  for (const ratio of ratios) {
    const needed = ratio * height + (used === 0 ? 0 : GAP);
    used = used > 0 && used + needed > width ? ratio * height : used + needed;
  }
  return Math.min(1, used / width);
}

/**
 * Computes how many of the works to show so that the last row fills every desktop width as far as possible. Among
 * equally good counts, the one nearest to `wanted` wins.
 */
export function countFilling(ratios: readonly number[], wanted: number): number {
  // Counts are even, because two tiles share a row on phones.
  const counts = ratios
    .map((_, at) => at + 1)
    .filter((count) => count % 2 === 0 && count >= wanted * 0.75 && count <= wanted * 1.5);
  const judge = (count: number): number =>
    Math.min(WHOLE, ...desks.map((desk) => fillLastRow(ratios.slice(0, count), desk)));
  const best = Math.max(...counts.map(judge));
  const [nearest] = counts
    .filter((count) => judge(count) === best)
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return nearest ?? ratios.length;
}

/** Minimum number of works in a row. */
const MIN_IN_ROW = 3;
const MAX_IN_ROW = 7;
/** Sum of the ratios in a row, which makes its pictures about as high as elsewhere. */
const ROW_RATIO = 5.4;

/** Computes how many of the works make one row; 0 if they are too few. */
export function countInRow(ratios: readonly number[]): number {
  if (ratios.length < MIN_IN_ROW) return 0;
  let total = 0;
  const end = ratios.findIndex((ratio) => {
    total += ratio;
    return total >= ROW_RATIO;
  });
  return Math.min(MAX_IN_ROW, Math.max(MIN_IN_ROW, end === -1 ? ratios.length : end + 1));
}

/**
 * Computes the height of the pictures in a last row: that of the row before, or less if the row is too narrow.
 * @param ratios ratios of the last row's tiles
 */
export function lastRowHeight(
  ratios: readonly number[],
  before: number,
  { width, gap }: { width: number; gap: number },
) {
  const room = width - gap * (ratios.length - 1);
  return Math.min(before, room / ratios.reduce((sum, ratio) => sum + ratio, 0));
}
