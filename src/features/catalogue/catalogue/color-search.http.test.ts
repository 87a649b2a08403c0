import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';

interface Listed {
  readonly items: readonly { readonly title: string }[];
  readonly nextCursor: string | null;
  readonly total: number;
}

interface Facets {
  readonly groups: readonly {
    readonly key: string;
    readonly values: readonly { readonly value: string; readonly count: number }[];
  }[];
}

let app: TestApp;
const list = (query: string): Promise<Listed> => app.get<Listed>(`/api/v1/content/all?${query}`);
const titles = async (query: string): Promise<string[]> => (await list(query)).items.map(({ title }) => title);

beforeAll(async () => {
  app = await testApp();
  const icons = await makeCategory(app, 'icons', { name: 'Icons' });
  const photos = await makeCategory(app, 'photos', { name: 'Photos' });
  const rahim = await makeContributor(app, 'rahim');
  const palettes: [string, string[], number, object?][] = [
    ['Exactly red', ['#d9232e'], 0],
    ['Nearly red', ['#d62b33', '#ffffff'], 40],
    ['Brick', ['#c0392b'], 90],
    ['Tomato', ['#e8503f', '#1b7f4d'], 900, { category: photos, prices: [4900] }],
    ['Leaf', ['#1b7f4d'], 500],
    ['Leaf and red', ['#1d8050', '#d9232e'], 5],
    ['Ink', ['#17151a'], 300],
  ];
  for (const [title, colors, downloads, more] of palettes)
    await makeContent(app, {
      category: icons,
      contributor: rahim,
      title,
      keywords: ['work'],
      prices: [0],
      counts: { downloads },
      colors: colors.map((hex) => ({ hex, name: hex.startsWith('#1') ? 'green' : 'red' })),
      ...more,
    });
});

describe('a picked colour', () => {
  it('finds what has it or one near it, nearest first, the more popular first among the equally near', async () => {
    const found = await titles('color=%23d9232e');
    expect(found.slice(0, 3).sort()).toEqual(['Exactly red', 'Leaf and red', 'Nearly red']);
    expect(found.slice(0, 3)).toEqual(['Nearly red', 'Leaf and red', 'Exactly red']);
    expect(found.slice(3).sort()).toEqual(['Brick', 'Tomato']);
    expect((await list('color=%23d9232e')).total).toBe(5);
  });

  it('may be written without the sign, in capitals, and twice', async () => {
    const found = await list('color=%23d9232e');
    expect(await list('color=D9232E')).toEqual(found);
    expect(await list('color=d9232e,%23D9232E')).toEqual(found);
  });

  it('is joined with other colours, each of which must be there, and with named ones, of which one must be', async () => {
    expect(await titles('color=d9232e,1b7f4d')).toEqual(['Leaf and red', 'Tomato']);
    expect((await titles('color=1b7f4d,red')).sort()).toEqual(['Leaf and red', 'Tomato']);
    expect(await titles('color=d9232e,17151a')).toEqual([]);
  });

  it('is joined with every other filter and order', async () => {
    expect(await titles('color=d9232e&category=photos')).toEqual(['Tomato']);
    expect(await titles('color=d9232e&price=paid')).toEqual(['Tomato']);
    expect(await titles('color=d9232e&not=work')).toEqual([]);
    expect(await titles('color=d9232e&q=leaf')).toEqual(['Leaf and red']);
    expect((await titles('color=d9232e&sort=popular'))[0]).toBe('Tomato');
    expect(await titles('color=d9232e&q=red&sort=color')).toEqual([
      'Nearly red',
      'Leaf and red',
      'Exactly red',
      'Tomato',
      'Brick',
    ]);
    expect(await titles('sort=color&limit=1')).toEqual(['Tomato']);
  });

  it('is paged without a gap or a repetition, by any plan', async () => {
    const all = await titles('color=d9232e');
    for (const limit of [1, 2, 3]) {
      const found: string[] = [];
      let cursor: string | null = '';
      for (let page = 0; cursor !== null && page < 9; page += 1) {
        const listed: Listed = await list(`color=d9232e&limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
        found.push(...listed.items.map(({ title }) => title));
        cursor = listed.nextCursor;
      }
      expect(found).toEqual(all);
    }
    const { nextCursor } = await list('color=d9232e&limit=2');
    expect((await app.fetch(`/api/v1/content/all?color=d9232e&sort=newest&cursor=${nextCursor}`)).status).toBe(400);
  });

  it('leaves the other filters the counts of what it finds', async () => {
    const { groups } = await app.get<Facets>('/api/v1/content/facets?color=d9232e');
    const count = (key: string, value: string) =>
      groups.find((group) => group.key === key)?.values.find((each) => each.value === value)?.count;
    expect([count('category', 'icons'), count('category', 'photos')]).toEqual([4, 1]);
    expect([count('color', 'red'), count('color', 'green')]).toEqual([5, 2]);
    expect(groups.flatMap(({ values }) => values.map(({ value }) => value)).some((value) => value.includes('_'))).toBe(
      false,
    );
  });
});

describe('what is no colour', () => {
  it.each(['rad', '%23d9232', '%23gggggg', '%23d9232e00', 'red,%23', "%23d9232e'", 'x:6_9_5'])(
    'is refused beside the field, in both languages: %s',
    async (color) => {
      for (const [language, words] of [
        ['en', 'Use a colour from the list, or write one like #d9232e.'],
        ['bn', 'তালিকার একটি রঙের নাম দিন, অথবা #d9232e-এর মতো করে লিখুন।'],
      ] as const) {
        const headers = { 'accept-language': language };
        const response = await app.fetch(`/api/v1/content/all?color=${color}`, { headers });
        expect(response.status).toBe(400);
        const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
        expect(errors[0]?.path).toMatch(/^color/);
        expect(errors[0]?.message).toBe(words);
      }
    },
  );

  it('are too many at once', async () => {
    expect((await app.fetch('/api/v1/content/all?color=111111,222222,333333')).status).toBe(200);
    const response = await app.fetch('/api/v1/content/all?color=111111,222222,333333,444444');
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('At most 3 entries.');
  });
});
