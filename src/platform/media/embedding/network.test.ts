import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createNetwork, NETWORK_FEATURES } from './network.ts';

/** Demo pictures and the results of TensorFlow.js for them; `scripts/pictures/reference-vectors.ts` generated both. */
const folder = join(import.meta.dirname, 'fixtures');
const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8')) as string[];
const bytes = readFileSync(join(folder, 'answers.bin'));
const answers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
const CLASSES = 5;
const WIDTH = NETWORK_FEATURES + CLASSES;

const findLargestDifference = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Array.from(one).reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? Number.NaN))), 0);

it('computes what TensorFlow.js computes, for twenty pictures', async () => {
  expect(names).toHaveLength(20);
  const run = createNetwork();
  for (const [at, name] of names.entries()) {
    const rgb = await sharp(join(folder, `${name}.png`))
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const { features, classes } = run(Float32Array.from(rgb, (byte) => byte / 255));
    const expected = answers.subarray(at * WIDTH, (at + 1) * WIDTH);
    expect(findLargestDifference(features, expected.subarray(0, NETWORK_FEATURES)), name).toBeLessThan(1e-4);
    expect(findLargestDifference(classes, expected.subarray(NETWORK_FEATURES)), name).toBeLessThan(1e-4);
  }
}, 120_000);
