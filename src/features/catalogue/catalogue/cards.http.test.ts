import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import type { card } from './contract/card.ts';
import type { facetGroup } from './contract/filters.ts';
import { updatePopularity } from './service/popularity.ts';

type Card = z.output<typeof card>;
type Group = z.output<typeof facetGroup>;

let app: TestApp;

const list = async (query: string): Promise<Card[]> =>
  (await app.get<{ items: Card[] }>(`/api/v1/content/all?${query}`)).items;
const listTitles = async (query: string): Promise<string[]> => (await list(query)).map(({ title }) => title);
async function countChoices(query: string, key: Group['key']): Promise<Record<string, number>> {
  const { groups } = await app.get<{ groups: Group[] }>(`/api/v1/content/facets?${query}`);
  const values = groups.find((group) => group.key === key)?.values ?? [];
  return Object.fromEntries(values.map(({ value, count }) => [value, count ?? Number.NaN]));
}

beforeAll(async () => {
  app = await testApp();
  const icons = await makeCategory(app, 'icons');
  const fonts = await makeCategory(app, 'fonts');
  const person = await makeContributor(app, 'rahim', { imageKey: 'face.webp' });
  const demo = await makeContributor(app, 'lucide', { demo: true });
  const zip = { format: 'zip', containedFormats: ['png', 'svg'], contributor: person };
  await makeContent(app, {
    category: icons,
    title: 'Pack',
    prices: [0, 59_000],
    counts: { editorial_weight: 3 },
    ...zip,
  });
  await makeContent(app, { category: icons, title: 'Dear pack', prices: [4900], ...zip });
  await makeContent(app, {
    category: fonts,
    title: 'Letters',
    format: 'zip',
    containedFormats: ['ttf'],
    contributor: demo,
  });
  await makeContent(app, {
    category: fonts,
    title: 'নদীর হরফ',
    language: 'bn',
    translatedTitle: 'River letters',
    format: 'woff2',
    contributor: demo,
    counts: { editorial_weight: 9 },
  });
});

describe('a format', () => {
  it('is found inside archives, in a category too, and its count says how many', async () => {
    expect((await listTitles('category=icons&format=svg')).toSorted()).toEqual(['Dear pack', 'Pack']);
    expect(await countChoices('category=icons', 'format')).toEqual({ zip: 2, png: 2, svg: 2 });
    for (const query of ['', 'category=icons', 'price=free'])
      for (const [format, count] of Object.entries(await countChoices(query, 'format')))
        expect(await list(`${query}&format=${format}`), `${query} ${format}`).toHaveLength(count);
  });

  it('is said of the archive that holds it', async () => {
    const [pack] = await list('q=dear');
    expect(pack?.formats).toEqual(['png', 'svg', 'zip']);
    const { variants } = await app.get<{ variants: { files: { containedFormats: string[] }[] }[] }>(
      `/api/v1/content/single/${pack?._id}`,
    );
    expect(variants[0]?.files[0]?.containedFormats).toEqual(['png', 'svg']);
  });
});

describe('a price', () => {
  it('free lists what has something free, paid what has something to buy', async () => {
    expect((await listTitles('price=free')).toSorted()).toEqual(['Letters', 'Pack', 'নদীর হরফ']);
    expect((await listTitles('price=paid')).toSorted()).toEqual(['Dear pack', 'Pack']);
    expect(await countChoices('', 'price')).toEqual({ free: 3, paid: 2 });
    expect(await list('q=pack&price=free')).toMatchObject([{ minPrice: 0, maxPrice: 59_000 }]);
  });
});

describe('a title', () => {
  it('is found and sent in both languages', async () => {
    for (const query of ['q=river', `q=${encodeURIComponent('নদীর')}`])
      expect(await list(query)).toMatchObject([{ title: 'নদীর হরফ', translatedTitle: 'River letters' }]);
    expect(await list('q=dear')).toMatchObject([{ translatedTitle: null }]);
  });
});

describe('a contributor', () => {
  it('has a picture on the card, and says where it is the demo’s', async () => {
    const [pack] = await list('q=dear');
    expect(pack?.contributor).toMatchObject({ image: `/media/${pack?.contributor._id}/face.webp`, demo: false });
    const [letters] = await list('q=letters&format=ttf');
    expect(letters?.contributor).toMatchObject({ username: 'lucide', image: null, demo: true });
    expect(await app.get('/api/v1/contributor/single/lucide')).toMatchObject({ demo: true });
  });
});

describe('an editor’s weight', () => {
  it('orders what nobody has seen, and is shown as no visit', async () => {
    await updatePopularity(app.db);
    expect((await listTitles('sort=popular')).slice(0, 2)).toEqual(['নদীর হরফ', 'Pack']);
    const [first] = await list('sort=popular');
    expect(await app.get(`/api/v1/content/single/${first?._id}`)).toMatchObject({
      counts: { views: 0, downloads: 0, favorites: 0 },
    });
  });
});
