import { CODE_BYTES, computeCosines, toCode, toNumbers, VECTOR_LENGTH } from './recipe.ts';

const ROUNDS = 8;
/** Number of comparisons after which the event loop gets a turn, because this process also serves pages. */
const COMPARISONS_PER_TURN = 50_000;

/** Splits concatenated vectors. */
export const splitCodes = (codes: Uint8Array): Uint8Array[] =>
  Array.from({ length: codes.length / CODE_BYTES }, (_, at) => codes.subarray(at * CODE_BYTES, (at + 1) * CODE_BYTES));

function findLargest(values: Float32Array): number {
  let largest = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[largest] ?? 0)) largest = at;
  return largest;
}

/** Finds the nearest centre of each vector. */
export async function findNearestCentres(
  codes: readonly Uint8Array[],
  centres: readonly Uint8Array[],
): Promise<number[]> {
  const all = Buffer.concat(centres);
  const perTurn = Math.max(1, Math.floor(COMPARISONS_PER_TURN / centres.length));
  const nearest: number[] = [];
  for (const [at, code] of codes.entries()) {
    if (at % perTurn === 0) await new Promise((resolve) => setImmediate(resolve));
    nearest.push(findLargest(computeCosines(code, all)));
  }
  return nearest;
}

/** Moves each centre to the mean of its nearest vectors; a centre without vectors stays. */
function moveCentres(
  codes: readonly Uint8Array[],
  nearest: readonly number[],
  centres: readonly Uint8Array[],
): Uint8Array[] {
  const sums = centres.map(() => new Float64Array(VECTOR_LENGTH));
  for (const [at, code] of codes.entries()) {
    const sum = sums[nearest[at] ?? 0];
    for (const [place, value] of toNumbers(code).entries())
      if (sum !== undefined) sum[place] = (sum[place] ?? 0) + value;
  }
  return sums.map((sum, at) => (sum.every((value) => value === 0) ? (centres[at] ?? toCode(sum)) : toCode(sum)));
}

/** Clusters vectors by k-means into cells of similar pictures. */
export async function findCentres(codes: readonly Uint8Array[], count: number): Promise<Uint8Array[]> {
  const step = codes.length / count;
  let centres = Array.from({ length: count }, (_, at) => codes[Math.floor(at * step)] ?? Buffer.alloc(CODE_BYTES));
  for (let round = 0; round < ROUNDS; round += 1)
    centres = moveCentres(codes, await findNearestCentres(codes, centres), centres);
  return centres;
}
