import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { chooseSpecimenLines } from './specimen.ts';

const MAX_CHARACTERS = 120;
const BASIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,!?&';

/** Characters of a font that visitors may try out: those of its specimen, and the basic ones where there is room. */
export function chooseSampleCharacters(font: Font): string {
  const shown = new Set(Array.from(chooseSpecimenLines(font).join('') + BASIC));
  return Array.from(shown)
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .slice(0, MAX_CHARACTERS)
    .join('');
}

/** A WOFF2 with the glyphs of these characters only; names and axes are left out. */
export const createFontSample = (bytes: Buffer, characters: string): Promise<Buffer> =>
  subsetFont(bytes, characters, { targetFormat: 'woff2' });
