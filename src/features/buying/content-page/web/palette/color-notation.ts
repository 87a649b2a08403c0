import {
  ColorSpace,
  contrastAPCA,
  contrastWCAG21,
  mix,
  OKLab,
  OKLCH,
  type PlainColorObject,
  parse,
  serialize,
  sRGB,
  to,
  toGamut,
} from 'colorjs.io/fn';
import type { PaletteColor } from './palette-view.ts';

for (const space of [sRGB, OKLCH, OKLab]) ColorSpace.register(space);

/** Notations in which a colour is copied. */
export const notations = ['hex', 'rgb', 'oklch', 'css', 'tailwind'] as const;
export type Notation = (typeof notations)[number];

const toColor = (hex: string): PlainColorObject => to(parse(hex), sRGB);

const toHex = (color: PlainColorObject): string =>
  serialize(toGamut(to(color, sRGB)), { format: 'hex', collapse: false });

/** Converts a name to the part of a variable's name, in any script: `Deep Sea 2` to `deep-sea-2`. */
function toVariable({ name, hex }: Pick<PaletteColor, 'name' | 'hex'>): string {
  const words = name.normalize('NFC').toLowerCase();
  const slug = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return slug === '' ? hex.slice(1) : slug;
}

const writers: Readonly<Record<Notation, (color: PaletteColor) => string>> = {
  hex: ({ hex }) => hex,
  rgb: ({ hex }) => {
    const channels = toColor(hex).coords.map((share) => Math.round((share ?? 0) * 255));
    return `rgb(${channels.join(' ')})`;
  },
  oklch: ({ hex }) => serialize(to(toColor(hex), OKLCH), { precision: 4 }),
  css: (color) => `--${toVariable(color)}: ${color.hex};`,
  tailwind: (color) => `--color-${toVariable(color)}: ${color.hex};`,
};

/** Writes a colour such as `#ff8000`, `rgb(255 128 0)`, or a variable of a style sheet. */
export const writeColor = (color: PaletteColor, notation: Notation): string => writers[notation](color);

/** Adds a number to a name that an earlier colour has, so that no variable replaces another. */
function numberNames(colors: readonly PaletteColor[]): PaletteColor[] {
  const seen = new Map<string, number>();
  return colors.map((color) => {
    const variable = toVariable(color);
    const times = (seen.get(variable) ?? 0) + 1;
    seen.set(variable, times);
    return times === 1 ? color : { ...color, name: `${color.name} ${times}` };
  });
}

/** Writes all colours of a palette: a line each, or the block of a style sheet. */
export function writePalette(colors: readonly PaletteColor[], notation: Notation): string {
  const lines = numberNames(colors).map((color) => writeColor(color, notation));
  if (notation !== 'css' && notation !== 'tailwind') return lines.join('\n');
  const head = notation === 'css' ? ':root' : '@theme';
  return `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

/** How well a text can be read on a background. */
export interface Contrast {
  /** Ratio of WCAG 2.2, from 1 to 21. */
  readonly ratio: number;
  /** Level that the ratio reaches for text of normal size; `large` for large text only. */
  readonly level: 'aaa' | 'aa' | 'large' | 'none';
  /** Lightness contrast of APCA, from about -108 to 106; negative for light text on a dark background. */
  readonly lightness: number;
}

const levels = [
  [7, 'aaa'],
  [4.5, 'aa'],
  [3, 'large'],
] as const;

/** Measures the contrast of a text colour on a background, each `#rrggbb`. */
export function measureContrast(text: string, background: string): Contrast {
  const [front, back] = [toColor(text), toColor(background)];
  const ratio = contrastWCAG21(back, front);
  const [, level = 'none' as const] = levels.find(([least]) => ratio >= least) ?? [];
  return { ratio, level, lightness: contrastAPCA(back, front) };
}

/** Spaces in which a gradient may be mixed. */
export const gradientSpaces = ['oklch', 'oklab', 'srgb'] as const;
export type GradientSpace = (typeof gradientSpaces)[number];

const GRADIENT_STEPS = 7;

/** A gradient as CSS, and seven of its colours as `#rrggbb`. */
export function makeGradient(from: string, until: string, space: GradientSpace): { css: string; colors: string[] } {
  const colors = Array.from({ length: GRADIENT_STEPS }, (_, at) =>
    mix(toColor(from), toColor(until), at / (GRADIENT_STEPS - 1), { space, outputSpace: 'srgb' }),
  );
  return { css: `linear-gradient(90deg in ${space}, ${from}, ${until})`, colors: colors.map(toHex) };
}
