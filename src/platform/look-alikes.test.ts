import { describe, expect, it } from 'vitest';
import { foldLookAlikes } from './look-alikes.ts';

describe('names that look alike', () => {
  it.each([
    ['admin', 'Admin'],
    ['admin', 'аdmіn'],
    ['admin', '4dm1n'],
    ['admin', 'a-d_m.i n'],
    ['admin', 'ａｄｍｉｎ'],
    ['admin', '𝐚𝐝𝐦𝐢𝐧'],
    ['admin', 'ádmïn'],
    ['admin', 'adrnin'],
    ['support', 'suppοrt'],
    ['support', '$upp0rt'],
    ['arbor', 'ARB০R'],
    ['google-fonts', 'goog1e_f0nts'],
    ['wild-ink', 'vvild-lnk'],
  ])('%s and %s fold to the same', (one, other) => {
    expect(foldLookAlikes(other)).toBe(foldLookAlikes(one));
  });

  it.each([
    ['admin', 'adnan'],
    ['রহিম', 'করিম'],
    ['arbor', 'harbor'],
    ['শিল্প Official', 'Official'],
  ])('%s and %s do not', (one, other) => {
    expect(foldLookAlikes(other)).not.toBe(foldLookAlikes(one));
  });
});
