import { describe, expect, it } from 'vitest';
import { findOrientation, findPaper } from './paper-sizes.ts';

describe('the size of a page', () => {
  it.each([
    [{ width: 209.9, height: 297 }, 'A4', 'portrait'],
    [{ width: 297, height: 210 }, 'A4', 'landscape'],
    [{ width: 148.2, height: 209.9 }, 'A5', 'portrait'],
    [{ width: 215.9, height: 279.4 }, 'Letter', 'portrait'],
    [{ width: 285.8, height: 285.8 }, undefined, 'square'],
    [{ width: 127, height: 177.8 }, undefined, 'portrait'],
  ] as const)('%o is %s, %s', (size, paper, orientation) => {
    expect([findPaper(size), findOrientation(size)]).toEqual([paper, orientation]);
  });
});
