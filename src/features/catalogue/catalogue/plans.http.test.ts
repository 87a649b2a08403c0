import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../demo/src/vocabulary.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { fillApp } from '../../../../tests/support/synthetic.ts';
import { toColorTiers } from './rules/color-cells.ts';
import type { ListingPage, Sort } from './rules/cursor.ts';
import { type Counts, type SearchQuery, tierPrefix } from './rules/plan.ts';
import { stemWord } from './rules/words.ts';
import { findPage } from './service/find-page.ts';
import type { ListingRow } from './store/listing.ts';

interface Listed {
  readonly id: string;
  readonly popularity: number;
  readonly published: number;
  readonly prices: number[];
  readonly terms: Set<string>;
}

const SIZE = 4000;
const PAGES = 3;
let app: TestApp;
let all: Listed[];

beforeAll(async () => {
  app = await testApp();
  await fillApp(app, SIZE);
  await sql`update listing set other_prices = range_agg from (
      select content_id, range_agg(int8range(min_price + more, min_price + more, '[]'))
      from listing, unnest(array[5000, 12000]) more where content_id::text like '%0' group by content_id
    ) several where several.content_id = listing.content_id`.execute(app.db);
  const { rows } = await sql<Omit<Listed, 'terms'> & { terms: string[] }>`
    select content_id as id, popularity, (extract(epoch from published_at) * 1000)::bigint as published, tsvector_to_array(terms) as terms,
      to_jsonb(min_price || array(select lower(price) from unnest(other_prices) price)) as prices from listing`.execute(
    app.db,
  );
  all = rows.map((row) => ({ ...row, terms: new Set(row.terms) }));
});

/** Whether each word, or one of its alternative phrases, occurs. */
const hasWords = ({ stems, alternatives }: SearchQuery, prefix: string, terms: ReadonlySet<string>): boolean =>
  stems.every(
    (stem, at) =>
      terms.has(prefix + stem) ||
      alternatives.some(
        ({ from, phrases }) => from === at && phrases.some((words) => words.every((word) => terms.has(prefix + word))),
      ),
  );

const isMatch = (search: SearchQuery, prefix: string, { terms, prices }: Listed): boolean =>
  hasWords(search, prefix, terms) &&
  search.all.every((term) => terms.has(term)) &&
  [...search.any, ...search.uncounted].every((group) => group.some((term) => terms.has(term))) &&
  ![...search.none, ...search.leftOut].some((term) => terms.has(term)) &&
  search.colors.every((tiers) => tiers[2]?.some((term) => terms.has(term)) === true) &&
  (search.price === undefined ||
    prices.some((price) => price >= (search.price?.min ?? 0) && price <= (search.price?.max ?? 0)));

/** Tiers of relevance: the words themselves before synonyms; titles before keywords, and those before descriptions. */
function listSteps(search: SearchQuery): [SearchQuery, string][] {
  if (search.alternatives.length === 0) return tierPrefix.map((prefix) => [search, prefix]);
  const typed = { ...search, alternatives: [] };
  return [
    [typed, '^'],
    [search, '^'],
    [typed, '+'],
    [search, '+'],
    [typed, ''],
    [search, ''],
  ];
}

/** Computes the expected result without a plan: filters and sorts all listings. */
function computeExpectedIds(search: SearchQuery, sort: Sort): string[] {
  const byTier = sort === 'relevance' && search.stems.length > 0;
  const byColor = sort === 'color' && search.colors.length > 0;
  const isNear = (row: Listed, tier: number): boolean =>
    search.colors.every((tiers) => tiers[tier]?.some((term) => row.terms.has(term)) === true);
  const toTier = (row: Listed): number => {
    if (byColor) return [0, 1, 2].findIndex((tier) => isNear(row, tier));
    return byTier ? listSteps(search).findIndex(([step, prefix]) => isMatch(step, prefix, row)) : 0;
  };
  const keyOf: Record<Sort, (row: Listed) => number> = {
    relevance: (row) => -row.popularity,
    color: (row) => -row.popularity,
    popular: (row) => -row.popularity,
    newest: (row) => -row.published,
    'price-asc': (row) => Math.min(...row.prices),
    'price-desc': (row) => -Math.min(...row.prices),
  };
  const up = sort === 'price-asc' ? 1 : -1;
  return all
    .filter((row) => isMatch(search, '', row))
    .map((row) => ({ id: row.id, tier: toTier(row), key: keyOf[sort](row) }))
    .sort((a, b) => [a.tier - b.tier, a.key - b.key, a.id < b.id ? -up : up].find((order) => order !== 0) ?? 0)
    .map(({ id }) => id);
}

