/** Waves of the folds: their height, their number across the cloth, and where they begin. */
const waves = [
  [0.55, 4.6, 0.12],
  [0.3, 7.7, 0.61],
  [0.15, 12.4, 0.27],
] as const;
const TURN = 2 * Math.PI;
/** How strongly folds gather the cloth: the more, the more of the pattern is hidden on their sides. */
const GATHER = 0.05;
const SLOPE_STEP = 1e-4;

/** How far a hanging cloth comes forward, from −1 to 1, at a place across it from 0 to 1. */
export const depthAt = (u: number): number =>
  waves.reduce((sum, [height, count, start]) => sum + height * Math.sin(TURN * (count * u + start)), 0);

const slopeAt = (u: number): number => (depthAt(u + SLOPE_STEP) - depthAt(u - SLOPE_STEP)) / (2 * SLOPE_STEP);

/** One column of a hanging cloth. */
export interface Column {
  /** Place of the column on the flat cloth, in pixels. */
  readonly from: number;
  readonly depth: number;
  /** Light from the left: above 0 on sides that face it, below 0 on sides in the shade; at most 1. */
  readonly light: number;
}

/** Lays a cloth in folds: which part of the flat cloth each of `width` columns shows, and how it is lit. */
export function layFolds(width: number): Column[] {
  const steepest = waves.reduce((sum, [height, count]) => sum + height * count * TURN, 0);
  let from = 0;
  return Array.from({ length: width }, (_, at) => {
    const u = at / width;
    const slope = slopeAt(u);
    const column = { from, depth: depthAt(u), light: Math.max(-1, Math.min(1, (slope / steepest) * 1.7)) };
    from += Math.hypot(1, slope * GATHER);
    return column;
  });
}
