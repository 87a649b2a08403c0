import { toLab } from '../color.ts';

/** Side of the small copy from which these features are computed, in pixels. */
export const CLASSICAL_SIDE = 128;
const PIXELS = CLASSICAL_SIDE ** 2;

/** Number of histogram bins for lightness, green to red, and blue to yellow. */
const BINS = [4, 6, 6] as const;
const LAYOUT_SIDE = 8;
const EDGE_SIDE = 4;
const DIRECTIONS = 8;

interface LabPixels {
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** Converts pixels to Lab. @param rgb three bytes per pixel */
function toLabPixels(rgb: Uint8Array): LabPixels {
  const [lightness, a, b] = [new Float32Array(PIXELS), new Float32Array(PIXELS), new Float32Array(PIXELS)];
  const known = new Map<number, readonly [number, number, number]>();
  for (let at = 0; at < PIXELS; at += 1) {
    const [red, green, blue] = [rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0];
    const color = (red << 16) | (green << 8) | blue;
    let lab = known.get(color);
    if (lab === undefined) {
      lab = toLab(red, green, blue);
      known.set(color, lab);
    }
    [lightness[at], a[at], b[at]] = lab;
  }
  return { lightness, a, b };
}

/** Finds the grid cell of a pixel; `cells` is the number of cells per side. */
const findCell = (at: number, cells: number): number => {
  const [x, y] = [at % CLASSICAL_SIDE, Math.floor(at / CLASSICAL_SIDE)];
  return Math.floor((y * cells) / CLASSICAL_SIDE) * cells + Math.floor((x * cells) / CLASSICAL_SIDE);
};

const toBin = (value: number, from: number, to: number, bins: number): number =>
  Math.min(bins - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * bins)));

const add = (values: Float32Array, at: number, value: number): void => {
  values[at] = (values[at] ?? 0) + value;
};

/** Computes a histogram of the picture's colours. */
function readColorHistogram({ lightness, a, b }: LabPixels): Float32Array {
  const counts = new Float32Array(BINS[0] * BINS[1] * BINS[2]);
  for (let at = 0; at < PIXELS; at += 1) {
    const bright = toBin(lightness[at] ?? 0, 0, 100, BINS[0]);
    const red = toBin(a[at] ?? 0, -60, 60, BINS[1]);
    const yellow = toBin(b[at] ?? 0, -60, 60, BINS[2]);
    add(counts, (bright * BINS[1] + red) * BINS[2] + yellow, 1);
  }
  return counts.map(Math.sqrt);
}

/** Computes the mean colour of each grid cell relative to that of the whole picture. */
function readLayout({ lightness, a, b }: LabPixels): Float32Array {
  const cells = LAYOUT_SIDE ** 2;
  const sums = new Float32Array(cells * 3);
  for (let at = 0; at < PIXELS; at += 1) {
    const cell = findCell(at, LAYOUT_SIDE) * 3;
    add(sums, cell, (lightness[at] ?? 0) - 50);
    add(sums, cell + 1, a[at] ?? 0);
    add(sums, cell + 2, b[at] ?? 0);
  }
  return sums;
}

/** Computes a histogram of edge directions for each grid cell. */
function readEdges({ lightness }: LabPixels): Float32Array {
  const sums = new Float32Array(EDGE_SIDE ** 2 * DIRECTIONS);
  for (let at = CLASSICAL_SIDE + 1; at < PIXELS - CLASSICAL_SIDE - 1; at += 1) {
    const across = (lightness[at + 1] ?? 0) - (lightness[at - 1] ?? 0);
    const down = (lightness[at + CLASSICAL_SIDE] ?? 0) - (lightness[at - CLASSICAL_SIDE] ?? 0);
    const strength = Math.hypot(across, down);
    if (strength < 4) continue;
    // Opposite directions count as equal: an edge from light to dark is the same as one from dark to light.
    const angle = (Math.atan2(down, across) + Math.PI) % Math.PI;
    const direction = Math.min(DIRECTIONS - 1, Math.floor((angle / Math.PI) * DIRECTIONS));
    add(sums, findCell(at, EDGE_SIDE) * DIRECTIONS + direction, strength);
  }
  return sums.map(Math.sqrt);
}

const NEIGHBOURS = [
  -CLASSICAL_SIDE - 1,
  -CLASSICAL_SIDE,
  -CLASSICAL_SIDE + 1,
  1,
  CLASSICAL_SIDE + 1,
  CLASSICAL_SIDE,
  CLASSICAL_SIDE - 1,
  -1,
];

/**
 * Computes local binary patterns: for each pixel, which of its eight neighbours are lighter, as a histogram of the 256
 * patterns.
 */
function readTexture({ lightness }: LabPixels): Float32Array {
  const counts = new Float32Array(256);
  for (let y = 1; y < CLASSICAL_SIDE - 1; y += 1)
    for (let x = 1; x < CLASSICAL_SIDE - 1; x += 1) {
      const at = y * CLASSICAL_SIDE + x;
      const own = (lightness[at] ?? 0) + 2;
      let pattern = 0;
      for (const [bit, neighbour] of NEIGHBOURS.entries())
        if ((lightness[at + neighbour] ?? 0) > own) pattern |= 1 << bit;
      add(counts, pattern, 1);
    }
  return counts.map(Math.sqrt);
}

/** Scales a vector to a length; a vector of zeros stays unchanged. */
export function scaleTo(vector: Float32Array, length: number): Float32Array {
  const now = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return now === 0 ? vector : vector.map((value) => (value / now) * length);
}

/** Computes colours, layout, edges and texture, weighted for the combination with the network's features. */
export function readClassicalFeatures(rgb: Uint8Array): Float32Array[] {
  const pixels = toLabPixels(rgb);
  return [
    scaleTo(readColorHistogram(pixels), 0.28),
    scaleTo(readLayout(pixels), 0.18),
    scaleTo(readEdges(pixels), 0.14),
    scaleTo(readTexture(pixels), 0.14),
  ];
}