const everyTerm = (search: SearchQuery): string[] => [
  ...search.stems,
  ...search.all,
  ...search.any.flat(),
  ...search.uncounted.flat(),
  ...search.colors.flat(2),
];

/**
 * Counts that make one plan look cheaper: either words that fill a page at once, or words that hardly any listing has.
 */
const plans: Record<'scan' | 'fetch', (search: SearchQuery, category: string) => Counts> = {
  scan: (search, category) =>
    new Map([
      ...tierPrefix.flatMap((prefix, tier) =>
        search.stems.map((stem) => [prefix + stem, (SIZE * (tier + 2)) / 4] as const),
      ),
      ...[...search.all, ...search.any.flat(), ...search.uncounted.flat(), ...search.colors.flat(2), '*', category].map(
        (term) => [term, SIZE] as const,
      ),
    ]),
  fetch: (search, category) =>
    new Map([...everyTerm(search).map((term) => [term, 0.01] as const), ['*', 1] as const, [category, 1] as const]),
};

async function firstPages(plan: 'scan' | 'fetch', search: SearchQuery, sort: Sort, limit: number): Promise<string[]> {
  const category = search.all.find((term) => term.startsWith('c:'));
  const request = { search, counts: plans[plan](search, category ?? '*'), categoryKey: category?.slice(2) };
  const ids: string[] = [];
  let after: ListingPage['after'];
  for (let page = 0; page < PAGES; page += 1) {
    const rows: ListingRow[] = await findPage((read) => read(app.db), { sort, limit, after }, request);
    ids.push(...rows.map((row) => row.content_id));
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return ids;
    after = { tier: last.tier, value: last.value, id: last.content_id };
  }
  return ids;
}

const frequent = vocabulary(60).map(stemWord);
const some = (prefix: string, values: readonly string[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...values.map((value) => `${prefix}:${value}`)), { maxLength });
const group = (prefix: string, values: readonly string[]) =>
  some(prefix, values, 3).map((terms) => (terms.length === 0 ? [] : [terms]));
const searches: fc.Arbitrary<SearchQuery> = fc
  .record({
    stems: fc.uniqueArray(fc.constantFrom(...frequent, 'measur', 'maker'), { maxLength: 2 }),
    single: fc.tuple(
      some('c', ['measure-1', 'measure-2', 'measure-9'], 1),
      some('p', ['free', 'paid'], 1),
      some('ai', ['no', 'yes'], 1),
    ),
    // Alternatives of the first word: one or two words, or a phrase of two.
    others: fc.uniqueArray(
      fc.constantFrom(...frequent).map((word) => [word]),
      { maxLength: 2 },
    ),
    phrase: fc.uniqueArray(fc.constantFrom(...frequent), { minLength: 2, maxLength: 2 }),
    any: fc.tuple(
      group('f', ['svg', 'png', 'zip', 'glb']),
      group('k', ['red', 'blue', 'white']),
      group('o', ['portrait', 'square']),
    ),
    uncounted: group('w', vocabulary(20)),
    none: some('w', vocabulary(40), 2),
    leftOut: some('w', vocabulary(80), 3),
    // Colours of the demo, similar colours, and one that no listing has.
    colors: fc
      .uniqueArray(fc.constantFrom('#d9232e', '#e0404a', '#1b7f4d', '#34506b', '#f5f5f5', '#ff00ff'), { maxLength: 2 })
      .map((colors) => colors.map(toColorTiers)),
    price: fc.option(
      fc.tuple(fc.nat(40_000), fc.nat(40_000)).map(([min, more]) => ({ min, max: min + more })),
      { nil: undefined },
    ),
  })
  .map(({ single, any, others, phrase, ...search }) => ({
    ...search,
    alternatives:
      search.stems.length === 0 || others.length === 0 ? [] : [{ from: 0, words: 1, phrases: [...others, phrase] }],
    all: single.flat(),
    any: any.flat(),
  }));
const sorts = fc.constantFrom<Sort>('relevance', 'color', 'popular', 'newest', 'price-asc', 'price-desc');

describe('scanning an index, and fetching matches to sort them,', () => {
  it('answer the same pages, which are the right ones', async () => {
    await fc.assert(
      fc.asyncProperty(searches, sorts, fc.integer({ min: 3, max: 30 }), async (search, sort, limit) => {
        const right = computeExpectedIds(search, sort).slice(0, PAGES * limit);
        expect(await firstPages('scan', search, sort, limit)).toEqual(right);
        expect(await firstPages('fetch', search, sort, limit)).toEqual(right);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
