import { describe, expect, it } from 'vitest';
import { estimateRows, findCountedTerm, type SearchQuery, shouldScanIndex, tierQuery, wholeQuery } from './plan.ts';

const search = (given: Partial<SearchQuery>): SearchQuery => ({
  stems: [],
  all: [],
  any: [],
  none: [],
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
});

describe('plans', () => {
  const counts = new Map([
    ['*', 1_000_000],
    ['common', 100_000],
    ['rare', 20],
    ['f:svg', 500_000],
  ]);

  it('scans the index for frequent words and fetches matches for rare words', () => {
    expect(shouldScanIndex(estimateRows(['common'], [], counts), 1_000_000, 24)).toBe(true);
    expect(shouldScanIndex(estimateRows(['rare'], [], counts), 1_000_000, 24)).toBe(false);
    expect(shouldScanIndex(estimateRows(['common', 'rare'], [['f:svg']], counts), 1_000_000, 24)).toBe(false);
    expect(shouldScanIndex(0, 1_000_000, 24)).toBe(false);
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
