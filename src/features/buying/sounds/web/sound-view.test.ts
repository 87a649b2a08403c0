import { describe, expect, it } from 'vitest';
import { describeSound, drawBars, formatPlace, type SoundView } from './sound-view.ts';

const sound: SoundView = {
  fileId: 'f',
  sample: '1-0.mp3',
  name: 'Beat',
  seconds: 8,
  heardSeconds: 8,
  levels: '0'.repeat(120),
  tempo: 120,
  key: 'F#m',
  loop: { start: 0, end: 4 },
  isFree: true,
};

describe('a sound', () => {
  it('is described by what was measured', () => {
    expect(describeSound(sound)).toEqual(['120 BPM', 'F♯ minor', 'Loop 0.0 s–4.0 s']);
    expect(describeSound({ ...sound, key: 'C', loop: null })).toEqual(['120 BPM', 'C major']);
    expect(describeSound({ ...sound, tempo: null, key: null, loop: null })).toEqual([]);
  });

  it('has its places in tenths of seconds if it is short', () => {
    expect([formatPlace(0.44, 2), formatPlace(12, 65), formatPlace(65, 65)]).toEqual(['0.4 s', '0:12', '1:05']);
  });

  it('is drawn by one line for each level, also of silence', () => {
    const path = drawBars(`z${'0'.repeat(119)}`);
    expect(path.split('M')).toHaveLength(121);
    expect(path).toMatch(/^M1 2v36M3 19v2/);
  });
});
