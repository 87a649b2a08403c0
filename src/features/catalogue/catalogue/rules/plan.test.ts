import { describe, expect, it } from 'vitest';
import {
  canMatch,
  estimateRows,
  findCountedTerm,
  findLeastTotal,
  type SearchQuery,
  shouldScanIndex,
  tierConditions,
  tierQuery,
  wholeConditions,
  wholeQuery,
} from './plan.ts';

const search = (given: Partial<SearchQuery>): SearchQuery => ({
  stems: [],
  alternatives: [],
  all: [],
  any: [],
  uncounted: [],
  none: [],
  leftOut: [],
  colors: [],
  price: undefined,
  ...given,
});

describe('queries', () => {
  it('asks for all, one of each group, none of the excluded', () => {
    expect(wholeQuery(search({ stems: ['icon'], all: ['c:icons'], any: [['f:svg', 'f:png']], none: ['w:rain'] }))).toBe(
      "'icon' & 'c:icons' & ('f:svg' | 'f:png') & !'w:rain'",
    );
    expect(wholeQuery(search({}))).toBe('');
  });

  it('quotes what would be syntax', () => {
    expect(wholeQuery(search({ all: ["w:o'clock & \\ |"] }))).toBe("'w:o''clock & \\\\ |'");
  });

  it('leaves out of a tier what the tier before answered', () => {
    expect(tierQuery(search({ stems: ['a', 'b'] }), 0)).toBe("'^a' & '^b'");
    expect(tierQuery(search({ stems: ['a', 'b'] }), 1)).toBe("'+a' & '+b' & !('^a' & '^b')");
    expect(tierQuery(search({ stems: ['a', 'b'] }), 2)).toBe("'a' & 'b' & !('+a' & '+b')");
  });

  it('asks for words or what means the same, in each tier', () => {
    const given = search({
      stems: ['new', 'year', 'card'],
      alternatives: [{ from: 0, words: 2, phrases: [['nobobor'], ['p', 'b']] }],
    });
    const [typed, same] = [
      "'^new' & '^year' & '^card'",
      "'^card' & (('^new' & '^year') | ('^nobobor') | ('^p' & '^b'))",
    ];
    expect(tierQuery(given, 0)).toBe(typed);
    expect(tierQuery(given, 1)).toBe(`${same} & !(${typed})`);
    expect(tierQuery(given, 2)).toBe(`'+new' & '+year' & '+card' & !(${same})`);
    // Neither of the two previous tiers contains the other.
    expect(tierQuery(given, 3)).toBe(`${same.replaceAll('^', '+')} & !(${same}) & !('+new' & '+year' & '+card')`);
    expect(tierQuery(given, 4)).toBe(`'new' & 'year' & 'card' & !(${same.replaceAll('^', '+')})`);
    expect(
      findCountedTerm(search({ stems: ['a'], alternatives: [{ from: 0, words: 1, phrases: [['b']] }] })),
    ).toBeUndefined();
    const counts = new Map([
      ['*', 1000],
      ['a', 100],
      ['b', 200],
      ['c', 500],
    ]);
    const phrases = [[['a'], ['b', 'c']]];
    expect(estimateRows({ all: [], any: [], phrases }, counts)).toBeCloseTo(200);
  });

  it('asks for each group on its own, and excludes beside words rather than a colour', () => {
    const given = search({
      stems: ['blue', 'boat'],
      alternatives: [
        { from: 0, words: 1, phrases: [['nil']], terms: ['k:blue'] },
        { from: 1, words: 1, phrases: [['nouka']] },
      ],
      none: ['w:rain'],
    });
    expect(tierConditions(given, 1)).toEqual({
      query: "(('^boat') | ('^nouka')) & !'w:rain' & !('^blue' & '^boat')",
      more: ["(('^blue') | ('^nil') | ('k:blue'))"],
    });
    expect(wholeConditions(search({ stems: ['boat'], any: [['f:svg', 'f:png']] }))).toEqual({
      query: "'boat'",
      more: ["(('f:svg') | ('f:png'))"],
    });
    expect(wholeConditions(search({}))).toEqual({ query: '', more: [] });
  });

  it('takes a kind of work for its name, before those that have it among their keywords', () => {
    const given = search({
      stems: ['tabla', 'sound'],
      alternatives: [{ from: 1, words: 1, phrases: [['dhoni']], terms: ['c:audio'] }],
    });
    const [typed, same] = [
      "'^tabla' & (('^sound') | ('c:audio'))",
      "'^tabla' & (('^sound') | ('^dhoni') | ('c:audio'))",
    ];
    expect(tierQuery(given, 0)).toBe(typed);
    expect(tierQuery(given, 1)).toBe(`${same} & !(${typed})`);
    expect(tierQuery(given, 2)).toBe(`${typed.replace('^tabla', '+tabla')} & !(${same})`);
    expect(wholeQuery(given)).toBe("'tabla' & (('sound') | ('dhoni') | ('c:audio'))");
    expect(canMatch(given, new Map([['tabla', 3]]), 'words', 0)).toBe(true);
  });

  it('asks for works of a kind first where nothing else is asked for', () => {
    const given = search({
      stems: ['map'],
      alternatives: [{ from: 0, words: 1, phrases: [['maan']], terms: ['c:maps'] }],
    });
    expect(tierQuery(given, 0)).toBe("'c:maps' & (('^map'))");
    expect(wholeQuery(given)).toBe("(('map') | ('maan') | ('c:maps'))");
  });

  it('has works of the colour and of the kind together, after those named so', () => {
    const kind = { from: 1, words: 1, phrases: [], terms: ['c:patterns'] };
    const given = search({
      stems: ['blue', 'pattern'],
      alternatives: [{ from: 0, words: 1, phrases: [['nil']], terms: ['k:blue'] }, kind],
    });
    expect(tierQuery(given, 0)).toBe("'^blue' & (('^pattern') | ('c:patterns'))");
    expect(tierQuery(given, 1)).toContain("(('^blue') | ('^nil') | ('k:blue')) & (('^pattern') | ('c:patterns'))");
    expect(wholeQuery(given)).toBe("(('blue') | ('nil') | ('k:blue')) & (('pattern') | ('c:patterns'))");
  });

  it('asks for each colour, the nearest cells first', () => {
    const colors = [
      [['x:1'], ['x:1', 'x:2'], ['x:1', 'x:2', 'x:3']],
      [['x:7'], ['x:7'], ['x:7', 'x:8']],
    ];
    expect(tierQuery(search({ stems: ['a'], colors }), 0, 'colors')).toBe("'a' & ('x:1') & ('x:7')");
    expect(tierQuery(search({ all: ['p:free'], colors }), 1, 'colors')).toBe(
      "'p:free' & ('x:1' | 'x:2') & ('x:7') & !(('x:1') & ('x:7'))",
    );
    expect(tierQuery(search({ stems: ['a'], colors }), 1)).toBe(
      "'+a' & ('x:1' | 'x:2' | 'x:3') & ('x:7' | 'x:8') & !('^a')",
    );
    expect(wholeQuery(search({ colors }))).toBe("('x:1' | 'x:2' | 'x:3') & ('x:7' | 'x:8')");
  });
});

