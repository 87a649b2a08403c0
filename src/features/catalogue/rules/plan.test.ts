import { describe, expect, it } from 'vitest';
import { countedBy, expected, tierQuery, type Wish, wholeQuery, worthWalking } from './plan.ts';

const wish = (given: Partial<Wish>): Wish => ({ stems: [], all: [], any: [], none: [], price: undefined, ...given });

describe('queries', () => {
  it('asks for all, one of each group, none of the excluded', () => {
    expect(wholeQuery(wish({ stems: ['icon'], all: ['c:icons'], any: [['f:svg', 'f:png']], none: ['w:rain'] }))).toBe(
      "'icon' & 'c:icons' & ('f:svg' | 'f:png') & !'w:rain'",
    );
    expect(wholeQuery(wish({}))).toBe('');
  });

  it('quotes what would be syntax', () => {
    expect(wholeQuery(wish({ all: ["w:o'clock & \\ |"] }))).toBe("'w:o''clock & \\\\ |'");
  });

  it('leaves out of a tier what the tier before answered', () => {
    expect(tierQuery(wish({ stems: ['a', 'b'] }), 0)).toBe("'^a' & '^b'");
    expect(tierQuery(wish({ stems: ['a', 'b'] }), 1)).toBe("'+a' & '+b' & !('^a' & '^b')");
    expect(tierQuery(wish({ stems: ['a', 'b'] }), 2)).toBe("'a' & 'b' & !('+a' & '+b')");
  });
});

describe('plans', () => {
  const counts = new Map([
    ['*', 1_000_000],
    ['common', 100_000],
    ['rare', 20],
    ['f:svg', 500_000],
  ]);

  it('walks for frequent words and gathers rare ones', () => {
    expect(worthWalking(expected(['common'], [], counts), 1_000_000, 24)).toBe(true);
    expect(worthWalking(expected(['rare'], [], counts), 1_000_000, 24)).toBe(false);
    expect(worthWalking(expected(['common', 'rare'], [['f:svg']], counts), 1_000_000, 24)).toBe(false);
    expect(worthWalking(0, 1_000_000, 24)).toBe(false);
  });

  it('knows when one count is the total', () => {
    expect(countedBy(wish({}))).toBe('*');
    expect(countedBy(wish({ stems: ['icon'] }))).toBe('icon');
    expect(countedBy(wish({ any: [['f:svg']] }))).toBe('f:svg');
    expect(countedBy(wish({ any: [['f:svg', 'f:png']] }))).toBeUndefined();
    expect(countedBy(wish({ stems: ['a'], none: ['w:b'] }))).toBeUndefined();
    expect(countedBy(wish({ stems: ['a', 'b'] }))).toBeUndefined();
    expect(countedBy(wish({ stems: ['a'], price: { min: 0, max: 5 } }))).toBeUndefined();
  });
});
