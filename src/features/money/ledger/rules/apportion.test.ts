import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion.ts';

const amount = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 1_000_000_000_000 }));
const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 10 });
const anySum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('parts by largest remainder', () => {
  it.each([
    [100, [5000, 5000], [50, 50]],
    // The first of equal shares gets the remainder.
    [1, [5000, 5000], [1, 0]],
    [101, [5000, 5000], [51, 50]],
    [2, [1, 1, 1], [1, 1, 0]],
    // The remainder goes to the shares that rounding down reduced the most, in any position.
    [10, [3333, 3333, 3334], [3, 3, 4]],
    [7, [1, 9999], [0, 7]],
    [1, [1, 9999], [0, 1]],
    [3, [2500, 2500, 5000], [1, 1, 1]],
    [5, [0, 10_000], [0, 5]],
    [0, [1, 2], [0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [9_007_199_254_740_991, [1, 1], [4_503_599_627_370_496, 4_503_599_627_370_495]],
  ])('%d by %j: %j', (given, by, parts) => {
    expect(apportion(given, by)).toEqual(parts);
  });

  it.each([
    [1, []],
    [1, [0, 0]],
    [-1, [1]],
    [1, [2, -1]],
  ])('%d by %j: refused', (given, by) => {
    expect(() => apportion(given, by)).toThrow(RangeError);
  });

  it('say whose parts an amount has none in', () => {
    expect(() => apportion(12, [0])).toThrow('Nobody has a part in 12.');
    expect(() => apportion(-1, [1])).toThrow('Parts are of no less than nothing.');
  });

  it('add up, and are less than one from what is exact', () => {
    fc.assert(
      fc.property(amount, weights, (given, by) => {
        fc.pre(anySum(by) > 0);
        const parts = apportion(given, by);
        expect(anySum(parts)).toBe(given);
        for (const [index, part] of parts.entries()) {
          const off = BigInt(part) * BigInt(anySum(by)) - BigInt(given) * BigInt(by[index] ?? 0);
          expect(off < BigInt(anySum(by)) && -off < BigInt(anySum(by))).toBe(true);
        }
      }),
    );
  });

  it('of what each has left, in however many steps, leave nobody less than nothing, and all of it nobody anything', () => {
    fc.assert(
      fc.property(weights, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (given, cuts) => {
        let left = given;
        for (const cut of [...cuts, 1]) {
          const taken = apportion(Math.round(anySum(left) * cut), left);
          left = left.map((each, index) => each - (taken[index] ?? 0));
          expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
        }
        expect(anySum(left)).toBe(0);
      }),
    );
  });
});
