import { create, type Font } from 'fontkit';

export class UnreadableFontError extends Error {}

/** Opens TTF, OTF, WOFF or WOFF2; in a collection, the first face. */
export function openFont(bytes: Buffer): Font {
  try {
    const opened = create(bytes);
    const font = 'fonts' in opened ? opened.fonts[0] : opened;
    if (font === undefined || font.numGlyphs < 1) throw new UnreadableFontError('The font holds no glyph.');
    return font;
  } catch (error) {
    throw error instanceof UnreadableFontError
      ? error
      : new UnreadableFontError('The file is not a font that can be read.', { cause: error });
  }
}

export interface FontInfo {
  family: string;
  style: string;
  /** Weight from 100 to 900; 400 if the font doesn't specify it. */
  weight: number;
  italic: boolean;
  glyphs: number;
  variable: boolean;
  scripts: ('latin' | 'bengali' | 'devanagari' | 'cyrillic' | 'greek' | 'arabic')[];
  copyright: string | null;
}

const samples = [
  ['latin', 0x61],
  ['bengali', 0x995],
  ['devanagari', 0x915],
  ['cyrillic', 0x431],
  ['greek', 0x3b1],
  ['arabic', 0x628],
] as const;

export function readFontInfo(font: Font): FontInfo {
  const weight = font['OS/2']?.usWeightClass ?? 400;
  return {
    family: font.familyName || font.fullName || 'Untitled',
    style: font.subfamilyName || 'Regular',
    weight: weight >= 1 && weight <= 1000 ? weight : 400,
    italic: font.italicAngle !== 0 || /italic|oblique/i.test(font.subfamilyName ?? ''),
    glyphs: font.numGlyphs,
    variable: Object.keys(font.variationAxes ?? {}).length > 0,
    scripts: samples.filter(([, code]) => font.hasGlyphForCodePoint(code)).map(([script]) => script),
    copyright: font.copyright || null,
  };
}

export interface TextOutline {
  /** SVG path data; the baseline starts at 0,0 and y grows downwards. */
  path: string;
  /** Advance width in pixels. */
  width: number;
  ascent: number;
  descent: number;
}

const covers = (font: Font, character: string): boolean => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/**
 * Characters that stay with their neighbours, such as combining marks, joiners and spaces, so that shaping sees whole
 * words.
 */
const clings = /^[\s\p{M}\u200c\u200d]$/u;

/** Splits a text into runs, each with the first font that has its letters, or else with the first font. */
function toRuns(fonts: readonly Font[], text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font =
      clings.test(character) && last !== undefined
        ? last.font
        : (fonts.find((candidate) => covers(candidate, character)) ?? fonts[0]);
    if (font === undefined) throw new UnreadableFontError('There is no font to draw with.');
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/**
 * Shapes a text with the fonts' own rules, including Bangla conjuncts. Later fonts provide letters that earlier ones
 * lack.
 */
export function outlineText(fonts: Font | readonly Font[], text: string, size: number): TextOutline {
  const chain: readonly Font[] = Array.isArray(fonts) ? fonts : [fonts as Font];
  const parts: string[] = [];
  let [x, ascent, descent] = [0, 0, 0];
  for (const run of toRuns(chain, text)) {
    const scale = size / run.font.unitsPerEm;
    ascent = Math.max(ascent, run.font.ascent * scale);
    descent = Math.max(descent, -run.font.descent * scale);
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, at) => {
      const position = positions[at];
      if (position === undefined) return;
      const commands = glyph.path.commands as { command: string; args: number[] }[];
      parts.push(pathData(commands, x + position.xOffset * scale, -position.yOffset * scale, scale));
      x += position.xAdvance * scale;
    });
  }
  return { path: parts.join(''), width: x, ascent, descent };
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function pathData(
  commands: readonly { command: string; args: number[] }[],
  x: number,
  y: number,
  scale: number,
): string {
  return commands
    .map(({ command, args }) => {
      const points = args.map(
        (value, at) => Math.round((at % 2 === 0 ? x + value * scale : y - value * scale) * 100) / 100,
      );
      return `${letters[command] ?? ''}${points.join(' ')}`;
    })
    .join('');
}
