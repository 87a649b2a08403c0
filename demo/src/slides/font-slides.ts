import { drawFontMockup } from '../../../src/platform/media/mockup/draw-font.ts';
import type { Typeface } from '../../../src/platform/pdf/typefaces.ts';
import { type Look, type LookName, looks } from '../looks.ts';
import type { Picture } from '../pixels.ts';
import type { DemoPreview } from '../types.ts';
import { outlineShaped } from './shaping.ts';
import { box, drawSlide, H, mockupSlide, slide, W } from './slide.ts';

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&!?@%#';
const bangla =
  'অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ ড় ঢ় য় ৎ ০ ১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ৳ ।';
const conjuncts =
  'ক্ষ জ্ঞ ঞ্চ ঞ্জ ক্ত ক্র ঙ্ক ঙ্গ চ্ছ জ্জ ট্ট ণ্ড ত্ত ত্র ত্থ দ্ধ দ্ব দ্র ন্ত ন্দ ন্ধ প্ত প্র ব্দ ভ্র ম্প ম্ব ল্ল শ্চ শ্র ষ্ট ষ্ণ স্থ স্ত্র হ্ন হ্ম কৃ গু রু হু';

const inked = (d: string): [number, number] => {
  const ys = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => Number(match[2]));
  return [Math.min(0, ...ys), Math.max(0, ...ys)];
};

/** Draws letters of equal size in a grid, each row on a baseline. */
function table(font: Typeface, letters: readonly string[], look: Look): Promise<Picture> {
  const known = letters.filter((letter) =>
    Array.from(letter).every((each) => font.font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0)),
  );
  const columns = Math.ceil(Math.sqrt(known.length * 1.6));
  const rows = Math.ceil(known.length / columns);
  const [cw, ch] = [(W - 120) / columns, (H - 120) / rows];
  const trials = known.map((letter) => outlineShaped([font], letter, 100));
  const extents = trials.map(({ path }) => inked(path));
  const top = Math.min(...extents.map(([high]) => high));
  const bottom = Math.max(...extents.map(([, low]) => low));
  const widest = Math.max(...trials.map(({ width }) => width));
  const scale = Math.min((ch * 0.74) / (bottom - top), (cw * 0.86) / widest);
  const cells = trials.map(({ path, width }, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    const x = 60 + (column + 0.5) * cw - (width / 2) * scale;
    const y = 60 + (row + 0.5) * ch - ((top + bottom) / 2) * scale;
    const tile = (column + row) % 2 === 0 ? box(60 + column * cw, 60 + row * ch, cw, ch, look.soft, 10) : '';
    return `${tile}<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" fill="${look.ink}" d="${path}"/>`;
  });
  return drawSlide(look.ground, cells.join(''));
}

/** Creates the slides of a font: a poster and cards, its letters, and Bangla conjuncts if it supports them. */
export function fontSlides(
  title: string,
  open: () => Typeface,
  { lookName, isBangla }: { lookName: LookName; isBangla: boolean },
): DemoPreview[] {
  const look = looks[lookName];
  return [
    mockupSlide(title, () => drawFontMockup(open().font)),
    slide(title, 'Letters and numbers', 'অক্ষর ও সংখ্যা', () =>
      table(open(), isBangla ? bangla.split(' ') : Array.from(latin), look),
    ),
    ...(isBangla ? [slide(title, 'Conjuncts', 'যুক্তাক্ষর', () => table(open(), conjuncts.split(' '), look))] : []),
  ];
}
