import { describe, expect, it } from 'vitest';
import { summarize } from './summary.ts';

describe('the summary of ratings', () => {
  it('is public from three on', () => {
    expect(summarize([])).toBeNull();
    expect(summarize([{ stars: 5, n: 2 }])).toBeNull();
    expect(summarize([{ stars: 5, n: 3 }])).toEqual({ count: 3, average: 5, byStars: [0, 0, 0, 0, 3] });
  });

  it('has the average with one decimal', () => {
    expect(
      summarize([
        { stars: 5, n: 2 },
        { stars: 4, n: 1 },
      ])?.average,
    ).toBe(4.7);
    expect(
      summarize([
        { stars: 1, n: 1 },
        { stars: 2, n: 2 },
        { stars: 5, n: 1 },
      ]),
    ).toEqual({ count: 4, average: 2.5, byStars: [1, 2, 0, 0, 1] });
  });
});
