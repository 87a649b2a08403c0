import { expect, it } from 'vitest';
import { findFrame, mayHaveTurntables, type TurntableView, toDegrees, toFrame } from './turntable-view.ts';

const view: TurntableView = {
  fileId: 'a',
  sheet: '/api/v1/content/turntable/w/a/1.turntable.webp',
  frames: 24,
  columns: 6,
  width: 768,
  height: 576,
  isOpen: true,
};

it('a turntable goes around', () => {
  expect([-1, 0, 23, 24, 24.4, -24.6].map((at) => toFrame(view, at))).toEqual([23, 0, 23, 0, 0, 23]);
  expect([0, 1, 18].map((at) => toDegrees(view, at))).toEqual([0, 15, 270]);
});

it('frames are found from left to right, then from top to bottom', () => {
  expect([0, 5, 6, 23].map((at) => findFrame(view, at))).toEqual([
    [0, 0],
    [3840, 0],
    [0, 576],
    [3840, 1728],
  ]);
});

it('only works with a model may have one', () => {
  const work = (format: string) => ({ variants: [{ files: [{ format }] }] });
  expect(['glb', 'zip'].map((format) => mayHaveTurntables(work(format)))).toEqual([true, false]);
});
