/** Pixels of the square that is compared, and of its lowest frequencies that make the hash. */
export const HASHED_SIDE = 32;
const LOW = 8;

/** `cosines[frequency * HASHED_SIDE + x]` of the discrete cosine transform. */
const cosines = Float64Array.from({ length: LOW * HASHED_SIDE }, (_, at) =>
  Math.cos(((2 * (at % HASHED_SIDE) + 1) * Math.floor(at / HASHED_SIDE) * Math.PI) / (2 * HASHED_SIDE)),
);

const cosine = (frequency: number, x: number): number => cosines[frequency * HASHED_SIDE + x] ?? 0;

function sumOver(count: number, term: (at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += term(at);
  return sum;
}

/** The 8 x 8 lowest frequencies, row by row. */
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
 * What a picture looks like, in 64 bits, as 16 hexadecimal digits: pictures that differ in few bits look alike, whatever
 * their size, format and quality. A bit says whether a low frequency is stronger than the median of them; the first,
 * which is brightness, is always 0.
 * @param pixels brightness of 32 x 32 pixels
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

/** The square turned by a quarter. */
const turn = (pixels: Uint8Array): Uint8Array =>
  pixels.map((_, at) => {
    const [x, y] = [at % HASHED_SIDE, Math.floor(at / HASHED_SIDE)];
    return pixels[(HASHED_SIDE - 1 - x) * HASHED_SIDE + y] ?? 0;
  });

const mirror = (pixels: Uint8Array): Uint8Array =>
  pixels.map((_, at) => pixels[at - (at % HASHED_SIDE) + HASHED_SIDE - 1 - (at % HASHED_SIDE)] ?? 0);

/**
 * Hashes of a picture as it is and in its three turns, then of its mirror image in all four: whichever of them somebody
 * handed in, one is the same.
 */
export function computeTurnedHashes(pixels: Uint8Array): string[] {
  return [pixels, mirror(pixels)].flatMap((side) => {
    const once = turn(side);
    const twice = turn(once);
    return [side, once, twice, turn(twice)].map(computePictureHash);
  });
}
