import { describe, expect, it } from 'vitest';
import { decodeSound, encodeWav, mixDown, resample, toSeconds, UnreadableAudioError } from './audio.ts';
import { computePeaks, waveformSvg } from './waveform.ts';

const tone = (seconds: number, rate = 8000): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, at) => Math.sin((at / rate) * 2 * Math.PI * 440) * 0.5);

describe('sound', () => {
  it('survives WAV and back', async () => {
    const channels = [tone(0.5), tone(0.5).map((sample) => -sample)];
    const back = await decodeSound(encodeWav({ sampleRate: 8000, channels }));
    expect(back.sampleRate).toBe(8000);
    expect(toSeconds(back)).toBeCloseTo(0.5, 3);
    expect(back.channels).toHaveLength(2);
    expect(back.channels[0]?.[5]).toBeCloseTo(channels[0]?.[5] ?? 0, 3);
    expect(Math.max(...mixDown(back))).toBeCloseTo(0, 3);
  });

  it('shrinks without changing its length in time', () => {
    expect(resample(tone(1), 8000, 4000)).toHaveLength(4000);
    expect(resample(tone(1), 8000, 44_100)).toHaveLength(8000);
  });

  it('refuses what it can’t read', async () => {
    await expect(decodeSound(Buffer.from('ID3 something else'))).rejects.toThrow(UnreadableAudioError);
    await expect(decodeSound(encodeWav({ sampleRate: 8000, channels: [tone(0.1)] }).subarray(0, 30))).rejects.toThrow(
      UnreadableAudioError,
    );
    await expect(decodeSound(Buffer.from('fLaC nothing follows'))).rejects.toThrow();
  });
});

describe('a waveform', () => {
  it('rises where it is loud', () => {
    const samples = new Float32Array(1000).map((_, at) => (at < 500 ? 0.1 : 0.9));
    const peaks = computePeaks(samples, 10);
    expect(peaks).toHaveLength(10);
    expect(peaks[9]).toBe(1);
    expect(peaks[0]).toBeLessThan(0.2);
    expect(computePeaks(new Float32Array(0), 3)).toEqual([0, 0, 0]);
  });

  it('is drawn as one bar a slice', () => {
    const svg = waveformSvg(tone(1), { width: 600, height: 200, background: '#ffffff', colors: ['#d9232e'], bars: 40 });
    expect(svg.match(/<rect x=/g)).toHaveLength(40);
    expect(svg).not.toContain('NaN');
  });
});
