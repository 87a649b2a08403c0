import { readdirSync } from 'node:fs';
import { decodeSound, encodeWav, mixedDown, resampled, secondsOf, type Sound } from '../../src/platform/media/audio.ts';
import { waveformSvg } from '../../src/platform/media/waveform.ts';
import { type LookName, looks, type ShapeName, shapes } from './looks.ts';
import { contentOf, licenceEntry, type PackText, zipFile } from './pack.ts';
import { packageBytes, packagePath } from './package-file.ts';
import type { Source } from './sets.ts';
import { masterOf } from './sheets.ts';
import type { DemoContent } from './types.ts';
import type { ZipEntry } from './zip.ts';

const source: Source = {
  contributor: 'sonic-pi',
  licence: 'cc0-1.0',
  attribution: 'Samples of Sonic Pi, collected from freesound.org and dedicated to the public domain by their authors.',
  url: 'https://github.com/sonic-pi-net/sonic-pi/tree/dev/etc/samples',
};

interface SoundPack extends PackText {
  /** Names begin with it, or a list of whole names. */
  samples: string;
  look: LookName;
  shape: ShapeName;
  bars?: number;
  /** BDT: FLAC; FLAC and WAV. */
  prices: readonly number[];
}

const packs: readonly SoundPack[] = [
  { key: 'audio-tabla', language: 'bn', file: 'তবলার-বোল', in: 'audio/percussion', samples: 'tabla_', look: 'brick', shape: 'wide', prices: [0, 390], title: 'তবলার বোল', text: 'না, তিন, ধা, ঘে: ডান ও বাঁয়া তবলার {n}টি আলাদা বোল, কাছ থেকে রেকর্ড করা। সুরের সফটওয়্যারে বসিয়ে নিজের ঠেকা সাজান, ফিউশন গানে ব্যবহার করুন। ফ্ল্যাক ও ওয়েভ দুই রকম ফাইলেই আছে।', keywords: 'তবলা, বোল, তাল, বাদ্যযন্ত্র, ধ্বনি, স্যাম্পল, সংগীত, tabla samples' },
  { key: 'audio-tabla-loop', language: 'bn', file: 'তবলার-লুপ', in: 'audio/loops', samples: 'loop_tabla', look: 'mustard', shape: 'cinema', prices: [250], title: 'তবলার লুপ', text: 'একটানা ঘুরতে থাকা একটি তবলার ঠেকা, শুরু ও শেষ মিলিয়ে কাটা। ভিডিওর পেছনে, রিলস বা প্রার্থনার সুরে সরাসরি বসানো যায়।', keywords: 'তবলা, লুপ, ঠেকা, তাল, আবহসংগীত, ভিডিও, loop, percussion' },
  { key: 'audio-drum-kit', in: 'audio/percussion', samples: 'drum_', look: 'coral', shape: 'wide', prices: [190, 390], title: 'Room Drum Kit', text: 'Toms, snares, cymbals, a cowbell and one long roll: {n} hits of an acoustic kit, soft and hard. Trimmed to the first sample, so they sit on the grid without nudging.', keywords: 'drums, acoustic kit, snare, tom, cymbal, samples, one-shot, percussion' },
  { key: 'audio-kicks', in: 'audio/percussion', samples: 'bd_', look: 'ink', shape: 'square', prices: [0], title: 'Kick Drawer', text: 'Round, clicky, broken, huge. {n} bass drums for house, jazz and everything that needs a floor.', keywords: 'kick, bass drum, electronic, house, techno, one-shot, samples' },
  { key: 'audio-hats', in: 'audio/percussion', samples: 'hat_', look: 'aqua', shape: 'cinema', bars: 120, prices: [150], title: 'Hi-hat Confetti', text: 'Zaps, snaps, raw metal and a couple of cats. {n} short hats with very different tails, for beats that shimmer.', keywords: 'hi-hat, cymbal, electronic, beat, one-shot, samples, percussion' },
  { key: 'audio-electric', in: 'audio/effects', samples: 'elec_', look: 'cobalt', shape: 'landscape', prices: [190, 350], title: 'Electric Blips', text: 'Beeps, plips, twangs and soft kicks from the same machine. {n} tiny electronic sounds that work as interface feedback as well as in a track.', keywords: 'electronic, blip, beep, interface sounds, ui, game, one-shot' },
  { key: 'audio-glitch', in: 'audio/effects', samples: 'glitch_', look: 'forest', shape: 'wide', prices: [190], title: 'Glitch & Robot', text: 'Damaged percussion, a bass that stutters and robots clearing their throats: {n} sounds for trailers and science-fiction doors.', keywords: 'glitch, robot, sci-fi, effects, electronic, percussion, trailer' },
  { key: 'audio-ambience', in: 'audio/ambience', samples: 'ambi_', look: 'teal', shape: 'landscape', bars: 140, prices: [290, 490], title: 'Rooms that Hum', text: 'Saunas, haunted corridors, rubbed glass and a lunar landing. {n} ambient textures, long enough to loop under narration.', keywords: 'ambience, drone, texture, atmosphere, background, film, soundscape' },
  { key: 'audio-bass', in: 'audio/instruments', samples: 'bass_', look: 'plum', shape: 'wide', prices: [250, 450], title: 'Bass Cabinet', text: 'Thick, woody, voxy, tearing: {n} synthesiser basses tuned to C (one to F), ready for a sampler’s keyboard.', keywords: 'bass, synth, electronic, sampler, dubstep, drum and bass, instrument' },
  { key: 'audio-guitar', in: 'audio/instruments', samples: 'guit_', look: 'peach', shape: 'square', bars: 72, prices: [0, 290], title: 'Four Guitar Gestures', text: 'A slide, open fifths, harmonics and an E minor ninth that hangs in the air. {n} performances for intros and transitions.', keywords: 'guitar, chord, slide, harmonics, intro, instrument, samples' },
  { key: 'audio-loops', in: 'audio/loops', samples: 'loop_amen loop_breakbeat loop_compus loop_garzul loop_industrial loop_mika loop_safari loop_electric loop_weirdo loop_perc1 loop_perc2', look: 'rose', shape: 'wide', bars: 130, prices: [290, 590], title: 'Loop Crate', text: 'Breakbeats, industrial rattles, a safari of shakers: {n} loops cut so that the last sample meets the first. Slice them or let them run.', keywords: 'loops, breakbeat, drum loop, beat, electronic, sampler, rhythm' },
  { key: 'audio-percussion', in: 'audio/percussion', samples: 'perc_', look: 'sage', shape: 'landscape', prices: [190], title: 'Found Percussion', text: 'A door, two bells, a till, impacts and swooshes. {n} recorded objects pretending to be instruments.', keywords: 'percussion, foley, bell, impact, swoosh, door, one-shot' },
  { key: 'audio-vinyl', in: 'audio/effects', samples: 'vinyl_', look: 'clay', shape: 'cinema', bars: 150, prices: [150, 290], title: 'Needle on Vinyl', text: 'Hiss, scratch, rewind and backspin: {n} gestures of a turntable for transitions and instant nostalgia.', keywords: 'vinyl, scratch, turntable, hiss, rewind, dj, transition, nostalgia' },
  { key: 'audio-robots', in: 'audio/effects', samples: 'mehackit_', look: 'lilac', shape: 'landscape', prices: [0], title: 'Classroom Robots & Phones', text: 'Recorded by learners at the Mehackit courses: {n} robots and phone calls with a sense of humour.', keywords: 'robot, phone, voice, funny, school, effects, samples' },
];

