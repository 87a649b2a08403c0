import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeCollection, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { cursors } from './rules/cursor.ts';

interface Listed {
  readonly items: { readonly title: string }[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly correctedQuery: string | null;
}

const FIRST_ID = '00000000-0000-7000-8000-000000000000';
let app: TestApp;
const list = (query: string): Promise<Listed> => app.get<Listed>(`/api/v1/content/all?${query}`);
const titles = (listed: Listed): string[] => listed.items.map((item) => item.title);

beforeAll(async () => {
  app = await testApp();
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  const make = (title: string, prices: number[]) => makeContent(app, { category, contributor, title, prices });
  const [rain, sun, river] = [
    await make('Weather of the monsoon', [0, 9900]),
    await make('Weather of the winter', [4900]),
    await make('River at dawn', [0]),
  ];
  await make('Weather outside', [0]);
  await makeCollection(app, 'seasons', [sun, river, rain]);
});

describe('a collection', () => {
  it('is listed in its own order, or as sorted', async () => {
    expect(titles(await list('collection=seasons'))).toEqual([
      'Weather of the winter',
      'River at dawn',
      'Weather of the monsoon',
    ]);
    expect(titles(await list('collection=seasons&sort=price-desc'))[0]).toBe('Weather of the winter');
  });

  it('forgives typing errors and says what it understood', async () => {
    const found = await list('collection=seasons&q=wether');
    expect(found).toMatchObject({ correctedQuery: 'weather', total: 2 });
    expect(titles(found)).toEqual(['Weather of the winter', 'Weather of the monsoon']);
    expect(await list('collection=seasons&q=weather')).toMatchObject({ correctedQuery: null, total: 2 });
    expect(await list('collection=seasons&q=weather+wintr')).toMatchObject({
      correctedQuery: 'weather winter',
      total: 1,
    });
    expect(await list('collection=seasons&q=xyzzyplugh')).toMatchObject({ correctedQuery: null, total: 0 });
  });

  it('is narrowed by any price', async () => {
    expect(titles(await list('collection=seasons&price=9900-9900'))).toEqual(['Weather of the monsoon']);
  });
});

describe('a page past the end', () => {
  it.each([
    ['', 4],
    ['category=icons', 4],
    ['category=nothing-such', 0],
    ['q=weather', 3],
    ['q=wether', 3],
    ['price=free', 3],
    ['price=4900-9900', 2],
    ['not=river', 3],
    ['collection=seasons', 3],
    ['collection=seasons&q=wether', 2],
    ['collection=nothing-such', 0],
  ])('%s has no rows and the whole total', async (query, total) => {
    for (const sort of ['newest', 'popular', 'price-desc'] as const) {
      const cursor = cursors.encode(sort, { tier: 2, value: 0, id: FIRST_ID });
      expect(await list(`${query}&sort=${sort}&cursor=${cursor}`)).toMatchObject({
        items: [],
        nextCursor: null,
        total,
      });
    }
  });

  it('knows the total with relevance too', async () => {
    for (const query of ['q=weather', 'collection=seasons&q=weather']) {
      const { total } = await list(query);
      const value = query.startsWith('c') ? 9999 : 0;
      const cursor = cursors.encode('relevance', { tier: 2, value, id: FIRST_ID });
      expect(await list(`${query}&cursor=${cursor}`)).toMatchObject({ items: [], total });
    }
  });
});
