import sharp from 'sharp';
import type { Look } from '../looks.ts';
import type { Picture } from '../pixels.ts';
import { H, W } from './slide.ts';

const SIZE = 1024;

const turns = Array.from({ length: SIZE / 2 }, (_, n) => [
  Math.cos((-2 * Math.PI * n) / SIZE),
  Math.sin((-2 * Math.PI * n) / SIZE),
]);
const cosines = Float64Array.from(turns, ([cos = 0]) => cos);
const sines = Float64Array.from(turns, ([, sin = 0]) => sin);

/** Computes an in-place fast Fourier transform (radix 2); both arrays have `SIZE` numbers. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let i = 1, j = 0; i < SIZE; i += 1) {
    let bit = SIZE >> 1;
    for (; (j & bit) !== 0; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
      [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
    }
  }
  for (let length = 2; length <= SIZE; length <<= 1) {
    for (let k = 0; k < length / 2; k += 1) {
      const cos = cosines[(k * SIZE) / length] ?? 0;
      const sin = sines[(k * SIZE) / length] ?? 0;
      for (let i = k; i < SIZE; i += length) {
        const other = i + length / 2;
        const re = (real[other] ?? 0) * cos - (imaginary[other] ?? 0) * sin;
        const im = (real[other] ?? 0) * sin + (imaginary[other] ?? 0) * cos;
        real[other] = (real[i] ?? 0) - re;
        imaginary[other] = (imaginary[i] ?? 0) - im;
        real[i] = (real[i] ?? 0) + re;
        imaginary[i] = (imaginary[i] ?? 0) + im;
      }
    }
  }
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Draws a spectrogram: time from left to right, pitch upwards from 40 Hz in octaves, loudness as colour. */
export async function drawSpectrogram(samples: Float32Array, rate: number, look: Look): Promise<Picture> {
  const [columns, rows] = [200, 128];
  const stops = ['#120f18', look.accents[0], look.accents[2], '#fffaf0'].map(channels);
  const pixels = Buffer.alloc(columns * rows * 3);
  const highest = rate / 2;
  for (let column = 0; column < columns; column += 1) {
    const from = Math.floor((column * Math.max(0, samples.length - SIZE)) / columns);
    const real = Float64Array.from(
      { length: SIZE },
      (_, n) => (samples[from + n] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / SIZE)),
    );
    const imaginary = new Float64Array(SIZE);
    transform(real, imaginary);
    for (let row = 0; row < rows; row += 1) {
      const pitch = 40 * (highest / 40) ** ((rows - 1 - row) / (rows - 1));
      const bin = Math.max(1, Math.min(SIZE / 2 - 1, Math.round((pitch * SIZE) / rate)));
      const loud = 20 * Math.log10(Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0) + 1e-6);
      const heat = Math.max(0, Math.min(0.999, (loud + 30) / 75)) * (stops.length - 1);
      const [low, part] = [Math.floor(heat), heat % 1];
      for (let c = 0; c < 3; c += 1) {
        const [a, b] = [stops[low]?.[c] ?? 0, stops[low + 1]?.[c] ?? 0];
        pixels[(row * columns + column) * 3 + c] = Math.round(a + (b - a) * part);
      }
    }
  }
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .resize({ width: W, height: H, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
