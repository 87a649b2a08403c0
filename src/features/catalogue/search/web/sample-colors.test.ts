import { expect, it } from 'vitest';
import { sampleColors } from './sample-colors.ts';

it('takes the first of those that look alike, no greys, and six at most', () => {
  expect(sampleColors(['#ffffff', '#d9232e', '#d6262f', '#1b7f4d', '#808080', '#d9232e'], [])).toEqual([
    '#d9232e',
    '#1b7f4d',
  ]);
  const wheel = ['#ff0000', '#ffff00', '#00ff00', '#00ffff', '#0000ff', '#ff00ff', '#ff8000', '#8000ff'];
  expect(sampleColors(wheel, [])).toEqual(wheel.slice(0, 6));
});

it('leaves out what is chosen already, with the sign or without it', () => {
  expect(sampleColors(['#d9232e', '#1b7f4d'], ['#d6262f'])).toEqual(['#1b7f4d']);
  expect(sampleColors(['#d9232e', '#1b7f4d'], ['d6262f'])).toEqual(['#1b7f4d']);
});
