import type { Font } from 'fontkit';
import { readFontInfo } from '../font.ts';
import { chooseSpecimenLines } from '../specimen.ts';

/** Texts of a poster and a card. */
export interface Words {
  /** Lines of the title, in large letters. */
  readonly title: readonly string[];
  readonly subtitle: string;
  readonly date: string;
  readonly name: string;
  readonly trade: string;
  /** One or two letters, in very large size. */
  readonly sign: string;
}

const latin: Words = {
  title: ['Good', 'things', 'grow'],
  subtitle: 'A garden festival',
  date: '24 May',
  name: 'Mira Sen',
  trade: 'Paper and print',
  sign: 'Ag',
};

const byScript: Readonly<Record<string, Words>> = {
  bengali: {
    title: ['নদীর', 'গান'],
    subtitle: 'গানের আসর',
    date: '২৪ মে',
    name: 'মিতা সেন',
    trade: 'কাগজ ও ছাপা',
    sign: 'কথা',
  },
  latin,
  devanagari: {
    title: ['नदी का', 'गीत'],
    subtitle: 'गीत सभा',
    date: '२४ मई',
    name: 'मीता सेन',
    trade: 'कागज और छपाई',
    sign: 'कथा',
  },
  cyrillic: {
    title: ['Песня', 'реки'],
    subtitle: 'Вечер музыки',
    date: '24 мая',
    name: 'Мира Сен',
    trade: 'Бумага и печать',
    sign: 'Жя',
  },
  greek: {
    title: ['Καλή', 'μέρα'],
    subtitle: 'Βραδιά μουσικής',
    date: '24',
    name: 'Μαίρη',
    trade: 'Χαρτί και τέχνη',
    sign: 'Ωα',
  },
  arabic: { title: ['نهر', 'وقمر'], subtitle: 'ليلة سمر', date: '24', name: 'منى', trade: 'ورق وحبر', sign: 'نور' },
};

const hasAll = (font: Font, text: string): boolean =>
  Array.from(text).every((letter) => letter === ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Removes texts that the font can't display; undefined if it can't display the title. */
function keepKnown(font: Font, words: Words): Words | undefined {
  const known = (text: string): string => (hasAll(font, text) ? text : '');
  if (!words.title.every((line) => hasAll(font, line))) return undefined;
  const { subtitle, date, name, trade, sign } = words;
  return {
    title: words.title,
    subtitle: known(subtitle),
    date: known(date),
    name: known(name),
    trade: known(trade),
    sign: known(sign),
  };
}

const toUpper = (words: Words): Words => ({
  title: words.title.map((line) => line.toUpperCase()),
  subtitle: words.subtitle.toUpperCase(),
  date: words.date.toUpperCase(),
  name: words.name.toUpperCase(),
  trade: words.trade.toUpperCase(),
  sign: words.sign.toUpperCase(),
});

/**
 * Chooses texts in the font's main script, which is Bangla if the font supports it; undefined for a font without
 * letters.
 */
export function chooseWords(font: Font): Words | undefined {
  const { scripts } = readFontInfo(font);
  const ordered = scripts.toSorted((one, other) => Number(other === 'bengali') - Number(one === 'bengali'));
  const candidates = [...ordered.flatMap((script) => byScript[script] ?? []), toUpper(latin)];
  for (const words of candidates) {
    const known = keepKnown(font, words);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** Lists the symbols of a font that has no letters, one per text. */
export const chooseSigns = (font: Font): string[] => Array.from(chooseSpecimenLines(font).join('').replace(/\s/g, ''));
