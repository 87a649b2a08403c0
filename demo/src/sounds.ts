import { readdirSync } from 'node:fs';
import { decodeSound, encodeWav, mixDown, resample, type Sound, toSeconds } from '../../src/platform/media/audio.ts';
import { waveformSvg } from '../../src/platform/media/waveform.ts';
import { looks, shapes } from './looks.ts';
import { once, onceEach } from './once.ts';
import { createContent, licenceEntry, zipFile } from './pack.ts';
import { packageBytes, packagePath } from './package-file.ts';
import { drawPicture } from './pixels.ts';
import type { Source } from './sets.ts';
import { type NamedSound, soundSlides } from './slides/sound-slides.ts';
import { type SoundPack, soundPacks } from './sound-list.ts';
import type { DemoContent } from './types.ts';
import type { ZipEntry } from './zip.ts';

const source: Source = {
  contributor: 'sonic-pi',
  licence: 'cc0-1.0',
  attribution: 'Samples of Sonic Pi, collected from freesound.org and dedicated to the public domain by their authors.',
  url: 'https://github.com/sonic-pi-net/sonic-pi/tree/dev/etc/samples',
};

function listNames(samples: string): string[] {
  const all = readdirSync(packagePath('supersonic-scsynth-samples', 'samples'))
    .filter((name) => name.endsWith('.flac'))
    .map((name) => name.slice(0, -5));
  const wanted = samples.split(' ');
  return all
    .filter((name) => (wanted.length === 1 && samples.endsWith('_') ? name.startsWith(samples) : wanted.includes(name)))
    .toSorted();
}

const flac = (name: string): Buffer => packageBytes('supersonic-scsynth-samples', 'samples', `${name}.flac`);

const previewRate = 22_050;

/** Function that decodes the sounds of a pack, each of them once. */
type Decode = (name: string) => Promise<Sound>;

const toHeard = (sound: Sound): Float32Array => resample(mixDown(sound), sound.sampleRate, previewRate);

/** Joins samples with short silences to at most `seconds`, for the preview that visitors hear and see. */
async function joinSamples(names: readonly string[], decode: Decode, seconds: number): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  let length = 0;
  for (const name of names) {
    if (length > seconds * previewRate) break;
    const samples = toHeard(await decode(name)).slice(0, previewRate * 4);
    parts.push(samples, new Float32Array(previewRate * 0.12));
    length += samples.length + previewRate * 0.12;
  }
  const whole = new Float32Array(Math.min(length, Math.floor(seconds * previewRate)));
  let at = 0;
  for (const part of parts) {
    if (at >= whole.length) break;
    whole.set(part.subarray(0, whole.length - at), at);
    at += part.length;
  }
  const loudest = whole.reduce((max, sample) => Math.max(max, Math.abs(sample)), 1e-6);
  const fade = previewRate * 0.3;
  return whole.map((sample, n) => (sample / loudest) * 0.9 * Math.min(1, (whole.length - n) / fade));
}

/** Reads the first sounds of a pack at the playback rate. */
async function readSounds(names: readonly string[], decode: Decode): Promise<NamedSound[]> {
  const sounds: NamedSound[] = [];
  for (const name of names.slice(0, 12)) {
    const sound = await decode(name);
    sounds.push({ name, length: toSeconds(sound), samples: toHeard(sound) });
  }
  return sounds;
}

async function wavEntries(names: readonly string[], decode: Decode): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const name of names) {
    const sound = await decode(name);
    if (toSeconds(sound) > 0) entries.push({ name: `wav/${name}.wav`, bytes: encodeWav(sound) });
  }
  return entries;
}

function soundContent(pack: SoundPack): DemoContent {
  const names = listNames(pack.samples);
  const decode = onceEach((name) => decodeSound(flac(name)));
  const file = pack.file ?? pack.key;
  const flacs = (): ZipEntry[] => names.map((name) => ({ name: `flac/${name}.flac`, bytes: flac(name) }));
  const provenance = (): ZipEntry => ({
    name: 'PROVENANCE.md',
    bytes: packageBytes('supersonic-scsynth-samples', 'PROVENANCE.md'),
  });
  const flacZip = zipFile(`${file}-flac`, async () => [licenceEntry(source), provenance(), ...flacs()]);
  const wavZip = zipFile(`${file}-wav`, async () => [
    licenceEntry(source),
    provenance(),
    ...(await wavEntries(names, decode)),
  ]);
  const single =
    names.length === 1
      ? [{ name: `${file}.flac`, mediaType: 'audio/flac', format: 'flac', build: async () => flac(names[0] ?? '') }]
      : [flacZip];
  const words = pack.language === 'bn' ? ['ফ্ল্যাক', 'ফ্ল্যাক ও ওয়েভ'] : ['FLAC', 'FLAC + WAV'];
  const kinds = [
    { name: words[0] ?? '', files: single },
    { name: words[1] ?? '', files: [...single, wavZip] },
  ];
  const look = looks[pack.look];
  const preview = once(() => joinSamples(names, decode, 12));
  const [width, height] = shapes[pack.shape];
  return createContent(
    { ...pack, source, drawings: () => [], sheet: 'grid paper square' },
    pack.prices.flatMap((price, at) => {
      const kind = kinds[at];
      return kind === undefined ? [] : [{ ...kind, licence: source.licence, price: price * 100 }];
    }),
    [
      {
        kind: 'audio',
        alt: pack.title,
        image: async () =>
          drawPicture(
            waveformSvg(await preview(), {
              width,
              height,
              background: look.ground,
              colors: [look.accents[0], look.ink, look.accents[1]],
              bars: pack.bars ?? 96,
            }),
            width,
            height,
          ),
        asset: async () => ({
          bytes: encodeWav({ sampleRate: previewRate, channels: [await preview()] }),
          mediaType: 'audio/wav',
          ext: 'wav',
        }),
      },
      ...soundSlides(pack.title, {
        sounds: () => readSounds(names, decode),
        heard: preview,
        rate: previewRate,
        lookName: pack.look,
      }),
    ],
    names.length,
  );
}

export const sounds = (): DemoContent[] => soundPacks.map(soundContent);
