import { expect, test } from 'vitest';
import { tileShapes, toRatio } from './row-layout.ts';

const picture = (width: number, height: number, square = false) => ({ width, height, square });

test('a tile has the proportions of its picture, within reason', () => {
  expect(toRatio(picture(1600, 1067))).toBe(1.5);
  expect(toRatio(picture(4000, 500))).toBe(2.4);
  expect(toRatio(picture(500, 4000))).toBe(0.66);
});

test('signs, missing and impossible pictures are squares', () => {
  expect(toRatio(picture(1600, 900, true))).toBe(1);
  expect(toRatio(null)).toBe(1);
  expect(toRatio(picture(0, 900))).toBe(1);
});

test('on phones two share a row and end equally high', () => {
  const [first, second] = tileShapes([1.5, 0.66]);
  expect((first?.share ?? 0) + (second?.share ?? 0)).toBeCloseTo(1);
  expect((first?.share ?? 0) / (first?.pairRatio ?? 1)).toBeCloseTo((second?.share ?? 0) / (second?.pairRatio ?? 1), 2);
});

test('a tile without a neighbour takes half of the row', () => {
  expect(tileShapes([1, 1, 2.4]).at(2)?.share).toBe(0.5);
});
