import type { Font } from 'fontkit';
import { openFont, outlineText, readFontInfo } from '../font.ts';
import { BrokenFileError, type Figures } from './report.ts';

/** A word of each script, with letters that shaping has to join. */
const words: Readonly<Record<string, string>> = {
  latin: 'Arbor',
  bengali: 'ঢাকায় বৃক্ষ',
  devanagari: 'वृक्ष',
  cyrillic: 'Дерево',
  greek: 'Δέντρο',
  arabic: 'شجرة',
};

/** Maximum coordinate of an outline: twice what the coordinates of a font can hold. */
const MAX_COORDINATE = 65_536;

/** Draws every glyph. @returns the number of glyphs with an outline, which spaces don't have */
function drawGlyphs(font: Font): number {
  let drawn = 0;
  for (let id = 0; id < font.numGlyphs; id += 1) {
    const { commands } = font.getGlyph(id).path as { commands: readonly { args: readonly number[] }[] };
    for (const { args } of commands)
      if (!args.every((value) => Math.abs(value) <= MAX_COORDINATE))
        throw new BrokenFileError(`Glyph ${id} of the font has an outline that can't be drawn.`);
    if (commands.length > 0) drawn += 1;
  }
  return drawn;
}

const canWrite = (font: Font, word: string): boolean =>
  Array.from(word).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Shapes a word in each script for which the font has all letters. */
function setWords(font: Font, scripts: readonly string[]): void {
  for (const script of scripts) {
    const word = words[script] ?? '';
    if (!canWrite(font, word)) continue;
    const { path, width } = outlineText(font, word, 100);
    if (!(width > 0) || !/^M[-\d.]/.test(path) || /NaN|undefined|Infinity/.test(path))
      throw new BrokenFileError(`The font can't set a ${script} word.`);
  }
}

/** Draws all glyphs and shapes words. @throws BrokenFileError, UnreadableFontError, or an error of the font reader */
export function inspectFont(bytes: Buffer): Figures {
  const font = openFont(bytes);
  const { family, style, weight, glyphs, scripts } = readFontInfo(font);
  const outlines = drawGlyphs(font);
  if (outlines === 0) throw new BrokenFileError('None of the glyphs of the font has an outline.');
  setWords(font, scripts);
  return { family, style, weight, glyphs, outlines, scripts: scripts.join(' ') };
}
