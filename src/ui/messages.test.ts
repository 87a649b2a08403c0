import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const settings = read('project.inlang/settings.json') as Record<string, { pathPattern: string[] }>;
const patterns = settings['plugin.inlang.messageFormat']?.pathPattern ?? [];

function messagesOf(pattern: string, locale: string): Map<string, string> {
  const found = Object.entries(read(pattern.replace('{locale}', locale)) as Record<string, unknown>);
  return new Map(found.filter(([key]) => key !== '$schema').map(([key, text]) => [key, JSON.stringify(text)]));
}

/** Names of services that are always written in Latin letters. */
const brands = /SSLCOMMERZ|Stripe/g;

const listNamesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe.each(patterns)('%s', (pattern) => {
  const english = messagesOf(pattern, 'en');
  const bangla = messagesOf(pattern, 'bn');

  it('says the same things in both languages', () => {
    expect([...bangla.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('fills the same places', () => {
    for (const [key, text] of english)
      expect([key, listNamesIn(bangla.get(key) ?? '')]).toEqual([key, listNamesIn(text)]);
  });

  it('gives plurals their number as a value: it has the digits that the reader chose', () => {
    // Keys that end in `too_many` are refusals and not plural forms.
    const plurals = [...english.keys()].filter((key) => /(?<!_too)_(zero|one|two|few|many|other)$/.test(key));
    for (const key of plurals)
      for (const text of [english.get(key), bangla.get(key)])
        expect([key, text]).toEqual([key, expect.not.stringMatching(/[0-9০-৯]/)]);
  });

  it('leaves no Bangla sentence in English letters', () => {
    for (const [key, text] of bangla) {
      if (/[a-z]{4}/i.test(text.replace(/\{\w+\}/g, '').replace(brands, '')))
        expect([key, text]).toEqual([key, expect.stringMatching(/[ঀ-৾]/)]);
    }
  });
});

/** Reads the retired Bangla words with their replacements from the glossary. */
function readRetiredWords(): { word: string; instead: string }[] {
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  const [, table = ''] = glossary.split('## Words on the screen, in Bangla');
  return [...table.matchAll(/^\|[^|]+\| ([^|]+) \| ([^|]+) \|$/gm)].flatMap(([, instead = '', words = '']) =>
    /[ঀ-৾]/.test(words) ? words.split(', ').map((word) => ({ word, instead })) : [],
  );
}

/** A word has to match from its beginning, because «হাট» is in «পাহাড়», but may have an ending. */
const containsWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\u0980-\\u09FE])${word.normalize()}`, 'u').test(text.normalize());

it('says one thing by one word in Bangla', () => {
  const retired = readRetiredWords();
  expect(retired.length).toBeGreaterThan(20);
  // The forms of the tax office have words of their own.
  const isOfForm = (key: string) => key.startsWith('certificates_tax_');
  const shown = patterns.flatMap((pattern) => [...messagesOf(pattern, 'bn')]).filter(([key]) => !isOfForm(key));
  expect(shown.length).toBeGreaterThan(3000);
  const found = shown.flatMap(([key, text]) =>
    retired
      .filter(({ word }) => containsWord(text, word))
      .map(({ word, instead }) => `${key}: ${word}, not ${instead}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['variant', 'ভ্যারিয়েন্ট', ['drafts_variants', 'drafts_missing_file', 'reviews_variants', 'terms_3_text']],
  ['version', 'ভার্সন', ['content_page_version', 'favorites_new_version', 'downloads_new_version', 'reload_title']],
  ['release', 'সম্মতিপত্র', ['drafts_shows_people_hint', 'drafts_missing_property_release', 'reviews_releases']],
])('has a word of its own for a %s: %s', (_, word, keys) => {
  const texts = new Map(patterns.flatMap((pattern) => [...messagesOf(pattern, 'bn')]));
  expect(keys.filter((key) => !containsWord(texts.get(key) ?? '', word))).toEqual([]);
});

it('has each key once', () => {
  const keys = patterns.flatMap((pattern) => [...messagesOf(pattern, 'en').keys()]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it.each(patterns.filter((pattern) => pattern.includes('/features/')))(
  '%s names its messages after its feature',
  (pattern) => {
    const prefix = `${pattern.split('/')[4]?.replaceAll('-', '_')}_`;
    expect([...messagesOf(pattern, 'en').keys()].filter((key) => !key.startsWith(prefix))).toEqual([]);
  },
);

it('reads every folder of messages', () => {
  const folders = globSync('src/**/messages/en.json', { cwd: root }).map(
    (path) => `./${path.replace('en.json', '{locale}.json')}`,
  );
  expect(patterns.toSorted()).toEqual(folders.toSorted());
});
