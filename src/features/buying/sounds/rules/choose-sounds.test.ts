import { describe, expect, it } from 'vitest';
import { chooseSounds, isFree, nameSounds } from './choose-sounds.ts';

const sound = (path: string, prices: readonly (number | null)[] = [0], seconds = 2) => ({
  path,
  seconds,
  offers: prices.map((price) => ({ price })),
});

describe('the sounds of a work', () => {
  it('are listed once, although its files contain them in several formats', () => {
    const sounds = [sound('flac/kick.flac'), sound('snare.flac'), sound('wav/kick.wav', [900], 2.04)];
    expect(chooseSounds(sounds).map(({ path }) => path)).toEqual(['flac/kick.flac', 'snare.flac']);
  });

  it('are different ones if their lengths differ', () => {
    expect(chooseSounds([sound('soft/kick.wav'), sound('hard/kick.wav', [0], 3)])).toHaveLength(2);
  });

  it('are taken from the free file if there is one', () => {
    expect(chooseSounds([sound('kick.wav', [900]), sound('kick.mp3', [0])])[0]?.path).toBe('kick.mp3');
  });

  it('are free if any variant is, but not if they are not for sale', () => {
    expect(
      [[0], [900, 0], [900], [null], []].map((prices) => isFree({ offers: prices.map((price) => ({ price })) })),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('the names of sounds', () => {
  it('are those of their files in plain writing', () => {
    expect(nameSounds(['tabla_na.flac', 'পাখি/ভোরের পাখি.wav', 'v1.2 take.mp3', '_.wav'])).toEqual([
      'tabla na',
      'ভোরের পাখি',
      'v1.2 take',
      '_.wav',
    ]);
  });

  it('have their folders where files of several folders have the same name', () => {
    expect(nameSounds(['soft/kick.wav', 'hard/kick.wav', 'hard/snare.wav'])).toEqual([
      'soft / kick',
      'hard / kick',
      'snare',
    ]);
  });
});
