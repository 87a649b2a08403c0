import { describe, expect, it } from 'vitest';
import { encodeWav } from '../audio.ts';
import { readLoop } from './loop-points.ts';
import { markSound } from './mark-sound.ts';
import { measureKey } from './measure-key.ts';
import { MEASURED_RATE, measureTempo } from './measure-tempo.ts';

const RATE = MEASURED_RATE;

/** A repeatable source of numbers from 0 to 1. */
function createRandom(): () => number {
  let state = 12_345;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * RATE));

function noise(seconds: number): Float32Array {
  const random = createRandom();
  return silence(seconds).map(() => random() - 0.5);
}

/** Adds a decaying noise at each beat. */
function drum(tempo: number, seconds: number): Float32Array {
  const sound = silence(seconds);
  const random = createRandom();
  for (let beat = 0; (beat * 60) / tempo < seconds; beat += 1) {
    const start = Math.round(((beat * 60) / tempo) * RATE);
    const loudness = beat % 4 === 0 ? 1 : 0.6;
    for (let at = 0; at < 900 && start + at < sound.length; at += 1)
      sound[start + at] = loudness * (random() - 0.5) * Math.exp(-at / 200);
  }
  return sound;
}

/** Plays chords of notes, given as semitones above C4, each for a second and with overtones. */
function play(chords: readonly (readonly number[])[]): Float32Array {
  return silence(chords.length).map((_, at) => {
    const chord = chords[Math.floor(at / RATE)] ?? [];
    const seconds = at / RATE;
    return chord.reduce((sum, semitone) => {
      const hertz = 261.63 * 2 ** (semitone / 12);
      return sum + 0.2 * Math.sin(2 * Math.PI * hertz * seconds) + 0.05 * Math.sin(4 * Math.PI * hertz * seconds);
    }, 0);
  });
}

const turn = (chords: readonly (readonly number[])[], by: number) => chords.map((chord) => chord.map((n) => n + by));
const major = [
  [0, 4, 7],
  [5, 9, 12],
  [7, 11, 14],
  [0, 4, 7],
  [9, 12, 16],
  [5, 9, 12],
  [7, 11, 14],
  [0, 4, 7, 12],
];
const minor = [
  [0, 3, 7],
  [5, 8, 12],
  [0, 3, 7],
  [7, 11, 14],
  [8, 12, 15],
  [5, 8, 12],
  [7, 11, 14],
  [0, 3, 7, 12],
];

describe('the tempo', () => {
  it.each([84, 90, 120, 128, 140])('of a loop of four bars at %i is found', (tempo) => {
    expect(measureTempo(drum(tempo, (16 * 60) / tempo))).toBe(tempo);
  });

  it.each([92, 120, 133])('of a longer sound at %i is found, wherever it ends', (tempo) => {
    expect(measureTempo(drum(tempo, 40.3))).toBe(tempo);
  });

  it.each([
    ['silence', silence(8)],
    ['noise', noise(8)],
    ['long noise', noise(40)],
    ['a held chord', play(Array(8).fill([0, 4, 7]))],
    ['one beat', drum(10, 5.9)],
    ['a short sound', drum(120, 2)],
    ['a sound that is cut amid a bar', drum(120, 9.2)],
    ['nothing', silence(0)],
  ])('of %s is unknown', (_, sound) => {
    expect(measureTempo(sound)).toBeNull();
  });
});

describe('the key', () => {
  it.each([
    ['C', turn(major, 0)],
    ['F#', turn(major, 6)],
    ['A#', turn(major, -2)],
    ['Cm', turn(minor, 0)],
    ['Am', turn(minor, -3)],
  ])('of chords in %s is found', (key, chords) => {
    expect(measureKey(play(chords))).toBe(key);
  });

  it.each([
    ['silence', silence(8)],
    ['noise', noise(8)],
    ['drums', drum(120, 8)],
    ['all notes at once', play(Array(8).fill([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))],
    ['a short chord', play([[0, 4, 7]])],
    ['nothing', silence(0)],
  ])('of %s is unknown', (_, sound) => {
    expect(measureKey(sound)).toBeNull();
  });
});

/** Adds a chunk for samplers with one loop to a WAV file. */
function addLoop(wav: Buffer, start: number, end: number, count = 1): Buffer {
  const chunk = Buffer.alloc(8 + 60);
  chunk.write('smpl', 0, 'latin1');
  chunk.writeUInt32LE(60, 4);
  chunk.writeUInt32LE(count, 8 + 28);
  chunk.writeUInt32LE(start, 8 + 36 + 8);
  chunk.writeUInt32LE(end, 8 + 36 + 12);
  return Buffer.concat([wav, chunk]);
}

describe('the loop points', () => {
  const wav = encodeWav({ sampleRate: 1000, channels: [new Float32Array(2000)] });
  const facts = { sampleRate: 1000, seconds: 2 };

  it('are those of the chunk for samplers, in seconds', () => {
    expect(readLoop(addLoop(wav, 500, 1499), facts)).toEqual({ start: 0.5, end: 1.5 });
  });

  it('are missing in other files, and where they make no sense', () => {
    expect(readLoop(wav, facts)).toBeNull();
    expect(readLoop(Buffer.from('fLaC'), facts)).toBeNull();
    expect(readLoop(addLoop(wav, 500, 1499, 0), facts)).toBeNull();
    expect(readLoop(addLoop(wav, 1500, 500), facts)).toBeNull();
    expect(readLoop(addLoop(wav, 500, 9000), facts)).toBeNull();
    expect(readLoop(addLoop(wav, 500, 1499).subarray(0, -30), facts)).toBeNull();
  });
});

describe('a mark', () => {
  const power = (samples: Float32Array): number => samples.reduce((sum, each) => sum + each * each, 0);

  it.each([0.1, 0.5, 2, 30])('is heard in %d seconds, also of silence', (seconds) => {
    const marked = markSound(silence(seconds), RATE, createRandom());
    expect(power(marked)).toBeGreaterThan(0.001 * RATE * seconds * 0.2);
    expect(marked.length).toBe(silence(seconds).length);
  });

  it('is never more than five seconds away', () => {
    const marked = markSound(silence(60), RATE);
    for (let at = 0; at + 5 * RATE <= marked.length; at += RATE)
      expect(power(marked.subarray(at, at + 5 * RATE))).toBeGreaterThan(1);
  });

  it('differs each time, keeps the sound in its limits, and leaves the original alone', () => {
    const sound = noise(6).map((each) => each * 2);
    const [one, other] = [markSound(sound, RATE), markSound(sound, RATE)];
    expect(one).not.toEqual(other);
    expect(Math.max(...one)).toBeLessThanOrEqual(1);
    expect(sound).toEqual(noise(6).map((each) => each * 2));
  });
});
