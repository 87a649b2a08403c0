import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';

interface Card {
  readonly _id: string;
  readonly title: string;
  readonly minPrice: number;
}

interface Listed {
  readonly items: Card[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsMore: boolean;
  readonly correctedQuery: string | null;
  readonly exact: number;
}

interface Facets {
  readonly groups: readonly {
    readonly key: string;
    readonly values: readonly { readonly value: string; readonly count: number }[];
  }[];
}

let app: TestApp;
const titles = (listed: Listed): string[] => listed.items.map((item) => item.title);
const list = (query: string): Promise<Listed> => app.get<Listed>(`/api/v1/content/all?${query}`);

beforeAll(async () => {
  app = await testApp();
  const icons = await makeCategory(app, 'icons', { name: 'Icons', nameBn: 'আইকন' });
  const photos = await makeCategory(app, 'photos', { name: 'Photos', nameBn: 'ছবি' });
  const hidden = await makeCategory(app, 'hidden', { published: false });
  const rahim = await makeContributor(app, 'rahim');
  const karim = await makeContributor(app, 'karim');
  const gone = await makeContributor(app, 'gone', { status: 'suspended' });
  await makeContent(app, {
    category: icons,
    contributor: rahim,
    title: 'Weather icons',
    keywords: ['rain', 'cloud', 'business card'],
    prices: [0, 4900],
    counts: { downloads: 5 },
    colors: [{ hex: '#d9232e', name: 'red' }],
  });
  await makeContent(app, {
    category: icons,
    contributor: rahim,
    title: 'Finance set',
    keywords: ['money', 'weather'],
    prices: [9900],
    format: 'png',
    size: { width: 500, height: 500 },
  });
  await makeContent(app, {
    category: icons,
    contributor: karim,
    title: 'Robots',
    description: 'They forecast the weather.',
    ai: true,
    counts: { downloads: 50 },
  });
  await makeContent(app, {
    category: photos,
    contributor: karim,
    title: 'River at dawn',
    keywords: ['boat', 'rain'],
    prices: [25_000],
    size: { width: 600, height: 900 },
  });
  await makeContent(app, {
    category: photos,
    contributor: karim,
    title: 'বাংলা হরফ ও কার্ড',
    language: 'bn',
    keywords: ['হরফ'],
    description: 'ক্যালিগ্রাফির জন্য',
  });
  await makeContent(app, { category: photos, contributor: karim, title: 'No price yet', prices: [null] });
  await makeContent(app, { category: photos, contributor: karim, title: 'Draft weather', status: 'draft' });
  await makeContent(app, { category: hidden, contributor: karim, title: 'Hidden weather' });
  await makeContent(app, { category: icons, contributor: gone, title: 'Suspended weather' });
});

describe('what is listed', () => {
  it('only published content of published categories by active people, with a price', async () => {
    const all = await list('');
    expect(titles(all).sort()).toEqual(['Finance set', 'River at dawn', 'Robots', 'Weather icons', 'বাংলা হরফ ও কার্ড']);
    expect(all).toMatchObject({ total: 5, totalIsMore: false, nextCursor: null });
  });

  it('most popular first, or as sorted', async () => {
    expect(titles(await list('sort=popular')).slice(0, 2)).toEqual(['Robots', 'Weather icons']);
    expect((await list('sort=price-asc')).items.map((item) => item.minPrice)).toEqual([0, 0, 0, 9900, 25_000]);
    expect((await list('sort=price-desc')).items.map((item) => item.minPrice)).toEqual([25_000, 9900, 0, 0, 0]);
    expect(titles(await list('sort=newest'))[0]).toBe('বাংলা হরফ ও কার্ড');
  });

  it.each(['popular', 'newest', 'price-asc', 'price-desc'])(
    'pages by cursor sorted by %s give each once, in order',
    async (sort) => {
      const whole = await list(`sort=${sort}`);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Listed = await list(`sort=${sort}&limit=2&cursor=${cursor}`);
        seen.push(...page.items.map((item) => item._id));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(whole.items.map((item) => item._id));
    },
  );
});

describe('search', () => {
  it('puts the title before keywords before the rest, whatever is more popular', async () => {
    const found = await list('q=weather');
    expect(titles(found).slice(0, found.exact)).toEqual(['Weather icons', 'Finance set', 'Robots']);
  });

  it('pages through the tiers', async () => {
    const first = await list('q=weather&limit=2');
    expect(titles(first)).toEqual(['Weather icons', 'Finance set']);
    expect(titles(await list(`q=weather&limit=2&cursor=${first.nextCursor}`))).toEqual(['Robots']);
  });

  it('needs every word, in any form, case or accent', async () => {
    const found = await list('q=ICON%20R%C3%A1in');
    expect(titles(found).slice(0, found.exact)).toEqual(['Weather icons']);
    expect((await list('q=weather%20river')).exact).toBe(0);
  });

  it('forgives typing errors and says what it understood', async () => {
    expect(await list('q=wether')).toMatchObject({ correctedQuery: 'weather', total: 3 });
    expect(await list('q=weather')).toMatchObject({ correctedQuery: null });
  });

  it('finds Bangla by any word and ending, also by category', async () => {
    expect(titles(await list(`q=${encodeURIComponent('হরফের')}`))).toEqual(['বাংলা হরফ ও কার্ড']);
    expect((await list(`q=${encodeURIComponent('ছবি')}`)).total).toBe(2);
    expect((await list(`q=${encodeURIComponent('হরপ')}`)).correctedQuery).not.toBeNull();
  });

  it('finds by contributor and by category name', async () => {
    expect((await list('q=rahim')).total).toBe(2);
    expect((await list('q=photos')).total).toBe(2);
  });
});

describe('filters', () => {
  it.each([
    ['category=icons', 3],
    ['category=photos&sort=newest', 2],
    ['subcategory=icons-basics', 3],
    ['keyword=rain', 2],
    ['keyword=business%20card', 1],
    ['contributor=rahim', 2],
    ['price=free', 3],
    ['price=paid', 3],
    ['price=5000-10000', 1],
    ['price=-0', 3],
    ['price=9901-', 1],
    ['price=4900-4900', 1],
    ['price=4900-9900', 2],
    ['price=1-4899', 0],
    ['price=4901-9899', 0],
    ['price=9900-4900', 0],
    ['price=4000-5000&q=weather&category=icons', 1],
    ['format=png', 1],
    ['format=png,svg', 5],
    ['orientation=portrait', 1],
    ['orientation=square,portrait', 2],
    ['color=red', 1],
    ['licence=cc0-1.0', 5],
    ['ai=exclude', 4],
    ['ai=only', 1],
    ['not=rain', 3],
    ['not=rain,money', 2],
    ['not=rain%20cloud', 5],
    ['not=business%20card', 4],
    ['q=weather&category=icons&price=free', 2],
    ['category=nothing-such', 0],
    ['keyword=%27%20or%201%3D1', 0],
  ])('%s finds %i, and each choice as many as its count says', async (query, total) => {
    const found = await list(query);
    expect(found.total).toBe(total);
    expect(found.items).toHaveLength(total);
    const { groups } = await app.get<Facets>(`/api/v1/content/facets?${query}`);
    const choices = groups
      .flatMap(({ key, values }) => values.map(({ value, count }) => ({ key, value, count })))
      .filter(({ count }) => count !== null);
    const chosen = await Promise.all(
      choices.map(async ({ key, value }) => {
        const search = new URLSearchParams(query);
        search.set(key, value);
        return { key, value, count: (await list(search.toString())).total };
      }),
    );
    expect(chosen).toEqual(choices);
  });

  it('takes identifiers where keys go', async () => {
    const { items } = await app.get<{ items: { _id: string; key: string }[] }>('/api/v1/content-category/published');
    for (const category of items)
      expect((await list(`category=${category._id}`)).total).toBe((await list(`category=${category.key}`)).total);
  });

  it('counts the choices of the whole, of a category and of a search', async () => {
    const count = (facets: Facets, key: string, value: string) =>
      facets.groups.find((group) => group.key === key)?.values.find((each) => each.value === value)?.count;
    const whole = await app.get<Facets>('/api/v1/content/facets');
    expect([
      count(whole, 'category', 'icons'),
      count(whole, 'price', 'free'),
      count(whole, 'format', 'png'),
      count(whole, 'ai', 'only'),
    ]).toEqual([3, 3, 1, 1]);
    const icons = await app.get<Facets>('/api/v1/content/facets?category=icons');
    expect([
      count(icons, 'price', 'free'),
      count(icons, 'subcategory', 'icons-basics'),
      count(icons, 'orientation', 'portrait'),
    ]).toEqual([2, 3, undefined]);
    const svg = await app.get<Facets>('/api/v1/content/facets?format=svg&category=icons');
    expect([count(svg, 'format', 'svg'), count(svg, 'format', 'png'), count(svg, 'ai', 'only')]).toEqual([2, 1, 1]);
    const free = await app.get<Facets>('/api/v1/content/facets?price=free&category=icons&ai=exclude');
    expect([count(free, 'price', 'paid'), count(free, 'category', 'photos'), count(free, 'ai', 'only')]).toEqual([
      2, 1, 1,
    ]);
    const search = await app.get<Facets>('/api/v1/content/facets?q=wether');
    expect([count(search, 'category', 'icons'), count(search, 'category', 'photos')]).toEqual([3, undefined]);
  });
});

describe('bad input', () => {
  it.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'sort=best',
    'price=cheap',
    'orientation=round',
    'color=mauve',
    'ai=maybe',
    'cursor=abc',
    `cursor=${Buffer.from(JSON.stringify(['newest', { tier: 0, value: 9_000_000_000_000_000, id: '01a1fc80-f42c-776b-8d36-4a7828e5df1b' }])).toString('base64url')}&sort=newest`,
    'q=a&q=b',
    `q=${'x'.repeat(100_000)}`,
    'limit=5&limit=6',
  ])('is refused with the field named: %#', async (query) => {
    const response = await app.fetch(`/api/v1/content/all?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const problem = (await response.json()) as { code: string; errors: { path: string; message: string }[] };
    expect(problem.code).toBe('bad_input');
    expect(problem.errors[0]?.path.split('.')[0]).toBe(query.split('=')[0]);
    expect(problem.errors[0]?.message).toMatch(/[a-z]/);
  });

  it('answers in Bangla where Bangla is asked for', async () => {
    const response = await app.fetch('/api/v1/content/all?limit=0', { headers: { 'accept-language': 'bn' } });
    expect(((await response.json()) as { errors: { message: string }[] }).errors[0]?.message).toBe(
      'সর্বনিম্ন ১ হতে হবে।',
    );
  });

  it.each([
    "q='; drop table content; --",
    'q=<script>alert(1)</script>',
    'q=%00',
    'category=../../etc',
    'utm_source=x',
    "q=a' & !b | (c",
    'q=\\',
    'keyword=%25',
    '__proto__=1',
    'contributor=\u0000',
  ])('%s is only a word', async (query) => {
    const response = await app.fetch(`/api/v1/content/all?${encodeURI(query)}`);
    expect(response.status).toBe(200);
  });
});
