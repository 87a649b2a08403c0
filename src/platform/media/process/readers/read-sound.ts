import { decodeSound, encodeWav, mixDown, resample, type Sound, toSeconds } from '../../audio.ts';
import { rasterizeSvg } from '../../svg.ts';
import { waveformSvg } from '../../waveform.ts';
import { HelperMissingError, runFfmpeg } from '../ffmpeg.ts';
import type { Findings, KindReader } from '../findings.ts';
import type { InputFile } from '../input-file.ts';
import { readId3 } from './metadata-id3.ts';

const SIZE = { width: 1366, height: 768 };
const LOOK = { background: '#ffffff', colors: ['#7a3ff2', '#1d1a22', '#e0487c'] };
const SAMPLE_RATE = 22_050;
const SAMPLE_SECONDS = 30;
const FADE_SECONDS = 0.5;

/** Creates a sample of the beginning, in one channel, with a fade-out if more follows. */
function createSample(mixed: Float32Array, rate: number): Buffer {
  const samples = resample(mixed.subarray(0, rate * SAMPLE_SECONDS), rate, SAMPLE_RATE);
  const sampleRate = Math.min(rate, SAMPLE_RATE);
  const fade = mixed.length > rate * SAMPLE_SECONDS ? sampleRate * FADE_SECONDS : 1;
  const faded = samples.map((sample, at) => sample * Math.min(1, (samples.length - at) / fade));
  return encodeWav({ sampleRate, channels: [faded] });
}

/** Decodes AAC with ffmpeg, the only reader for it, which also encodes samples. */
async function decodeWithHelper(input: InputFile, format: string): Promise<Sound> {
  const { output } = await runFfmpeg({ path: input.path, format }, [
    '-map',
    '0:a:0',
    '-ac',
    '2',
    '-f',
    'wav',
    'pipe:1',
  ]);
  return decodeSound(output);
}

async function readDecoded(input: InputFile, format: string): Promise<Findings> {
  const bytes = await input.readAll();
  const sound = await (format === 'm4a' ? decodeWithHelper(input, format) : decodeSound(bytes));
  const mixed = mixDown(sound);
  const figures = { seconds: toSeconds(sound), sampleRate: sound.sampleRate, channels: sound.channels.length };
  return {
    figures,
    metadata: format === 'mp3' ? readId3(bytes) : {},
    preview: {
      kind: 'audio',
      picture: await rasterizeSvg(waveformSvg(mixed, { ...SIZE, ...LOOK }), SIZE, { compressionLevel: 0 }),
      isCompared: false,
      asset: { ext: 'wav', mediaType: 'audio/wav', bytes: createSample(mixed, sound.sampleRate) },
    },
  };
}

/** Creates a waveform and a sample of the first half minute in one channel; no preview of AAC if ffmpeg is missing. */
export const readSound: KindReader = async (input, format) => {
  try {
    return await readDecoded(input, format);
  } catch (error) {
    if (!(error instanceof HelperMissingError)) throw error;
    return { figures: {}, preview: null, withoutPreview: 'no_helper' };
  }
};
