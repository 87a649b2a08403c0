import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Raised with everything that changes a picture's vector: weights, features, mean or axes. Vectors of different recipes
 * can't be compared; a job makes those of older ones anew.
 */
export const RECIPE = 1;
/** The network and the other features see a copy of at most this width. */
export const PICTURE_WIDTH = 576;
export const VECTOR_LENGTH = 64;
/** A vector as it is stored: 16 bits for each number, little endian. */
export const CODE_BYTES = VECTOR_LENGTH * 2;
/** What stands for 1. */
const ONE = 32_767;

/** `scripts/pictures/make-recipe.ts` made it: the mean of all features, then one axis after the other, 32 bits a number. */
const FILE = join(import.meta.dirname, 'recipe.bin');

/** A vector of any length, as it is stored: of length one. */
export function toCode(vector: ArrayLike<number>): Buffer {
  const numbers = Array.from(vector);
  const length = Math.hypot(...numbers);
  const code = Buffer.alloc(CODE_BYTES);
  for (const [at, value] of numbers.entries())
    code.writeInt16LE(length === 0 ? 0 : Math.round((value / length) * ONE), at * 2);
  return code;
}

/** Makes the vector of unit length that stands for a picture's features. */
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

/** The numbers of one vector or of many. */
export const toNumbers = (code: Uint8Array): Int16Array =>
  code.byteOffset % 2 === 0
    ? new Int16Array(code.buffer, code.byteOffset, code.length / 2)
    : new Int16Array(Uint8Array.from(code).buffer);

/** Cosines of one vector with many that lie one after the other: 1 is the same picture, 0 has nothing in common. */
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
