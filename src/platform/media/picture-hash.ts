/**
 * Side of the square that is compared, in pixels. `LOW` is the number of lowest frequencies per side that make up the
 * hash.
 */
export const HASHED_SIDE = 32;
const LOW = 8;

/** Factors of the discrete cosine transform: `cosines[frequency * HASHED_SIDE + x]`. */
const cosines = Float64Array.from({ length: LOW * HASHED_SIDE }, (_, at) =>
  Math.cos(((2 * (at % HASHED_SIDE) + 1) * Math.floor(at / HASHED_SIDE) * Math.PI) / (2 * HASHED_SIDE)),
);

const cosine = (frequency: number, x: number): number => cosines[frequency * HASHED_SIDE + x] ?? 0;

function sumOver(count: number, term: (at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += term(at);
  return sum;
}

/** Computes the 8 × 8 lowest frequencies, row by row. */
function transform(pixels: Uint8Array): number[] {
  const rows = Float64Array.from({ length: HASHED_SIDE * LOW }, (_, at) => {
    const [y, u] = [Math.floor(at / LOW), at % LOW];
    return sumOver(HASHED_SIDE, (x) => (pixels[y * HASHED_SIDE + x] ?? 0) * cosine(u, x));
  });
  return Array.from({ length: LOW * LOW }, (_, at) => {
    const [v, u] = [Math.floor(at / LOW), at % LOW];
    return sumOver(HASHED_SIDE, (y) => (rows[y * LOW + u] ?? 0) * cosine(v, y));
  });
}

/**
 * Computes a perceptual hash of 64 bits, as 16 hexadecimal digits: pictures whose hashes differ in few bits look alike,
 * independently of size, format and quality. A bit says whether a low frequency is stronger than the median; the first
 * one, which is the brightness, is always 0.
 * @param pixels brightness of 32 × 32 pixels
 */
export function computePictureHash(pixels: Uint8Array): string {
  const [, ...frequencies] = transform(pixels);
  const sorted = frequencies.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const bits = [0, ...frequencies.map((value) => (value > median ? 1 : 0))];
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0');
}

/** Rotates the square by 90 degrees. */
const turn = (pixels: Uint8Array): Uint8Array =>
  pixels.map((_, at) => {
    const [x, y] = [at % HASHED_SIDE, Math.floor(at / HASHED_SIDE)];
    return pixels[(HASHED_SIDE - 1 - x) * HASHED_SIDE + y] ?? 0;
  });

const mirror = (pixels: Uint8Array): Uint8Array =>
  pixels.map((_, at) => pixels[at - (at % HASHED_SIDE) + HASHED_SIDE - 1 - (at % HASHED_SIDE)] ?? 0);

/**
 * Computes the hashes of a picture in four rotations, then of its mirror image in four rotations, so that one of them
 * matches every rotated or mirrored copy.
 */
export function computeTurnedHashes(pixels: Uint8Array): string[] {
  return [pixels, mirror(pixels)].flatMap((side) => {
    const once = turn(side);
    const twice = turn(once);
    return [side, once, twice, turn(twice)].map(computePictureHash);
  });
}
