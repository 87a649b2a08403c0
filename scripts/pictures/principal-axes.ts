/** Number of iterations after which the axes are stable beyond the stored precision. */
const ROUNDS = 80;

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

function addScaled(to: Float64Array, other: Float64Array, factor: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + factor * (other[at] ?? 0);
}

/** Makes the vectors orthogonal to the previous ones and scales them to unit length. */
function orthonormalize(vectors: readonly Float64Array[]): void {
  for (const [at, vector] of vectors.entries()) {
    for (const before of vectors.slice(0, at)) addScaled(vector, before, -dot(vector, before));
    const length = Math.sqrt(dot(vector, vector));
    for (let each = 0; each < vector.length; each += 1) vector[each] = (vector[each] ?? 0) / length;
  }
}

/** Returns a fixed start vector, so that the same pictures give the same axes. */
const startOf = (width: number, axis: number): Float64Array =>
  Float64Array.from({ length: width }, (_, at) => Math.sin((at + 1) * (axis + 1) * 12.9898) % 1);

export interface Axis {
  readonly direction: Float64Array;
  readonly variance: number;
}

/** Finds the directions of greatest variance in rows with a mean of zero, by power iteration. */
export function findPrincipalAxes(rows: readonly Float64Array[], count: number): Axis[] {
  const width = rows[0]?.length ?? 0;
  let axes = Array.from({ length: count }, (_, axis) => startOf(width, axis));
  orthonormalize(axes);
  for (let round = 0; round < ROUNDS; round += 1) {
    axes = axes.map((axis) => {
      const next = new Float64Array(width);
      for (const row of rows) addScaled(next, row, dot(row, axis));
      return next;
    });
    orthonormalize(axes);
  }
  return axes.map((direction) => ({
    direction,
    variance: rows.reduce((sum, row) => sum + dot(row, direction) ** 2, 0) / rows.length,
  }));
}
