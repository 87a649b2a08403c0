import { describe, expect, it } from 'vitest';
import type { SearchQuery } from './plan.ts';
import { listSubsets } from './subsets.ts';

const search = (stems: readonly string[], alternatives: SearchQuery['alternatives'] = []): SearchQuery => ({
  stems,
  alternatives,
  all: [],
  any: [],
  uncounted: [],
  none: [],
  leftOut: [],
  colors: [],
  price: undefined,
});
const listKept = (given: SearchQuery, counts: Record<string, number>): string[] =>
  listSubsets([given], new Map(Object.entries({ '*': 1000, ...counts }))).map(({ search: { stems } }) =>
    stems.join(' '),
  );

describe('searches for some of the words', () => {
  it('mix those with and without a phrase by weight, each once', () => {
    const stems = ['water', 'lili', 'vase'];
    const phrase = search(stems, [{ from: 0, words: 2, phrases: [['lotu']] }]);
    const counts = Object.fromEntries(
      ['water', 'lili', 'vase', 'lotu'].flatMap((word) => [
        [word, 20],
        [`+${word}`, 20],
      ]),
    );
    const found = listSubsets([phrase, search(stems)], new Map(Object.entries({ '*': 1000, ...counts })));
    const kept = found.map(({ search: { stems: words } }) => words.join(' '));
    expect(kept.slice(0, 3).sort()).toEqual(['lili vase', 'water lili', 'water vase']);
    expect(kept.filter((words) => words === 'vase')).toHaveLength(1);
  });

  it('keep the words first that fewer titles and keywords have, however many descriptions mention them', () => {
    const counts = { '+pixel': 8, pixel: 200, '+tile': 20, tile: 60 };
    expect(listKept(search(['pixel', 'tile']), counts)).toEqual(['pixel', 'tile']);
    expect(listKept(search(['pixel', 'tile']), { pixel: 200, tile: 60 })).toEqual(['tile', 'pixel']);
  });

  it('do without words that say little first', () => {
    expect(listKept(search(['weather', 'app']), { '+weather': 30, weather: 40, '+app': 3, app: 5 })).toEqual([
      'weather',
    ]);
  });

  it('count works of a kind for its name, and never ask for a colour alone', () => {
    const kind = { from: 0, words: 1, phrases: [], terms: ['c:icons'] };
    const counts = { '+icon': 3, icon: 9, 'c:icons': 400, '+unicorn': 2, unicorn: 2, 'k:red': 300 };
    expect(listKept(search(['icon', 'unicorn'], [kind]), counts)).toEqual(['unicorn']);
    const color = { from: 0, words: 1, phrases: [], terms: ['k:red'] };
    expect(listKept(search(['red', 'unicorn'], [color]), counts)).toEqual(['unicorn']);
  });
});
