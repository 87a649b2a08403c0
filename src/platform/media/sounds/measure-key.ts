import { computeSpectra } from './fft.ts';
import { MEASURED_RATE } from './measure-tempo.ts';

const FRAME = 8192;
const HOP = 2048;
/** Minimum length of a sound whose key is measured, in seconds. */
const MIN_SECONDS = 4;
/** Range of fundamental frequencies in hertz. */
const [LOWEST, HIGHEST] = [65, 1000];
const A4 = 440;
/** Magnitude below which a frame is silent. */
const SILENT = 1;
/** Minimum correlation with the profile of a key, and by how much it exceeds that of any other key. */
const [MIN_CORRELATION, MIN_MARGIN] = [0.76, 0.06];

const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const;

/** How well each note fits a key beginning at C, as listeners judged in the experiments of Krumhansl and Kessler. */
const MAJOR = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88];
const MINOR = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17];

const toHertz = (bin: number): number => (bin * MEASURED_RATE) / FRAME;

const toNote = (hertz: number): number => {
  const semitone = Math.round(12 * Math.log2(hertz / A4)) + 9;
  return ((semitone % 12) + 12) % 12;
};

/** Adds up how loud each note from C on is over all octaves and frames; every frame counts the same. */
function measureNotes(samples: Float32Array): number[] {
  const notes = Array.from({ length: 12 }, () => 0);
  const [first, last] = [LOWEST, HIGHEST].map((hertz) => Math.round((hertz * FRAME) / MEASURED_RATE)) as [
    number,
    number,
  ];
  for (const spectrum of computeSpectra(samples, FRAME, HOP)) {
    const own = Array.from({ length: 12 }, () => 0);
    for (let bin = first; bin <= last; bin += 1) {
      const [left = 0, here = 0, right = 0] = spectrum.subarray(bin - 1, bin + 2);
      if (here < left || here < right) continue;
      const note = toNote(toHertz(bin));
      own[note] = (own[note] ?? 0) + Math.hypot(left, here, right);
    }
    const loudest = Math.max(...own);
    if (loudest < SILENT) continue;
    for (const [note, value] of own.entries()) notes[note] = (notes[note] ?? 0) + value / loudest;
  }
  return notes;
}

/** Pearson's correlation coefficient. */
function correlate(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [product, x, y] = [0, 0, 0];
  one.forEach((value, at) => {
    const [u, v] = [value - a, (other[at] ?? 0) - b];
    product += u * v;
    x += u * u;
    y += v * v;
  });
  return x === 0 || y === 0 ? 0 : product / Math.sqrt(x * y);
}

/**
 * Measures the musical key by the profiles of Krumhansl and Kessler; null for a short sound, noise and drums, and
 * where two keys fit about as well.
 * @param samples one channel at `MEASURED_RATE`
 */
export function measureKey(samples: Float32Array): string | null {
  if (samples.length < MIN_SECONDS * MEASURED_RATE) return null;
  const notes = measureNotes(samples);
  const fits = NAMES.flatMap((name, tonic) => {
    const turned = [...notes.slice(tonic), ...notes.slice(0, tonic)];
    return [
      { key: name, fit: correlate(turned, MAJOR) },
      { key: `${name}m`, fit: correlate(turned, MINOR) },
    ];
  });
  const [best, second] = fits.toSorted((one, other) => other.fit - one.fit);
  if (best === undefined || best.fit < MIN_CORRELATION || best.fit - (second?.fit ?? 0) < MIN_MARGIN) return null;
  return best.key;
}
