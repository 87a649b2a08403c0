import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordQueries } from '../../../../tests/support/explain.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import type { SearchQuery } from './rules/plan.ts';
import { type Corrected, correctSpelling } from './service/spelling.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  await makeContent(app, { category, contributor, title: 'Weather by the river', keywords: ['monsoon'] });
});

const createSearch = (stems: readonly string[]): SearchQuery => ({
  stems,
  alternatives: [],
  all: [],
  any: [],
  uncounted: [],
  none: [],
  leftOut: [],
  colors: [],
  price: undefined,
});

it('looks all mistyped words up at once, and not again for a minute', async () => {
  const words = ['wether', 'rvier', 'mnsoon', 'wether'];
  const counts: number[] = [];
  for (const _ of ['first', 'second']) {
    let corrected: Corrected | undefined;
    const queries = await recordQueries(app.pool, async (db) => {
      corrected = await correctSpelling({ ...app.systemContext(), db }, 'test', words, createSearch(words), new Map());
    });
    // At most three words of one search are corrected.
    expect(corrected?.query).toBe('weather river monsoon wether');
    counts.push(queries.filter(({ sql }) => sql.includes('dictionary')).length);
  }
  expect(counts).toEqual([1, 0]);
});
