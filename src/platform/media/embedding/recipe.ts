import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Version of the vectors. Increase it with every change of weights, features, mean or axes. Vectors of different
 * versions can't be compared; a job recomputes older ones.
 */
export const RECIPE = 1;
/** Maximum width, in pixels, of the copy from which features are computed. */
export const PICTURE_WIDTH = 576;
export const VECTOR_LENGTH = 64;
/** Size of a stored vector in bytes: 16 bits per number, little-endian. */
export const CODE_BYTES = VECTOR_LENGTH * 2;
/** Integer that represents 1. */
const ONE = 32_767;

/**
 * `scripts/pictures/make-recipe.ts` generated the file: the mean of all features, then the axes, with 32 bits per
 * number.
 */
const FILE = join(import.meta.dirname, 'recipe.bin');

/** Encodes a vector as stored, scaled to unit length. */
export function toCode(vector: ArrayLike<number>): Buffer {
  const numbers = Array.from(vector);
  const length = Math.hypot(...numbers);
  const code = Buffer.alloc(CODE_BYTES);
  for (const [at, value] of numbers.entries())
    code.writeInt16LE(length === 0 ? 0 : Math.round((value / length) * ONE), at * 2);
  return code;
}

/** Creates a function that reduces a picture's features to a vector of unit length. */
export function createVectorMaker(): (features: Float32Array) => Buffer {
  const bytes = readFileSync(FILE);
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const width = numbers.length / (VECTOR_LENGTH + 1);
  const mean = numbers.subarray(0, width);
  const axes = Array.from({ length: VECTOR_LENGTH }, (_, at) => numbers.subarray((at + 1) * width, (at + 2) * width));
  return (features) => {
    const centred = features.map((value, at) => value - (mean[at] ?? 0));
    return toCode(axes.map((axis) => centred.reduce((sum, value, at) => sum + value * (axis[at] ?? 0), 0)));
  };
}

/** Reads the numbers of one or several vectors. */
export const toNumbers = (code: Uint8Array): Int16Array =>
  code.byteOffset % 2 === 0
    ? new Int16Array(code.buffer, code.byteOffset, code.length / 2)
    : new Int16Array(Uint8Array.from(code).buffer);

/** Computes the cosines of one vector with many concatenated ones: 1 for the same picture, 0 for unrelated ones. */
export function computeCosines(one: Uint8Array, many: Uint8Array): Float32Array {
  const [own, all] = [toNumbers(one), toNumbers(many)];
  const cosines = new Float32Array(all.length / VECTOR_LENGTH);
  for (let row = 0; row < cosines.length; row += 1) {
    const from = row * VECTOR_LENGTH;
    let sum = 0;
    for (let at = 0; at < VECTOR_LENGTH; at += 1) sum += (own[at] as number) * (all[from + at] as number);
    cosines[row] = sum / ONE ** 2;
  }
  return cosines;
}
