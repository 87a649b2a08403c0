/** Side of every texture in pixels. */
export const SIDE = 2048;

/** Hashes two integers to one, with the same result on every machine. */
function hash(x: number, y: number, seed: number): number {
  let n = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 2_147_483_647 - 1_000);
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177);
  return ((n ^ (n >>> 16)) >>> 0) / 4_294_967_295;
}

/** Creates `cells` by `cells` random values that repeat seamlessly. */
function lattice(cells: number, seed: number): Float32Array {
  const values = new Float32Array(cells * cells);
  for (let y = 0; y < cells; y += 1) for (let x = 0; x < cells; x += 1) values[y * cells + x] = hash(x, y, seed);
  return values;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Adds one layer of soft noise, from 0 to 1, with bumps of `side / cells` pixels; it repeats at its edges. */
export function addNoise(
  into: Float32Array,
  side: number,
  { across, down, seed, weight }: { across: number; down: number; seed: number; weight: number },
): void {
  const cells = Math.max(across, down);
  const values = lattice(cells, seed);
  const at = (x: number, y: number): number => values[(y % down) * cells + (x % across)] ?? 0;
  const columns = Array.from({ length: side }, (_, px) => {
    const u = (px / side) * across;
    return [Math.floor(u), smooth(u - Math.floor(u))] as const;
  });
  for (let py = 0; py < side; py += 1) {
    const v = (py / side) * down;
    const [row, fy] = [Math.floor(v), smooth(v - Math.floor(v))];
    let column = -1;
    let [left, right] = [0, 0];
    for (let px = 0; px < side; px += 1) {
      const [x, fx] = columns[px] ?? [0, 0];
      if (x !== column) {
        column = x;
        left = at(x, row) * (1 - fy) + at(x, row + 1) * fy;
        right = at(x + 1, row) * (1 - fy) + at(x + 1, row + 1) * fy;
      }
      const index = py * side + px;
      into[index] = (into[index] ?? 0) + (left + (right - left) * fx - 0.5) * weight;
    }
  }
}
