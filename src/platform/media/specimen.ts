import type { Font } from 'fontkit';
import { outlineText, readFontInfo } from './font.ts';
import { rasterizeSvg } from './svg.ts';

/** Specimen lines by script; the first line is large. */
const lines: Readonly<Record<string, readonly string[]>> = {
  latin: ['Aa', 'The quick brown fox jumps', 'over the lazy dog', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789 & ?!'],
  bengali: ['কখগ', 'আমার সোনার বাংলা', 'আমি তোমায় ভালোবাসি', 'অআইঈউঊঋএঐওঔ', '০১২৩৪৫৬৭৮৯'],
  devanagari: ['कखग', 'सत्यमेव जयते', 'अआइईउऊऋएऐओऔ', '०१२३४५६७८९'],
  cyrillic: ['Аа', 'Съешь ещё этих мягких', 'французских булок', '0123456789'],
  greek: ['Αα', 'Ξεσκεπάζω την ψυχοφθόρα', 'βδελυγμία', '0123456789'],
  arabic: ['أب', 'نص حكيم له سر قاطع', 'وذو شأن عظيم'],
};

const INK = '#1d1a22';
const GROUND = '#ffffff';

const hasAll = (font: Font, text: string): boolean =>
  Array.from(text).every((letter) => letter === ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Lists the first glyphs of a font without a known script. */
function listOwnGlyphs(font: Font): string[] {
  // Some character maps end with a code that isn't a character.
  const codes = font.characterSet.filter((code) => code > 0x20 && (code & 0xfffe) !== 0xfffe).slice(0, 48);
  const text = String.fromCodePoint(...codes);
  return Array.from({ length: 4 }, (_, at) =>
    Array.from(text)
      .slice(at * 12, at * 12 + 12)
      .join(''),
  ).filter(Boolean);
}

/** Chooses the specimen lines of a font: in its main script, with letters that it has. */
export function chooseSpecimenLines(font: Font): string[] {
  const { scripts } = readFontInfo(font);
  // Bangla comes first, because Bangla fonts have Latin letters, too, but aren't chosen for them.
  const [first, second] = scripts.toSorted((one, other) => Number(other === 'bengali') - Number(one === 'bengali'));
  const listLines = (script: string | undefined): string[] =>
    (script === undefined ? [] : (lines[script] ?? [])).filter((line) => hasAll(font, line));
  const known = [...listLines(first), ...listLines(second).slice(1, 2)];
  return known.length > 0 ? known : listOwnGlyphs(font);
}

/** Draws lines in the font as a PNG. */
export function drawSpecimen(
  font: Font,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const set = chooseSpecimenLines(font);
  const margin = width * 0.08;
  const room = height - 2 * margin;
  // The first line is twice as high as each of the others.
  const unit = room / (set.length + 1);
  let top = margin;
  const drawn = set.map((text, at) => {
    const tall = at === 0 ? unit * 2 : unit;
    const trial = outlineText(font, text, 100);
    const size = Math.min(
      ((width - 2 * margin) / Math.max(1, trial.width)) * 100,
      (tall / (trial.ascent + trial.descent)) * 100,
    );
    const { path, ascent, descent } = outlineText(font, text, size);
    const baseline = top + (tall - ascent - descent) / 2 + ascent;
    top += tall;
    return `<path transform="translate(${margin.toFixed(1)} ${baseline.toFixed(1)})" d="${path}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${GROUND}"/><g fill="${INK}">${drawn.join('')}</g></svg>`;
  return rasterizeSvg(svg, { width, height }, { compressionLevel: 0 });
}
