import type { Font } from 'fontkit';
import { openFont, outlineText, readFontInfo } from '../font.ts';
import { BrokenFileError, type Figures } from './report.ts';

/** A word of each script, with what shaping has to join. */
const words: Readonly<Record<string, string>> = {
  latin: 'Arbor',
  bengali: 'ঢাকায় বৃক্ষ',
  devanagari: 'वृक्ष',
  cyrillic: 'Дерево',
  greek: 'Δέντρο',
  arabic: 'شجرة',
};

/** Far outside of any letter: twice what the coordinates of a font can hold. */
const MAX_COORDINATE = 65_536;

/** Draws every glyph. @returns how many have an outline; a space has none. */
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

/** Sets a word in each script that the font has all letters for. */
function setWords(font: Font, scripts: readonly string[]): void {
  for (const script of scripts) {
    const word = words[script] ?? '';
    if (!canWrite(font, word)) continue;
    const { path, width } = outlineText(font, word, 100);
    if (!(width > 0) || !/^M[-\d.]/.test(path) || /NaN|undefined|Infinity/.test(path))
      throw new BrokenFileError(`The font can't set a ${script} word.`);
  }
}

/** Draws all glyphs and sets words. @throws BrokenFileError, UnreadableFontError, or what the reader stumbled over */
export function inspectFont(bytes: Buffer): Figures {
  const font = openFont(bytes);
  const { family, style, weight, glyphs, scripts } = readFontInfo(font);
  const outlines = drawGlyphs(font);
  if (outlines === 0) throw new BrokenFileError('None of the glyphs of the font has an outline.');
  setWords(font, scripts);
  return { family, style, weight, glyphs, outlines, scripts: scripts.join(' ') };
}
