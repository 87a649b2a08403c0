import { type Look, type LookName, looks } from '../looks.ts';
import type { Picture } from '../pixels.ts';
import type { DemoPreview } from '../types.ts';
import { letter } from './lettering.ts';
import { box, drawSlide, H, slide, W } from './slide.ts';
import { drawSpectrogram } from './spectrogram.ts';

export interface NamedSound {
  readonly name: string;
  /** Duration in seconds. */
  readonly length: number;
  /** Samples between −1 and 1, at the playback rate. */
  readonly samples: Float32Array;
}

/** Computes the loudest sample of each of `count` equal parts. */
function peaks(samples: Float32Array, count: number): number[] {
  return Array.from({ length: count }, (_, n) => {
    const [from, to] = [Math.floor((n * samples.length) / count), Math.floor(((n + 1) * samples.length) / count)];
    let most = 0;
    for (let at = from; at < to; at += 1) most = Math.max(most, Math.abs(samples[at] ?? 0));
    return most;
  });
}

function wave(samples: Float32Array, x: number, y: number, width: number, height: number, color: string): string {
  const count = Math.floor(width / 8);
  const parts = peaks(samples, count);
  const loudest = Math.max(0.02, ...parts);
  return parts
    .map((peak, n) => {
      const tall = Math.max(3, (peak / loudest) * height);
      return `<rect x="${(x + n * 8).toFixed(0)}" y="${(y - tall / 2).toFixed(1)}" width="5" height="${tall.toFixed(1)}" rx="2.5" fill="${color}"/>`;
    })
    .join('');
}

const toLabel = (name: string): string => name.replace(/^[a-z]+_/, '').replaceAll('_', ' ');

function cards(sounds: readonly NamedSound[], look: Look): Promise<Picture> {
  const shown = sounds.slice(0, 12);
  const columns = shown.length > 8 ? 3 : shown.length > 2 ? 2 : 1;
  const rows = Math.ceil(shown.length / columns);
  const gap = 20;
  const [w, h] = [(W - 80 - gap * (columns - 1)) / columns, (H - 80 - gap * (rows - 1)) / rows];
  const colors = [look.accents[0], look.ink, look.accents[1]];
  const parts = shown.map(({ name, length, samples }, n) => {
    const [x, y] = [40 + (n % columns) * (w + gap), 40 + Math.floor(n / columns) * (h + gap)];
    return (
      box(x, y, w, h, look.soft, 20) +
      wave(samples, x + 26, y + (h - 30) / 2, w - 52, (h - 60) * 0.8, colors[n % 3] ?? look.ink) +
      letter(toLabel(name), x + 26, y + h - 20, { face: 'poppinsBold', size: 20, color: look.ink, width: w - 140 }) +
      letter(`${length.toFixed(1)} s`, x + w - 26, y + h - 20, {
        face: 'poppins',
        size: 18,
        color: look.ink,
        anchor: 'end',
      })
    );
  });
  return drawSlide(look.ground, parts.join(''));
}

/** Creates slides with a card for each sound, and a spectrogram of the preview. */
export function soundSlides(
  title: string,
  {
    sounds,
    heard,
    rate,
    lookName,
  }: { sounds: () => Promise<NamedSound[]>; heard: () => Promise<Float32Array>; rate: number; lookName: LookName },
): DemoPreview[] {
  const look = looks[lookName];
  return [
    slide(title, 'Each sound', 'প্রতিটি শব্দ', async () => cards(await sounds(), look)),
    slide(title, 'Spectrogram', 'স্পেকট্রোগ্রাম', async () => drawSpectrogram(await heard(), rate, look)),
  ];
}
