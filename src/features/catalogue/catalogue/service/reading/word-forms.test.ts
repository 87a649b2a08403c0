import { describe, expect, it } from 'vitest';
import { listWordForms, toWordPatterns } from './word-forms.ts';

const finds = (search: string, text: string): boolean =>
  toWordPatterns(search).every((pattern) => new RegExp(pattern).test(text.normalize('NFC')));

describe('the forms of a word', () => {
  it.each([
    ['mosque', ['মসজিদ']],
    ['মসজিদের', ['মসজিদ', 'mosque']],
    ['mosjid', ['মসজিদ', 'mosque']],
    ['pakhi', ['পাখি', 'bird']],
    ['পাখী', ['পাখি', 'bird']],
    ['boats', ['boat', 'নৌকা']],
  ])('%s has others that mean the same', (typed, others) => {
    expect(listWordForms(typed)[0]?.others).toEqual(
      expect.arrayContaining(others.map((each) => each.normalize('NFC'))),
    );
  });

  it.each([
    'zzkqp',
    '10001',
    'ABR-1042',
    'rahim@example.com',
    '019aa5c4-0000-7000-8000-000000000000',
    'shapla_final',
    '100%',
  ])('%s has none', (typed) => {
    expect(listWordForms(typed)).toEqual([{ typed: typed.toLowerCase(), others: [] }]);
  });

  it('are bounded, and leave words out that say nothing beside others', () => {
    expect(listWordForms('boat '.repeat(50))).toHaveLength(8);
    for (const word of ['boat', 'pattern', 'person', 'big', 'set'])
      expect(listWordForms(word)[0]?.others.length).toBeLessThanOrEqual(8);
    expect(listWordForms('The boat').map(({ typed }) => typed)).toEqual(['boat']);
    expect(listWordForms('the').map(({ typed }) => typed)).toEqual(['the']);
    expect(toWordPatterns(' ')).toEqual([]);
  });
});

describe('a text', () => {
  it('has words that mean the same, in any form', () => {
    expect(finds('fish', 'মাছের বাজার')).toBe(true);
    expect(finds('mosque', 'পুরোনো মসজিদগুলো')).toBe(true);
    expect(finds('গাড়ি', 'two red cars')).toBe(true);
    expect(finds('red boat', 'লাল নৌকা')).toBe(true);
    expect(finds('red boat', 'নৌকা')).toBe(false);
  });

  it('has none of them where they are only part of a word', () => {
    expect(finds('গাড়ি', 'playing cards')).toBe(false);
    expect(finds('গাড়ি', 'a scar')).toBe(false);
    expect(finds('mango', 'আমার দেশ')).toBe(false);
    // The typed word may be a part of a word, because people type beginnings of words and parts of file names.
    expect(finds('car', 'playing cards')).toBe(true);
  });

  it('is compared with what is typed letter by letter', () => {
    expect(finds('100%', 'at 100% of it')).toBe(true);
    for (const sign of ['.', '*', '|', '(?i)', '***=', '[a-z]', '\\d', '$', '^'])
      expect(finds(sign, 'boat 1'), sign).toBe(false);
  });
});
