import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { chooseSpecimenLines } from './specimen.ts';

const MAX_CHARACTERS = 120;
const BASIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,!?&';

/**
 * Chooses the characters of a font that visitors can try out: those of its specimen, and basic ones if there is room.
 */
export function chooseSampleCharacters(font: Font): string {
  const shown = new Set(Array.from(chooseSpecimenLines(font).join('') + BASIC));
  return Array.from(shown)
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .slice(0, MAX_CHARACTERS)
    .join('');
}

/** Creates a WOFF2 with the glyphs of these characters only, without names and axes. */
export const createFontSample = (bytes: Buffer, characters: string): Promise<Buffer> =>
  subsetFont(bytes, characters, { targetFormat: 'woff2' });
