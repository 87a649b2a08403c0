import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../tests/support/factories.ts';
import { refreshPopularKeys } from './service/popular-keys.ts';

interface PopularKey {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

interface Suggestion {
  readonly kind: string;
  readonly text: string;
  readonly href: string;
  readonly count: number | null;
}

let app: TestApp;
let boat: Made;

const listPopular = async (part: string): Promise<string[]> =>
  (await app.get<{ items: PopularKey[] }>(`/api/v1/content-category/popular-keys/${part}`)).items.map(({ key }) => key);
const suggest = async (text: string): Promise<Suggestion[]> =>
  (await app.get<{ items: Suggestion[] }>(`/api/v1/content-category/recommendation/${text}`)).items;
const listSearches = () => app.db.selectFrom('keyword_search').select('keyword').orderBy('keyword').execute();

async function searchFor(text: string): Promise<void> {
  await app.get(`/api/v1/content/all?q=${encodeURIComponent(text)}`);
  await app.platform.backgroundWrites.flush();
}

beforeAll(async () => {
  app = await testApp();
  const icons = await makeCategory(app, 'icons', { name: 'Icons', nameBn: 'আইকন' });
  const photos = await makeCategory(app, 'photos', { name: 'Photos', nameBn: 'ছবি' });
  const contributor = await makeContributor(app, 'rahim');
  const add = (category: typeof icons, title: string, keywords: string[]) =>
    makeContent(app, { category, contributor, title, keywords });
  await add(icons, 'Umbrella', ['rain', 'weather']);
  await add(icons, 'Storm', ['rain', 'weather', 'wind']);
  await add(icons, 'Drops', ['rain']);
  boat = await add(photos, 'Boat', ['river', 'rain']);
  await add(photos, 'Bridge', ['river', 'riverside']);
  await refreshPopularKeys(app.systemContext());
});

describe('popular keys', () => {
  it('begin with what is used most, and without anybody’s searches', async () => {
    expect(await listPopular('all')).toEqual(['rain', 'river', 'weather', 'riverside', 'wind']);
  });

  it('are those of a category’s own contents', async () => {
    expect(await listPopular('icons')).toEqual(['rain', 'weather', 'wind']);
    const { items } = await app.get<{ items: { category: { key: string }; keys: PopularKey[] }[] }>(
      '/api/v1/content-category/popular-keys/category',
    );
    expect(items.map(({ category, keys }) => [category.key, keys.map(({ key }) => key)])).toEqual([
      ['icons', ['rain', 'weather', 'wind']],
      ['photos', ['river', 'rain', 'riverside']],
    ]);
  });

  it('say in how many contents they are, in the whole catalogue', async () => {
    const { items } = await app.get<{ items: PopularKey[] }>('/api/v1/content-category/popular-keys/photos');
    expect(items).toContainEqual({ key: 'rain', label: 'rain', count: 4 });
  });

  it('rise with people who searched or downloaded, and forget both after 30 days', async () => {
    await app.db
      .insertInto('keyword_search')
      .values([
        { keyword: 'wind', day: sql<Date>`(now() at time zone 'UTC')::date`, visitor: 'a' },
        { keyword: 'wind', day: sql<Date>`(now() at time zone 'UTC')::date`, visitor: 'b' },
        { keyword: 'riverside', day: sql<Date>`(now() at time zone 'UTC')::date - 30`, visitor: 'a' },
      ])
      .execute();
    await app.db
      .insertInto('content_download')
      .values(
        ['a', 'b', 'c', 'd'].map((visitor) => ({
          content_id: boat.contentId,
          variant_id: boat.variantIds[0] ?? '',
          day: sql<Date>`(now() at time zone 'UTC')::date`,
          visitor,
        })),
      )
      .execute();
    await refreshPopularKeys(app.systemContext());
    // Two people who searched count for six downloads, and four downloaded what is about rain and rivers.
    expect(await listPopular('all')).toEqual(['wind', 'rain', 'river', 'weather', 'riverside']);
    expect(await listPopular('photos')).toEqual(['river', 'rain', 'riverside']);
    expect(await listSearches()).toEqual([{ keyword: 'wind' }, { keyword: 'wind' }]);
    await app.db.deleteFrom('keyword_search').execute();
  });

  it('are pinned, renamed and hidden by an admin, also from suggestions', async () => {
    await app.db
      .insertInto('keyword_setting')
      .values([
        { keyword: 'weather', label: 'Weather & sky', pinned: true },
        { keyword: 'river', hidden: true },
      ])
      .execute();
    const { items } = await app.get<{ items: PopularKey[] }>('/api/v1/content-category/popular-keys/all');
    expect(items[0]).toEqual({ key: 'weather', label: 'Weather & sky', count: 2 });
    expect(items.map(({ key }) => key)).not.toContain('river');
    expect((await suggest('riv')).map(({ text }) => text)).toEqual(['riverside']);
    await app.db.deleteFrom('keyword_setting').execute();
  });
});

describe('suggestions', () => {
  it('begin with the text, the most used first, and say where they lead', async () => {
    expect(await suggest('riv')).toEqual([
      { kind: 'keyword', text: 'river', textBn: null, href: '/content?q=river', count: 2 },
      { kind: 'keyword', text: 'riverside', textBn: null, href: '/content?q=riverside', count: 1 },
    ]);
    expect(await suggest('ico')).toContainEqual(
      expect.objectContaining({ kind: 'category', href: '/categories/icons' }),
    );
  });

  it('are words spelt alike where nothing begins with the text', async () => {
    expect((await suggest('umbrela')).map(({ text }) => text)).toContain('umbrella');
  });
});

describe('a search', () => {
  it('is noted once a day for a visitor, where it is a keyword of the catalogue', async () => {
    await searchFor('  RAIN ');
    await searchFor('rain');
    await searchFor('umbrella');
    expect(await listSearches()).toEqual([{ keyword: 'rain' }]);
  });
});
