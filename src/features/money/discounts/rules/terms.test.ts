import { describe, expect, it } from 'vitest';
import { findTermProblems, maxDiscount, type WantedTerms } from './terms.ts';

const now = new Date('2026-11-29T06:00:00Z');
const terms: WantedTerms = {
  code: 'EID',
  kind: 'percent',
  value: 2000,
  scope: 'all',
  workIds: [],
  categoryIds: [],
  startsAt: now,
  endsAt: new Date('2026-12-01T00:00:00Z'),
  isFirstPurchase: false,
  minimum: 0,
  maxUses: null,
  maxPerPerson: null,
  siteShare: 0,
};
const facts = { now, feeBasisPoints: 3000, knownWorks: new Set(['w']), knownCategories: new Set(['c']) };

describe('the terms of a discount', () => {
  it.each([
    [{}, []],
    [{ value: 10_000 }, []],
    [{ value: 10_001 }, ['value percent']],
    [{ kind: 'amount', value: 10_001 }, []],
    [{ code: null, value: 9001 }, ['value sale_percent']],
    [{ code: null, value: 9000 }, []],
    [{ code: null, minimum: 1 }, ['code sale_limits']],
    [{ code: null, maxUses: 1 }, ['code sale_limits']],
    [{ endsAt: now }, ['endsAt ends_early', 'endsAt ended']],
    [{ siteShare: 10_000, value: 3000 }, []],
    [{ siteShare: 10_000, value: 3001 }, ['siteShare above_fee']],
    [{ siteShare: 10_000, kind: 'amount', value: 900_000 }, []],
    [{ scope: 'works' }, ['workIds no_works']],
    [{ scope: 'works', workIds: ['w', 'x'] }, ['workIds works']],
    [{ scope: 'works', workIds: ['w'] }, []],
    [{ scope: 'categories' }, ['categoryIds no_categories']],
    [{ scope: 'categories', categoryIds: ['x'] }, ['categoryIds categories']],
    [{ scope: 'categories', categoryIds: ['c'] }, []],
  ] as const)('%o: %o', (change, problems) => {
    const found = findTermProblems({ ...terms, ...change }, facts);
    expect(found.map(({ path, problem }) => `${path} ${problem}`)).toEqual(problems);
  });
});

describe('the largest discount', () => {
  it.each([
    [{ siteShare: 0, feeBasisPoints: 3000 }, 10_000],
    [{ siteShare: 10_000, feeBasisPoints: 3000 }, 3000],
    [{ siteShare: 10_000, feeBasisPoints: 0 }, 0],
    // At 4,615 the contributors bear 2,307 of it, and the fee of what is left is the site's 2,308.
    [{ siteShare: 5000, feeBasisPoints: 3000 }, 4615],
    [{ siteShare: 10_000, feeBasisPoints: 3000, borne: 1000 }, 2300],
    [{ siteShare: 10_000, feeBasisPoints: 3000, borne: 9000 }, 0],
  ])('%o', (share, most) => {
    expect(maxDiscount(10_000, share)).toBe(most);
  });
});
