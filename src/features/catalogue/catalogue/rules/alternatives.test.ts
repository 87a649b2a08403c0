import { describe, expect, it } from 'vitest';
import { chooseAlternatives, listPhrases } from './alternatives.ts';

describe('phrases of a query', () => {
  it('are all runs of up to four words', () => {
    expect(listPhrases(['a', 'b', 'c'])).toEqual(['a b c', 'a b', 'a', 'b c', 'b', 'c']);
    expect(listPhrases(['a', 'b', 'c', 'd', 'e']).every((phrase) => phrase.split(' ').length <= 4)).toBe(true);
    expect(listPhrases(['a', 'a'])).toEqual(['a a', 'a']);
  });

  it('are replaced longest first, each word once', () => {
    const synonyms = {
      same: new Map([
        ['new year', ['nobobor', 'pohela boishakh']],
        ['year', ['twelvemonth']],
        ['card', ['greet']],
      ]),
      near: new Map([['card', ['invit', 'letter']]]),
    };
    expect(chooseAlternatives(['new', 'year', 'card'], synonyms)).toEqual([
      { from: 0, words: 2, phrases: [['nobobor'], ['pohela', 'boishakh']] },
      { from: 2, words: 1, phrases: [['greet']], near: [['invit'], ['letter']] },
    ]);
    expect(chooseAlternatives(['new', 'year'], synonyms, undefined, { words: 1 })).toEqual([
      { from: 1, words: 1, phrases: [['twelvemonth']] },
    ]);
    expect(chooseAlternatives(['old', 'year'], synonyms)).toEqual([{ from: 1, words: 1, phrases: [['twelvemonth']] }]);
  });

  it('are replaced by what works have, word by word', () => {
    const same = new Map([['year', ['twelvemonth', 'leap time', 'leap year']]]);
    const choose = (used: readonly string[]) =>
      chooseAlternatives(['year'], { same, near: new Map() }, (stem) => used.includes(stem));
    expect(choose(['leap'])).toEqual([]);
    expect(choose(['leap', 'time'])).toEqual([{ from: 0, words: 1, phrases: [['leap', 'time']] }]);
    // Every work that matches *leap year* also matches *year*.
    expect(choose(['leap', 'year'])).toEqual([]);
  });

  it('have no more than twelve alternatives together', () => {
    const many = Array.from({ length: 8 }, (_, n) => `same${n}`);
    const same = new Map(['a', 'b', 'c'].map((word) => [word, many]));
    const chosen = chooseAlternatives(['a', 'b', 'c'], { same, near: new Map() });
    expect(chosen.map(({ phrases }) => phrases.length)).toEqual([6, 6]);
  });
});
