import Color from 'colorjs.io';
import { cleanLine } from '../../clean-text.ts';
import { toLab } from '../color.ts';

/** Palette formats, most reliable first: swatch files (ASE, GPL), then texts with named colours (CSS, JSON). */
export const paletteFormats = ['ase', 'gpl', 'css', 'json'] as const;
export type PaletteFormat = (typeof paletteFormats)[number];

/** Maximum number of colours that are read from a file. */
export const MAX_COLORS = 400;

const MAX_NAME = 60;

export interface PaletteColor {
  readonly name: string;
  /** `#rrggbb` in lower case. */
  readonly hex: string;
  /** Whether black text is easier to read on it than white text. */
  readonly isLight: boolean;
}

interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/** Notations of colours. A plain name may also be the name of another colour, so names are left out. */
const notation = /^(#[\da-f]{3,8}|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]{1,60}\))$/i;

/** Converts a CSS colour to `#rrggbb`, without its opacity; undefined for names of colours and other texts. */
function toHex(css: string): string | undefined {
  const text = css.length <= MAX_LINE ? css.trim() : '';
  if (!notation.test(text)) return undefined;
  try {
    const color = new Color(text).to('srgb').toGamut();
    color.alpha = 1;
    return color.toString({ format: 'hex', collapse: false });
  } catch {
    return undefined;
  }
}

const toByte = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255);
const fromShares = (...shares: readonly number[]): string =>
  `#${shares.map((share) => toByte(share).toString(16).padStart(2, '0')).join('')}`;

/** Number of channels of each colour model of a swatch file, and its conversion. */
const models: Readonly<Record<string, readonly [number, (...channels: readonly number[]) => string | undefined]>> = {
  'RGB ': [3, fromShares],
  Gray: [1, (grey = 0) => fromShares(grey, grey, grey)],
  CMYK: [
    4,
    (cyan = 0, magenta = 0, yellow = 0, black = 0) =>
      fromShares(...[cyan, magenta, yellow].map((ink) => (1 - ink) * (1 - black))),
  ],
  'LAB ': [3, (l = 0, a = 0, b = 0) => toHex(`lab(${l * 100}% ${a} ${b})`)],
};

const COLOR = 1;

/** Reads a colour block of a swatch file: length of the name and the name in UTF-16, model, and channels. */
function readBlock(block: Buffer): NamedColor | undefined {
  const units = block.readUInt16BE(0);
  const end = 2 + units * 2;
  const name = Buffer.from(block.subarray(2, end)).swap16().toString('utf16le').replace(/\0+$/, '');
  const [count, convert] = models[block.toString('latin1', end, end + 4)] ?? [];
  if (count === undefined) return undefined;
  const hex = convert?.(...Array.from({ length: count }, (_, at) => block.readFloatBE(end + 4 + at * 4)));
  return hex === undefined ? undefined : { name, hex };
}

/** Reads the colours of an Adobe Swatch Exchange file. Its reader has checked the blocks at upload. */
function* readAse(bytes: Buffer): Generator<NamedColor> {
  let at = 12;
  for (let block = bytes.readUInt32BE(8); block > 0; block -= 1) {
    const length = bytes.readUInt32BE(at + 2);
    const color = bytes.readUInt16BE(at) === COLOR ? readBlock(bytes.subarray(at + 6, at + 6 + length)) : undefined;
    if (color !== undefined) yield color;
    at += 6 + length;
  }
}

/** Maximum length of a line or declaration that may define a colour, so that none takes long to read. */
const MAX_LINE = 200;

const splitText = (text: string, separator: RegExp): string[] =>
  text.split(separator).filter(({ length }) => length <= MAX_LINE);

/** Removes the comments of a style sheet, and those of Sass and Less that take the rest of a line. */
const removeComments = (text: string): string =>
  text
    .split('*/')
    .map((part) => part.split('/*')[0] ?? '')
    .join(' ')
    .replace(/\/\/.*/g, '');

/** Reads the colours of a GIMP palette: three numbers from 0 to 255 and a name in each line. */
function* readGpl(bytes: Buffer): Generator<NamedColor> {
  for (const line of splitText(bytes.toString('utf8'), /[\r\n]/)) {
    const [, red, green, blue, name = ''] = /^\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(\S.*))?$/.exec(line) ?? [];
    if (red !== undefined)
      yield { name, hex: fromShares(...[red, green, blue].map((channel) => Number(channel) / 255)) };
  }
}

/** Reads the colours that a style sheet defines as custom properties, or as variables of Sass or Less. */
function* readCss(bytes: Buffer): Generator<NamedColor> {
  for (const declaration of splitText(removeComments(bytes.toString('utf8')), /[;{}]/)) {
    const [, name = '', value = ''] = /^\s*(?:--|[$@])([\w-]+)\s*:\s*(\S.*)$/s.exec(declaration) ?? [];
    const hex = toHex(value);
    if (hex !== undefined) yield { name, hex };
  }
}

/** Maximum depth of nested objects in a JSON file. */
const MAX_DEPTH = 8;
/** Keys that don't name a colour but say where its value is, such as `$value` of design tokens. */
const valueKey = /^(\$?value|hex|color)$/i;

function* readValue(value: unknown, path: readonly string[]): Generator<NamedColor> {
  const hex = typeof value === 'string' ? toHex(value) : undefined;
  if (hex !== undefined) yield { name: path.filter((key) => !valueKey.test(key)).join(' '), hex };
  if (typeof value !== 'object' || value === null || path.length >= MAX_DEPTH) return;
  for (const [key, inner] of Object.entries(value)) yield* readValue(inner, [...path, key]);
}

const readers: Readonly<Record<PaletteFormat, (bytes: Buffer) => Generator<NamedColor>>> = {
  ase: readAse,
  gpl: readGpl,
  css: readCss,
  json: (bytes) => readValue(JSON.parse(bytes.toString('utf8')), []),
};

/** Lightness at which black and white have the same contrast, of 4.58. */
const MIDDLE = 49.5;

function toPaletteColor({ name: found, hex }: NamedColor): PaletteColor {
  const name = cleanLine(found).slice(0, MAX_NAME);
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return { name: name === '' ? hex : name, hex, isLight: toLab(...channels)[0] > MIDDLE };
}

/** Reads at most `MAX_COLORS` colours of a palette in its order; an empty list for a file that can't be read. */
export function readPaletteColors(bytes: Buffer, format: PaletteFormat): PaletteColor[] {
  const colors: PaletteColor[] = [];
  try {
    for (const color of readers[format](bytes)) {
      if (colors.length === MAX_COLORS) break;
      colors.push(toPaletteColor(color));
    }
  } catch {
    return [];
  }
  return colors;
}
