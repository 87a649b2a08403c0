import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeWav, mixDown, resample, type Sound, toSeconds } from '../audio.ts';
import { BrokenFileError } from '../inspect/report.ts';
import { HelperMissingError, runFfmpeg } from '../process/ffmpeg.ts';
import { markSound } from './mark-sound.ts';
import { MAX_HEARD_SECONDS, MAX_MARKED_SECONDS, nameSample, type SampleFormat } from './sound-facts.ts';

const MARKED_RATE = 22_050;
const MAX_RATE = 48_000;
const FADE_SECONDS = 0.5;
/** Maximum length of a sample that isn't compressed, in seconds. */
const MAX_PLAIN_SECONDS = 30;

/** Shortens a channel to `seconds` and a sample rate; it fades out if more would follow. */
function shorten(samples: Float32Array, from: number, { seconds, rate }: { seconds: number; rate: number }) {
  const kept = resample(samples.subarray(0, Math.floor(from * seconds)), from, rate);
  if (samples.length <= from * seconds) return kept;
  const fade = Math.min(rate, from) * FADE_SECONDS;
  return kept.map((sample, at) => sample * Math.min(1, (kept.length - at) / fade));
}

const shortenSound = ({ channels, sampleRate }: Sound, limits: { seconds: number; rate: number }): Sound => ({
  sampleRate: Math.min(limits.rate, sampleRate),
  channels: channels.slice(0, 2).map((channel) => shorten(channel, sampleRate, limits)),
});

/** Encodes as MP3, which every browser plays; null if ffmpeg is missing or can't. */
async function encodeMp3(sound: Sound, kilobits: number, outFolder: string): Promise<Buffer | null> {
  const path = join(outFolder, 'sample.tmp');
  await writeFile(path, encodeWav(sound));
  try {
    const encoding = ['-c:a', 'libmp3lame', '-b:a', `${kilobits}k`, '-map_metadata', '-1', '-f', 'mp3', 'pipe:1'];
    return (await runFfmpeg({ path, format: 'wav' }, encoding)).output;
  } catch (error) {
    if (error instanceof HelperMissingError || error instanceof BrokenFileError) return null;
    throw error;
  } finally {
    await rm(path);
  }
}

interface Samples {
  readonly sampleFormat: SampleFormat;
  readonly heardSeconds: number;
}

/**
 * Writes two samples of a sound: one in good quality for free sounds, and one for paid sounds that is marked, short, of
 * one channel and without high frequencies. Without ffmpeg, both are short WAV files of one channel.
 */
export async function writeSamples(sound: Sound, at: number, outFolder: string): Promise<Samples> {
  const mono: Sound = { sampleRate: sound.sampleRate, channels: [mixDown(sound)] };
  const limited = shortenSound(mono, { seconds: MAX_MARKED_SECONDS, rate: MARKED_RATE });
  const mark = ({ channels, sampleRate }: Sound): Sound => ({
    sampleRate,
    channels: channels.map((channel) => markSound(channel, sampleRate)),
  });
  const whole = shortenSound(sound, { seconds: MAX_HEARD_SECONDS, rate: MAX_RATE });
  const [free, marked] = [
    await encodeMp3(whole, sound.channels.length > 1 ? 128 : 80, outFolder),
    await encodeMp3(mark(limited), 56, outFolder),
  ];
  const write = async (format: SampleFormat, files: readonly [Buffer, Buffer]) => {
    for (const [index, bytes] of files.entries())
      await writeFile(join(outFolder, nameSample(at, format, index === 1)), bytes);
  };
  if (free !== null && marked !== null) {
    await write('mp3', [free, marked]);
    return { sampleFormat: 'mp3', heardSeconds: toSeconds(whole) };
  }
  const plain = shortenSound(mono, { seconds: MAX_PLAIN_SECONDS, rate: MARKED_RATE });
  await write('wav', [encodeWav(plain), encodeWav(mark(plain))]);
  return { sampleFormat: 'wav', heardSeconds: toSeconds(plain) };
}
