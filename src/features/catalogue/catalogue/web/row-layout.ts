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

/** Widths of a page's inside on a desk, in CSS pixels, with what a row is high before it grows; as content-card.css says. */
const desks = [
  { width: 1284, height: 200 },
  { width: 1350, height: 200 },
  { width: 1664, height: 240 },
] as const;
const GAP = 16;
/** A last row that fills this much of a page's width looks whole. */
const WHOLE = 0.75;

/** How much of its last row a list fills before it grows, 0 to 1. */
function fillLastRow(ratios: readonly number[], { width, height }: (typeof desks)[number]): number {
  let used = 0;
  for (const ratio of ratios) {
    const needed = ratio * height + (used === 0 ? 0 : GAP);
    used = used > 0 && used + needed > width ? ratio * height : used + needed;
  }
  return Math.min(1, used / width);
}

/**
 * How many of the works to show so that the last row fills every desktop width, or nearly; ties go to the count nearest
 * to `wanted`.
 */
export function countFilling(ratios: readonly number[], wanted: number): number {
  // Two share a row on phones.
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

/** Fewer aren't worth a row of their own. */
const MIN_IN_ROW = 3;
const MAX_IN_ROW = 7;
/** The ratios of a row together, so that its pictures are about as high as elsewhere. */
const ROW_RATIO = 5.4;

/** How many of some works make one row; 0 where they are too few. */
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
 * How high the pictures of a last row are: as those of the row before, or as high as the row has room for.
 * @param ratios of the last row's tiles
 */
export function lastRowHeight(
  ratios: readonly number[],
  before: number,
  { width, gap }: { width: number; gap: number },
) {
  const room = width - gap * (ratios.length - 1);
  return Math.min(before, room / ratios.reduce((sum, ratio) => sum + ratio, 0));
}
