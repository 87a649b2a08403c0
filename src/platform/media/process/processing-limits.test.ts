import { describe, expect, it } from 'vitest';
import { allowSeconds } from './processing-limits.ts';

describe('the time that a file may take', () => {
  it('is what the limits say for a small picture, and longer for what is read slowly', () => {
    expect(allowSeconds(60, 'crane.png', 2_000_000)).toBeCloseTo(60, 0);
    expect(allowSeconds(60, 'crane', 2_000_000)).toBeCloseTo(60, 0);
    expect(allowSeconds(60, 'set.zip', 1000)).toBe(180);
    expect(allowSeconds(60, 'FILM.MOV', 1000)).toBe(300);
  });

  it('grows with the size and with the setting', () => {
    expect(allowSeconds(60, 'set.zip', 5_000_000_000)).toBe(1180);
    expect(allowSeconds(60, 'film.mp4', 5_000_000_000)).toBe(550);
    expect(allowSeconds(30, 'poster.tif', 600_000_000)).toBe(120);
  });
});
