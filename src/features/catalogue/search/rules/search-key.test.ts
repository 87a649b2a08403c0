import { describe, expect, it } from 'vitest';
import { toSearchKey } from './search-key.ts';

describe('a search is counted', () => {
  it.each([
    ['  River   BOAT ', 'river boat'],
    ['river\u200bboat', 'riverboat'],
    // The letter ড় is written with two code points.
    ['বা\u09a1\u09bcি', 'বা\u09dcি'.normalize('NFC')],
    ['2026', '2026'],
    ['a'.repeat(60), 'a'.repeat(60)],
  ])('%j as %j', (query, key) => {
    expect(toSearchKey(query)).toBe(key);
  });

  it.each([
    '',
    '  ',
    '%_%',
    'a'.repeat(61),
    'rahim@example.com',
    'write to rahim@example',
    '01712345678',
    '+880 1712-345678',
    '০১৭১২৩৪৫৬৭৮',
    'card 4111 1111 1111 1111',
  ])('but not %j', (query) => {
    expect(toSearchKey(query)).toBeUndefined();
  });
});
