import type { Picture } from '../pixels.ts';
import type { Swatch } from '../swatches.ts';
import type { DemoPreview } from '../types.ts';
import { letter } from './lettering.ts';
import { box, card, disc, drawSlide, H, line, slide, W } from './slide.ts';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Picks evenly distributed items, so that a palette of hundreds shows its range. */
const pick = <T>(all: readonly T[], count: number): T[] =>
  all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, n) => all[Math.round((n * (all.length - 1)) / (count - 1))] as T);

function values(swatches: readonly Swatch[]): Promise<Picture> {
  const shown = pick(swatches, 20);
  const columns = 5;
  const rows = Math.ceil(shown.length / columns);
  const [w, h] = [W / columns, H / rows];
  const cells = shown.map(({ hex }, n) => {
    const [x, y] = [(n % columns) * w, Math.floor(n / columns) * h];
    const ink = contrast(hex, '#ffffff') >= contrast(hex, '#17151a') ? '#ffffff' : '#17151a';
    return (
      box(x, y, w + 0.5, h + 0.5, hex) +
      letter(hex.toUpperCase(), x + 22, y + h - 52, { face: 'poppinsBold', size: 27, color: ink }) +
      letter(`${contrast(hex, ink).toFixed(1)} : 1`, x + 22, y + h - 20, { face: 'poppins', size: 21, color: ink })
    );
  });
  return drawSlide('#ffffff', cells.join(''));
}

/** Draws a page with a chart in these colours. */
function page(swatches: readonly Swatch[]): Promise<Picture> {
  const sorted = pick(swatches, 12).toSorted((one, other) => luminance(other.hex) - luminance(one.hex));
  const color = (n: number): string => sorted[Math.min(sorted.length - 1, n)]?.hex ?? '#999999';
  const main = color(Math.floor(sorted.length / 2));
  const ink = contrast(main, '#ffffff') >= 3 ? '#ffffff' : '#17151a';
  const bars = Array.from({ length: 9 }, (_, n) => {
    const tall = 90 + ((n * 97) % 210);
    return box(700 + n * 42, 620 - tall, 28, tall, color((n * 2 + 1) % sorted.length), 6);
  });
  const dots = sorted.map(({ hex }, n) => disc(140 + (n % 6) * 62, 590 + Math.floor(n / 6) * 62, 24, hex));
  return drawSlide(
    color(0),
    card(70, 70, 1060, 660, '#ffffff', 24) +
      box(70, 70, 1060, 92, main, 24) +
      box(70, 130, 1060, 32, main) +
      disc(128, 116, 20, ink) +
      [0, 1, 2].map((n) => line(780 + n * 110, 110, 78, ink, 12)).join('') +
      line(116, 236, 360, '#17151a', 30) +
      line(116, 290, 270, '#17151a', 30) +
      line(116, 352, 400, '#c9c5cf') +
      line(116, 382, 340, '#c9c5cf') +
      box(116, 430, 190, 60, main, 30) +
      line(150, 454, 122, ink, 12) +
      dots.join('') +
      box(640, 210, 450, 450, '#f6f5f8', 20) +
      line(676, 250, 160, '#17151a', 16) +
      bars.join('') +
      line(680, 624, 380, '#c9c5cf', 3),
  );
}

export const paletteSlides = (title: string, swatches: () => readonly Swatch[]): DemoPreview[] => [
  slide(title, 'Values and contrast', 'কোড ও কনট্রাস্ট', () => values(swatches())),
  slide(title, 'On a page', 'একটি পাতায়', () => page(swatches())),
];
