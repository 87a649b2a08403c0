import { decodeSound, encodeWav, mixDown, resample, toSeconds } from '../audio.ts';
import { rasterizeSvg } from '../svg.ts';
import { waveformSvg } from '../waveform.ts';
import type { KindReader } from './findings.ts';

const SIZE = { width: 1366, height: 768 };
const LOOK = { background: '#ffffff', colors: ['#7a3ff2', '#1d1a22', '#e0487c'] };
const SAMPLE_RATE = 22_050;
const SAMPLE_SECONDS = 30;
const FADE_SECONDS = 0.5;

/** The beginning, in one channel, fading out where more would follow. */
function createSample(mixed: Float32Array, rate: number): Buffer {
  const samples = resample(mixed.subarray(0, rate * SAMPLE_SECONDS), rate, SAMPLE_RATE);
  const sampleRate = Math.min(rate, SAMPLE_RATE);
  const fade = mixed.length > rate * SAMPLE_SECONDS ? sampleRate * FADE_SECONDS : 1;
  const faded = samples.map((sample, at) => sample * Math.min(1, (samples.length - at) / fade));
  return encodeWav({ sampleRate, channels: [faded] });
}

export const readSound: KindReader = async (input) => {
  const sound = await decodeSound(await input.readAll());
  const mixed = mixDown(sound);
  const figures = { seconds: toSeconds(sound), sampleRate: sound.sampleRate, channels: sound.channels.length };
  return {
    figures,
    preview: {
      kind: 'audio',
      picture: await rasterizeSvg(waveformSvg(mixed, { ...SIZE, ...LOOK }), SIZE, { compressionLevel: 0 }),
      isCompared: false,
      asset: { ext: 'wav', mediaType: 'audio/wav', bytes: createSample(mixed, sound.sampleRate) },
    },
  };
};
