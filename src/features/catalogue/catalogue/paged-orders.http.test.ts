import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { fillApp } from '../../../../tests/support/synthetic.ts';
import { createId } from '../../../platform/database/id.ts';
import type { Sort } from './rules/cursor.ts';
import { readPage, scanIndex } from './store/listing.ts';
import { readSitemapPart } from './store/sitemap.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await fillApp(app, 3000);
});

const orders: [Sort, string, number][] = [
  ['popular', 'popular', 300],
  ['relevance', 'popular', 300],
  ['newest', 'newest', Date.now() - 1e9],
  ['price-asc', 'price', 9900],
  ['price-desc', 'price', 9900],
];

it.each(orders)(
  'pages by %s are read from an index, at any depth, whole or of a category',
  async (sort, name, value) => {
    for (const categoryKey of [undefined, 'measure-2'])
      for (const after of [undefined, { tier: 0, value, id: createId() }]) {
        const page = { sort, limit: 25, after };
        const index = categoryKey === undefined ? `listing_${name}` : `listing_category_${name}`;
        const [read, ...others] = await explainQueries(app.pool, (db) => readPage(db, page, categoryKey));
        expect(others).toEqual([]);
        expect(read?.indexes).toContain(index);
        expect(read?.steps).not.toContain('Sort');
        const matching = { query: "'ai:no'", price: undefined };
        const [scan] = await explainQueries(app.pool, (db) => scanIndex(db, page, matching, categoryKey, 500));
        expect(scan?.indexes).toEqual([index]);
        expect(scan?.steps).not.toContain('Sort');
      }
  },
);

it('parts of the sitemap are read from the primary key', async () => {
  const [plan] = await explainQueries(app.pool, (db) => readSitemapPart(db, createId().replace(/^./, '0'), 100));
  expect(plan?.indexes).toEqual(['listing_pkey']);
  expect(plan?.steps).not.toContain('Sort');
});
