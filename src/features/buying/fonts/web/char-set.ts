type Range = readonly [from: number, to: number];

/** Characters without a shape of their own: joiners, selectors of variants, breaks. No font has to have them. */
const shapeless = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

/** The characters of a font. */
export class CharSet {
  readonly ranges: readonly Range[];

  /** @param written hexadecimal ranges of code points in their order: `20-7e,a0` */
  constructor(written: string) {
    this.ranges = written
      .split(',')
      .filter(Boolean)
      .map((part) => {
        const [from = '', to = from] = part.split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      });
  }

  has(code: number): boolean {
    let [low, high] = [0, this.ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const [from, to] = this.ranges[middle] as Range;
      if (code < from) high = middle;
      else if (code > to) low = middle + 1;
      else return true;
    }
    return false;
  }

  /** Whether the font can draw a character, if need be from its parts, as shaping does. */
  covers(letter: string): boolean {
    if (shapeless.test(letter) || this.has(letter.codePointAt(0) ?? 0)) return true;
    const parts = Array.from(letter.normalize('NFD'));
    return parts.length > 1 && parts.every((part) => this.has(part.codePointAt(0) ?? 0));
  }
}

export interface TextPart {
  readonly text: string;
  readonly isMissing: boolean;
}

/** Splits a text into what a font can draw, and the single characters that it lacks. */
export function splitCovered(text: string, set: CharSet): TextPart[] {
  const parts: { text: string; isMissing: boolean }[] = [];
  for (const letter of text.normalize('NFC')) {
    const isMissing = !set.covers(letter);
    const last = parts.at(-1);
    if (last !== undefined && !isMissing && !last.isMissing) last.text += letter;
    else parts.push({ text: letter, isMissing });
  }
  return parts;
}

/** The characters of a text that a font lacks, each once. */
export const listMissing = (text: string, set: CharSet): string[] => [
  ...new Set(splitCovered(text, set).flatMap((part) => (part.isMissing ? part.text : []))),
];
