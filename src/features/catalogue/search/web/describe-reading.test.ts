import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../../ui/paraglide/runtime.js';
import { describeReading } from './describe-reading.ts';

type Answer = Parameters<typeof describeReading>[0];
const listing = { path: '/content', preset: {}, currency: 'BDT' };

const read = (...understood: Answer['understood']) =>
  describeReading({ items: [], exact: 0, understood } as unknown as Answer, { q: 'words' }, listing);

afterEach(() => overwriteGetLocale(() => 'en'));

test('a word that was translated to the page’s language is shown, but not one that was translated from it', () => {
  const toBangla = { typed: 'tiger', as: 'বাঘ', how: 'meaning' } as const;
  const toEnglish = { typed: 'বাঘ', as: 'tiger', how: 'meaning' } as const;
  expect(read(toBangla)).toMatchObject({ sentences: [], asTyped: null });
  expect(read(toEnglish).sentences).toEqual(['Showing “tiger” for “বাঘ”.']);
  overwriteGetLocale(() => 'bn');
  expect(read(toBangla).sentences).toHaveLength(1);
  expect(read(toEnglish).sentences).toEqual([]);
});

test('words by their sound, spelling or a synonym are shown, and lead to the search as typed', () => {
  const { sentences, asTyped } = read(
    { typed: 'potaka', as: 'পতাকা', how: 'sound' },
    { typed: 'wether', as: 'weather', how: 'spelling' },
    { typed: 'cinema', as: 'film', how: 'meaning' },
  );
  expect(sentences).toHaveLength(3);
  expect(asTyped?.href).toContain('asTyped=');
});
