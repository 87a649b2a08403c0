import { rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { cleanLine } from '../../clean-text.ts';
import { decodeSound, mixDown, resample, type Sound, toSeconds } from '../audio.ts';
import { isSystemFile } from '../inside/contents-reader.ts';
import { archiveLimits, scanZip } from '../inspect/read-zip.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { InputFile } from '../process/input-file.ts';
import { isResourceError } from '../process/refusal.ts';
import { computePeaks } from '../waveform.ts';
import { readLoop } from './loop-points.ts';
import { measureKey } from './measure-key.ts';
import { MEASURED_RATE, measureTempo } from './measure-tempo.ts';
import { LEVELS, MAX_SOUNDS, type SoundFacts, soundFormats } from './sound-facts.ts';
import { writeSamples } from './write-samples.ts';

/** Maximum size of a sound inside an archive that is read. */
const MAX_BYTES = 100_000_000;
const MAX_PATH = 300;
/** Length of the part that tempo and key are measured from, in seconds. */
const MEASURED_SECONDS = 120;

interface NamedSound {
  readonly name: string;
  readonly bytes: Buffer;
}

async function* listSounds(input: InputFile, format: string): AsyncGenerator<NamedSound> {
  if (format !== 'zip') {
    yield { name: input.name, bytes: await input.readAll() };
    return;
  }
  const budget = { left: archiveLimits.maxTotalSize };
  for await (const { name, bytes } of scanZip(input.path, archiveLimits, { maxKept: MAX_BYTES, budget }))
    if (bytes !== null && !isSystemFile(name) && recognizeFormat(bytes, name).kind === 'sound') yield { name, bytes };
}

const toPath = (name: string): string => cleanLine(cleanLine(name).slice(-MAX_PATH)) || 'sound';

/** Decodes AAC with ffmpeg, the only reader for it, and other formats without it. */
async function decode(bytes: Buffer, format: string, outFolder: string): Promise<Sound> {
  if (format !== 'm4a') return decodeSound(bytes);
  const path = join(outFolder, 'sound.tmp');
  await writeFile(path, bytes);
  try {
    const wav = ['-map', '0:a:0', '-ac', '2', '-f', 'wav', 'pipe:1'];
    return await decodeSound((await runFfmpeg({ path, format }, wav)).output);
  } finally {
    await rm(path);
  }
}

/** Draws the waveform as digits of base 36, on the scale of loudness that people perceive. */
const drawLevels = (mixed: Float32Array): string =>
  computePeaks(mixed, LEVELS)
    .map((peak) => Math.round(peak ** 0.8 * 35).toString(36))
    .join('');

const toStem = (name: string): string => basename(name, extname(name));
const roundTo = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Reads one sound and writes its samples; undefined for a sound that can't be read, or is there in another format. */
async function readOne(
  { name, bytes }: NamedSound,
  before: readonly SoundFacts[],
  outFolder: string,
): Promise<SoundFacts | undefined> {
  const format = soundFormats.find((each) => each === recognizeFormat(bytes, name).format);
  if (format === undefined) return undefined;
  try {
    const sound = await decode(bytes, format, outFolder);
    const seconds = roundTo(toSeconds(sound), 3);
    const isKnown = before.some(
      (each) => each.format !== format && toStem(each.path) === toStem(name) && Math.abs(each.seconds - seconds) < 0.1,
    );
    if (isKnown) return undefined;
    const mixed = mixDown(sound);
    const measured = resample(mixed.subarray(0, sound.sampleRate * MEASURED_SECONDS), sound.sampleRate, MEASURED_RATE);
    const loop = readLoop(bytes, { sampleRate: sound.sampleRate, seconds });
    return {
      path: toPath(name),
      format,
      seconds,
      levels: drawLevels(mixed),
      tempo: measureTempo(measured),
      key: measureKey(measured),
      loop: loop === null ? null : { start: roundTo(loop.start, 3), end: roundTo(loop.end, 3) },
      ...(await writeSamples(sound, before.length, outFolder)),
    };
  } catch (error) {
    if (isResourceError(error)) throw error;
    return undefined;
  }
}

/** Measures the sounds of a sound file or an archive, and writes samples of each to listen to. */
export async function readSounds(input: InputFile, format: string, outFolder: string): Promise<SoundFacts[]> {
  const sounds: SoundFacts[] = [];
  for await (const named of listSounds(input, format)) {
    if (sounds.length === MAX_SOUNDS) break;
    const read = await readOne(named, sounds, outFolder);
    if (read !== undefined) sounds.push(read);
  }
  return sounds;
}
