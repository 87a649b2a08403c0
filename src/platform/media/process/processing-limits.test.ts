import { describe, expect, it } from 'vitest';
import { allowSeconds, countReaders } from './processing-limits.ts';

describe('the time that a file may take', () => {
  it('is what the limits say for a small picture, and longer for what is read slowly', () => {
    expect(allowSeconds(60, 'crane.png', 2_000_000)).toBeCloseTo(60, 0);
    expect(allowSeconds(60, 'crane', 2_000_000)).toBeCloseTo(60, 0);
    expect(allowSeconds(60, 'set.zip', 1000)).toBe(180);
    expect(allowSeconds(60, 'FILM.MOV', 1000)).toBe(300);
  });

  it('is short for a drawing, which filters can keep busy for ever, and longer for one with megabytes of paths', () => {
    expect(allowSeconds(60, 'crane.svg', 8900)).toBeCloseTo(15, 0);
    expect(allowSeconds(60, 'map.svg', 1_000_000)).toBe(45);
    expect(allowSeconds(60, 'map.svg', 20_000_000)).toBe(60);
  });

  it('is short for a document, whose forms can draw each other without end, and longer for a large one', () => {
    expect(allowSeconds(60, 'plan.pdf', 1700)).toBeCloseTo(30, 0);
    expect(allowSeconds(60, 'poster.ai', 15_000_000)).toBe(120);
    expect(allowSeconds(60, 'book.pdf', 200_000_000)).toBe(180);
  });

  it('grows with the size and with the setting', () => {
    expect(allowSeconds(60, 'set.zip', 5_000_000_000)).toBe(1180);
    expect(allowSeconds(60, 'film.mp4', 5_000_000_000)).toBe(550);
    expect(allowSeconds(30, 'poster.tif', 600_000_000)).toBe(120);
  });
});

describe('the number of files that are read at once', () => {
  it.each([
    [1, 64, 2],
    [2, 64, 2],
    [3, 64, 3],
    [16, 64, 4],
    [16, 4, 2],
    [4, 2, 1],
    [4, 1, 1],
  ])('on %s processors with %s GB is %s', (processors, gigabytes, readers) => {
    expect(countReaders(1600, { processors, memory: gigabytes * 1e9 })).toBe(readers);
  });
});
