import { expect, test } from 'vitest';
import { fitInto, settled, wholeView, zoomedAt } from './zoom.ts';

const frame = { width: 1000, height: 800 };

test('the point under the pointer stays where it is', () => {
  const point = { x: 200, y: -100 };
  const view = zoomedAt({ scale: 2, x: 30, y: 40 }, 1.5, point);
  expect(view.scale).toBe(3);
  // One point of the picture stays under the fingers.
  expect((point.x - view.x) / view.scale).toBeCloseTo((point.x - 30) / 2);
  expect((point.y - view.y) / view.scale).toBeCloseTo((point.y - 40) / 2);
});

test('a picture never leaves its frame', () => {
  const picture = fitInto({ width: 2000, height: 1000 }, frame);
  expect(picture).toEqual({ width: 1000, height: 500 });
  expect(settled({ scale: 2, x: 9000, y: -9000 }, picture, frame)).toEqual({ scale: 2, x: 500, y: -100 });
  expect(settled({ scale: 0.1, x: 50, y: 50 }, picture, frame)).toEqual(wholeView);
  expect(settled({ scale: 99, x: 0, y: 0 }, picture, frame).scale).toBe(8);
});
