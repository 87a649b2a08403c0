import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { refreshPopularKeys } from './service/popular-keys.ts';

interface PopularKey {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly searched: boolean;
}

interface Suggestion {
  readonly kind: string;
  readonly text: string;
  readonly href: string;
  readonly count: number;
}

let app: TestApp;
let boat: Made;

const today = sql<Date>`(now() at time zone 'UTC')::date`;

const listPopular = async (part: string): Promise<string[]> =>
  (await app.get<{ items: PopularKey[] }>(`/api/v1/content-category/popular-keys/${part}`)).items.map(({ key }) => key);
const suggest = async (text: string): Promise<Suggestion[]> =>
  (await app.get<{ items: Suggestion[] }>(`/api/v1/content-category/recommendation/${text}`)).items;
const listSearches = () => app.db.selectFrom('keyword_search').select('keyword').orderBy('keyword').execute();

async function searchFor(text: string, headers: Record<string, string> = {}): Promise<void> {
  await app.fetch(`/api/v1/content/all?q=${encodeURIComponent(text)}`, { headers });
  await app.platform.backgroundWrites.flush();
}

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_TRUST_PROXY: '1' } });
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
    expect(items).toContainEqual({ key: 'rain', label: 'rain', count: 4, searched: false });
  });

  it('rise with people who searched or downloaded, and forget both after 30 days', async () => {
    await app.db
      .insertInto('keyword_search')
      .values([
        ...['a', 'b', 'c'].map((searcher) => ({ keyword: 'wind', day: today, searcher })),
        ...['a', 'b', 'c'].map((searcher) => ({ keyword: 'riverside', day: sql<Date>`${today} - 30`, searcher })),
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
    // Three searchers weigh as much as nine downloads; works about rain and rivers have four downloads.
    expect(await listPopular('all')).toEqual(['wind', 'rain', 'river', 'weather', 'riverside']);
    expect(await listPopular('photos')).toEqual(['river', 'rain', 'riverside']);
    expect(await listSearches()).toEqual(['wind', 'wind', 'wind'].map((keyword) => ({ keyword })));
    await app.db.deleteFrom('keyword_search').execute();
  });

  it('are pinned, renamed and hidden by an admin, also from suggestions', async () => {
    await app.db
      .insertInto('keyword_setting')
      .values([
        { keyword: 'weather', label: 'Weather & sky', pin_position: 0 },
        { keyword: 'river', hidden: true },
      ])
      .execute();
    const { items } = await app.get<{ items: PopularKey[] }>('/api/v1/content-category/popular-keys/all');
    expect(items[0]).toEqual({ key: 'weather', label: 'Weather & sky', count: 2, searched: false });
    expect(items.map(({ key }) => key)).not.toContain('river');
    expect((await suggest('riv')).map(({ text }) => text)).toEqual(['riverside']);
    await app.db.deleteFrom('keyword_setting').execute();
  });
});

describe('often searched', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const searchFrom = (address: string, browser: string) =>
    searchFor('wind', { 'x-forwarded-for': address, 'user-agent': browser });
  const findWind = async (): Promise<PopularKey | undefined> => {
    await refreshPopularKeys(app.systemContext());
    const { items } = await app.get<{ items: PopularKey[] }>('/api/v1/content-category/popular-keys/all');
    return items.find(({ key }) => key === 'wind');
  };

  it('is what several people search for, not fifty searches by one', async () => {
    for (let n = 0; n < 50; n += 1)
      await searchFrom('203.0.113.7', `Mozilla/5.0 (X11; Linux x86_64; rv:1${n}.0) Gecko/20100101 Firefox/1${n}.0`);
    await searchFrom('2001:db8:1:2::1', firefox);
    await searchFrom('2001:db8:1:2:ffff::9', firefox);
    expect(await findWind()).toMatchObject({ searched: false });
    expect((await listPopular('all'))[0]).toBe('rain');
    await searchFrom('198.51.100.4', firefox);
    expect(await findWind()).toMatchObject({ searched: true });
    expect((await listPopular('all'))[0]).toBe('wind');
  });

  it('keeps no address, and nothing that two keywords of one person share', async () => {
    await searchFor('river', { 'x-forwarded-for': '203.0.113.7' });
    const rows = await app.db.selectFrom('keyword_search').select('searcher').execute();
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ searcher }) => searcher)).size).toBe(4);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    await app.db.deleteFrom('keyword_search').execute();
  });
});

describe('suggestions', () => {
  it('begin with the text, the most used first, and say where they lead', async () => {
    expect(await suggest('riv')).toEqual([
      { kind: 'keyword', text: 'river', textBn: null, href: '/content?q=river', count: 2 },
      { kind: 'keyword', text: 'riverside', textBn: null, href: '/content?q=riverside', count: 1 },
    ]);
    expect(await suggest('ico')).toContainEqual(
      expect.objectContaining({ kind: 'category', href: '/categories/icons', count: 3 }),
    );
  });

  it('count what a click will show, and name each word once', async () => {
    const { id: categoryId } = await app.db
      .selectFrom('category')
      .select('id')
      .where('key', '=', 'photos')
      .executeTakeFirstOrThrow();
    const { id: subcategoryId } = await app.db
      .selectFrom('subcategory')
      .select('id')
      .where('category_id', '=', categoryId)
      .executeTakeFirstOrThrow();
    const contributor = await makeContributor(app, 'signwriter');
    const add = (title: string, keywords: string[]) =>
      makeContent(app, { category: { id: categoryId, subcategoryId }, contributor, title, keywords });
    await add('River bank with a sign', ['sign', 'sign post']);
    await add('Road signs', ['signs', 'sign posts']);
    await add('A sign of spring', ['season']);
    const found = [
      ...(await suggest('sig')),
      ...(await suggest('riv')),
      ...(await suggest('pho')),
      ...(await suggest('sgin')),
    ];
    expect(found.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['sign', 'sign post', 'signwriter', 'river', 'Photos', 'photos basics']),
    );
    expect(found.map(({ text }) => text)).not.toContain('signs');
    for (const { href, count } of found.filter(({ kind }) => kind !== 'work')) {
      const [path = '', query = ''] = href.split('?');
      const own =
        path === '/content'
          ? query
          : path.replace('/categories/', 'category=').replace('/contributors/', 'contributor=');
      const { total } = await app.get<{ total: number }>(`/api/v1/content/all?${own}`);
      expect([href, count]).toEqual([href, total]);
    }
  });

  it('are titles, words that mean or sound the same, and words spelt alike', async () => {
    expect(await suggest('umbr')).toContainEqual(
      expect.objectContaining({
        kind: 'work',
        text: 'Umbrella',
        count: null,
        href: expect.stringMatching(/^\/content\/0/),
      }),
    );
    // These searches use another language, a phonetic spelling, and the beginning of a title.
    expect((await suggest('বৃষ্টি')).map(({ text }) => text)).toEqual(['rain']);
    expect((await suggest('brishti')).map(({ text }) => text)).toContain('rain');
    expect((await suggest('umbrela')).map(({ text }) => text)).toContain('umbrella');
  });
});

describe('a search', () => {
  it('is noted once a day for a searcher, where it is a keyword of the catalogue', async () => {
    await app.platform.backgroundWrites.flush();
    await app.db.deleteFrom('keyword_search').execute();
    await searchFor('  RAIN ');
    await searchFor('rain');
    await searchFor('umbrella');
    expect(await listSearches()).toEqual([{ keyword: 'rain' }]);
  });
});
