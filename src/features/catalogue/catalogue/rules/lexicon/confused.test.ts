import { describe, expect, it } from 'vitest';
import { foldConfused } from './confused.ts';

describe('letters that are confused', () => {
  it.each(
    'elefant elephant, foto photo, wheather weather, musik music, nife knife, কাপর কাপড়, পাহার পাহাড়, শারি শাড়ি, যাহাজ জাহাজ, রঙ রং'
      .split(', ')
      .map((pair) => pair.split(' ') as [string, string]),
  )('%s sounds like %s', (typed, meant) => {
    expect(foldConfused(typed.normalize('NFC'))).toBe(foldConfused(meant.normalize('NFC')));
  });

  it('are few', () => {
    for (const [one, other] of [
      ['elegant', 'elephant'],
      ['boat', 'bat'],
      ['মাছ', 'গাছ'],
    ] as const)
      expect(foldConfused(one)).not.toBe(foldConfused(other));
  });
});
