import { expect, test } from 'vitest';
import { countFilling, countInRow, lastRowHeight, tileShapes, toRatio } from './row-layout.ts';

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

test('a shelf takes as many works as fill their rows', () => {
  // Six squares fill a row at each desktop width; eight would leave two in a second row.
  expect(
    countFilling(
      Array.from({ length: 12 }, () => 1),
      8,
    ),
  ).toBe(6);
  // A ninth work would be alone in its row.
  expect(
    countFilling(
      Array.from({ length: 12 }, () => 1.5),
      8,
    ),
  ).toBe(8);
  expect(countFilling([1, 1], 8)).toBe(2);
  expect(countFilling([], 8)).toBe(0);
});

test('a row of related works is as long as its pictures are wide, and none of fewer than three', () => {
  expect(countInRow([1, 1])).toBe(0);
  expect(countInRow([1, 1, 1])).toBe(3);
  expect(countInRow(Array.from({ length: 12 }, () => 1))).toBe(6);
  expect(countInRow(Array.from({ length: 12 }, () => 2.4))).toBe(3);
  expect(countInRow(Array.from({ length: 12 }, () => 0.66))).toBe(7);
});

test('a last row is as high as the row before, or as its room lets it be', () => {
  expect(lastRowHeight([1, 1], 235, { width: 1000, gap: 16 })).toBe(235);
  expect(lastRowHeight([1, 1, 1, 1], 235, { width: 980, gap: 16 })).toBe(233);
});