function namesOf(samples: string): string[] {
  const all = readdirSync(packagePath('supersonic-scsynth-samples', 'samples')).filter((name) => name.endsWith('.flac')).map((name) => name.slice(0, -5));
  const wanted = samples.split(' ');
  return all.filter((name) => (wanted.length === 1 && samples.endsWith('_') ? name.startsWith(samples) : wanted.includes(name))).toSorted();
}

const flac = (name: string): Buffer => packageBytes('supersonic-scsynth-samples', 'samples', `${name}.flac`);

const previewRate = 22_050;

/** The samples one after another with a breath between, at most `seconds`: what a visitor hears and sees. */
async function medley(names: readonly string[], seconds: number): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  let length = 0;
  for (const name of names) {
    if (length > seconds * previewRate) break;
    const sound = await decodeSound(flac(name));
    const samples = resampled(mixedDown(sound), sound.sampleRate, previewRate).slice(0, previewRate * 4);
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
  const loudest = whole.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6);
  const fade = previewRate * 0.3;
  return whole.map((sample, n) => (sample / loudest) * 0.9 * Math.min(1, (whole.length - n) / fade));
}

async function wavEntries(names: readonly string[]): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const name of names) {
    const sound: Sound = await decodeSound(flac(name));
    if (secondsOf(sound) > 0) entries.push({ name: `wav/${name}.wav`, bytes: encodeWav(sound) });
  }
  return entries;
}

function soundContent(pack: SoundPack): DemoContent {
  const names = namesOf(pack.samples);
  const file = pack.file ?? pack.key;
  const flacs = (): ZipEntry[] => names.map((name) => ({ name: `flac/${name}.flac`, bytes: flac(name) }));
  const provenance = (): ZipEntry => ({ name: 'PROVENANCE.md', bytes: packageBytes('supersonic-scsynth-samples', 'PROVENANCE.md') });
  const flacZip = zipFile(`${file}-flac`, async () => [licenceEntry(source), provenance(), ...flacs()]);
  const wavZip = zipFile(`${file}-wav`, async () => [licenceEntry(source), provenance(), ...(await wavEntries(names))]);
  const single = names.length === 1 ? [{ name: `${file}.flac`, mediaType: 'audio/flac', format: 'flac', build: async () => flac(names[0] ?? '') }] : [flacZip];
  const words = pack.language === 'bn' ? ['ফ্ল্যাক', 'ফ্ল্যাক ও ওয়েভ'] : ['FLAC', 'FLAC + WAV'];
  const kinds = [
    { name: words[0] ?? '', files: single },
    { name: words[1] ?? '', files: [...single, wavZip] },
  ];
  const look = looks[pack.look];
  const [width, height] = shapes[pack.shape];
  return contentOf(
    { ...pack, source, drawings: () => [], sheet: 'grid paper square' },
    pack.prices.flatMap((price, at) => {
      const kind = kinds[at];
      return kind === undefined ? [] : [{ ...kind, licence: source.licence, price: price * 100 }];
    }),
    [
      {
        kind: 'audio',
        alt: pack.title,
        image: async () => masterOf(waveformSvg(await medley(names, 12), { width, height, background: look.ground, colors: [look.accents[0], look.ink, look.accents[1]], bars: pack.bars ?? 96 }), width, height),
        asset: async () => ({ bytes: encodeWav({ sampleRate: previewRate, channels: [await medley(names, 12)] }), mediaType: 'audio/wav', ext: 'wav' }),
      },
    ],
    names.length,
  );
}

export const sounds = (): DemoContent[] => packs.map(soundContent);
