import { describe, expect, it } from 'vitest';
import { formatDuration } from '../../../../../ui/duration.ts';
import { describeFigures } from './file-figures.ts';

describe('a file’s figures', () => {
  it.each([
    [0.4, '0:00'],
    [65, '1:05'],
    [3725.4, '1:02:05'],
  ])('say %d seconds as %s', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words);
  });

  it('are said in words, those that the reader knows', () => {
    expect(describeFigures({ pages: 12, width: 600, height: 800 })).toEqual(['Pages: 12']);
    expect(describeFigures({ family: 'Kohinoor', style: 'Bold', glyphs: 1200, outlines: 'glyf' })).toEqual([
      'Kohinoor Bold',
      'Glyphs: 1,200',
    ]);
    expect(describeFigures({ seconds: 61, sampleRate: 44100, channels: 2 })).toEqual([
      '1:01',
      '44.1 kHz',
      'Channels: 2',
    ]);
  });
});