describe('plans', () => {
  const none = { all: [], any: [], phrases: [] };
  const counts = new Map([
    ['*', 1_000_000],
    ['common', 100_000],
    ['rare', 20],
    ['f:svg', 500_000],
  ]);

  it('scans the index for frequent words and fetches matches for rare words', () => {
    expect(shouldScanIndex(estimateRows({ ...none, all: ['common'] }, counts), 1_000_000, 24)).toBe(true);
    expect(shouldScanIndex(estimateRows({ ...none, all: ['rare'] }, counts), 1_000_000, 24)).toBe(false);
    expect(
      shouldScanIndex(estimateRows({ ...none, all: ['common', 'rare'], any: [['f:svg']] }, counts), 1_000_000, 24),
    ).toBe(false);
    expect(shouldScanIndex(0, 1_000_000, 24)).toBe(false);
  });

  it('asks for the words themselves only where works have each of them', () => {
    const alternatives = [{ from: 0, words: 1, phrases: [['common']] }];
    const canBeTyped = (...stems: string[]) => canMatch(search({ stems, alternatives }), counts, 'words', 0);
    expect([canBeTyped('rare', 'common'), canBeTyped('rare', 'unused')]).toEqual([true, false]);
    expect(canMatch(search({ stems: ['unused'], alternatives }), counts, 'words', 1)).toBe(true);
  });

  it('knows how many there are at least where one of several terms is asked for', () => {
    const cells = new Map([
      ['x:1', 700],
      ['x:2', 20_000],
    ]);
    const colors = [[[], ['x:1'], ['x:1', 'x:2', 'x:3']]];
    expect(findLeastTotal(search({ colors }), cells)).toBe(20_000);
    expect(findLeastTotal(search({ colors, all: ['p:free'] }), cells)).toBe(0);
    expect(findLeastTotal(search({ colors, none: ['w:a'] }), cells)).toBe(0);
    expect(findLeastTotal(search({ colors: [...colors, ...colors] }), cells)).toBe(0);
    expect(findLeastTotal(search({ colors, price: { min: 0, max: 5 } }), cells)).toBe(0);
    const alternatives = [{ from: 0, words: 1, phrases: [['x:2'], ['x:2', 'x:3']] }];
    expect(findLeastTotal(search({ stems: ['x:1'], alternatives }), cells)).toBe(20_000);
    expect(findLeastTotal(search({ stems: ['x:1', 'x:9'], alternatives }), cells)).toBe(0);
  });

  it('knows when one count is the total', () => {
    expect(findCountedTerm(search({}))).toBe('*');
    expect(findCountedTerm(search({ stems: ['icon'] }))).toBe('icon');
    expect(findCountedTerm(search({ any: [['f:svg']] }))).toBe('f:svg');
    expect(findCountedTerm(search({ any: [['f:svg', 'f:png']] }))).toBeUndefined();
    expect(findCountedTerm(search({ stems: ['a'], none: ['w:b'] }))).toBeUndefined();
    expect(findCountedTerm(search({ stems: ['a', 'b'] }))).toBeUndefined();
    expect(findCountedTerm(search({ stems: ['a'], price: { min: 0, max: 5 } }))).toBeUndefined();
  });
});
