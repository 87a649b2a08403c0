import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';

let app: TestApp;
let admin: SignedInAdmin;

interface Listed {
  readonly items: { readonly title: string }[];
  readonly total: number;
  readonly correctedQuery: string | null;
}

let asked = 0;
/** Past what is kept for a second: each time by another address. */
async function read<T>(path: string): Promise<T> {
  asked += 1;
  return app.get<T>(`/api/v1/${path}${path.includes('?') ? '&' : '?'}asked=${asked}`);
}
const search = (q: string, rest = '') => read<Listed>(`content/all?q=${encodeURIComponent(q)}${rest}`);
const find = async (q: string, rest = '') => (await search(q, rest)).items.map(({ title }) => title).sort();
const suggest = async (text: string) =>
  (
    await read<{ items: { text: string; count: number; href: string }[] }>(
      `content-category/recommendation/${encodeURIComponent(text)}`,
    )
  ).items.map(({ text: found, count }) => [found, count]);
const pair = async (one: string, other: string, status = 200) => {
  const answer = await admin.call('POST', '/admin/synonyms', { one, other });
  expect(answer).toMatchObject({ status });
  return answer.body;
};

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app, 'moderator');
  const category = await makeCategory(app, 'photos');
  const contributor = await makeContributor(app, 'rahim');
  const add = (title: string, keywords: string[]) => makeContent(app, { category, contributor, title, keywords });
  await add('Car on a bridge', ['car', 'bridge']);
  await add('Old automobile', ['automobile']);
  await add('গাড়ি ও নদী', ['গাড়ি', 'নদী']);
  await add('River at dawn', ['river', 'dawn']);
  await add('New year fireworks', ['new year']);
  await add('Year of the dog', ['year']);
  await add('পহেলা বৈশাখ', ['বৈশাখ']);
});

beforeEach(() => app.pool.query('delete from synonym'));

describe('a pair of words', () => {
  it('is used at once by searches for either, in all forms and in both languages', async () => {
    expect(await find('car')).toEqual(['Car on a bridge']);
    await pair('Car', 'automobiles');
    await pair('গাড়ি', 'car');
    expect(await find('cars')).toEqual(['Car on a bridge', 'Old automobile', 'গাড়ি ও নদী']);
    expect(await find('automobile')).toEqual(['Car on a bridge', 'Old automobile']);
    expect(await find('গা\u09a1\u09bcি\u200b')).toEqual(['Car on a bridge', 'গাড়ি ও নদী']);
    expect((await search('car')).total).toBe(3);
    const { groups } = await read<{ groups: { key: string; values: { count: number }[] }[] }>('content/facets?q=car');
    expect(groups.find(({ key }) => key === 'category')?.values[0]?.count).toBe(3);
  });

  it('goes with other words of a search, filters, exclusions, orders and pages', async () => {
    await pair('car', 'automobile');
    await pair('river', 'নদী');
    expect(await find('old car')).toEqual(['Old automobile']);
    expect(await find('car', '&not=bridge')).toEqual(['Old automobile']);
    expect(await find('car', '&keyword=bridge')).toEqual(['Car on a bridge']);
    expect(await find('car', '&sort=newest')).toEqual(['Car on a bridge', 'Old automobile']);
    const first = await read<Listed & { nextCursor: string }>('content/all?q=car&limit=1');
    const second = await read<Listed & { nextCursor: string | null }>(
      `content/all?q=car&limit=1&cursor=${first.nextCursor}`,
    );
    expect([...first.items, ...second.items].map(({ title }) => title).sort()).toEqual([
      'Car on a bridge',
      'Old automobile',
    ]);
    expect(second.nextCursor).toBeNull();
    await pair('গাড়ি', 'car');
    expect(await find('car river')).toEqual(['গাড়ি ও নদী']);
  });

  it('can have several words', async () => {
    await pair('new year', 'পহেলা বৈশাখ');
    expect(await find('new year')).toEqual(['New year fireworks', 'পহেলা বৈশাখ']);
    expect(await find('পহেলা বৈশাখ')).toEqual(['New year fireworks', 'পহেলা বৈশাখ']);
    expect(await find('year')).toEqual(['New year fireworks', 'Year of the dog']);
  });

  it('isn’t taken for a typing error, and corrected words have theirs', async () => {
    await pair('motorka', 'car');
    expect(await search('motorka')).toMatchObject({ correctedQuery: null, total: 1 });
    await pair('river', 'nodi');
    await pair('nodi', 'নদী');
    expect((await search('rivre')).correctedQuery).toBe('river');
  });

  it('means no more than it says: what the other means the same as is another pair', async () => {
    await pair('vehicle', 'car');
    await pair('car', 'automobile');
    expect(await find('vehicle')).toEqual(['Car on a bridge']);
  });

  it('is suggested, with as many works as a search finds', async () => {
    await pair('nodi', 'river');
    await pair('river', 'নদী');
    expect(await suggest('nod')).toEqual([['river', 2]]);
    expect((await search('river')).total).toBe(2);
    expect(await suggest('riv')).toEqual([
      ['river', 2],
      ['নদী', 2],
    ]);
  });

  it('is forgotten when it is deleted, and found by other processes as well as this one', async () => {
    const findElsewhere = async (): Promise<number> => {
      const response = await app.elsewhere('/api/v1/content/all?q=automobile');
      return ((await response.json()) as Listed).total;
    };
    expect(await findElsewhere()).toBe(1);
    const { _id } = await pair('car', 'automobile');
    expect(await find('automobile')).toHaveLength(2);
    expect(await findElsewhere()).toBe(2);
    expect((await admin.call('DELETE', `/admin/synonyms/${String(_id)}`)).status).toBe(200);
    expect((await admin.call('DELETE', `/admin/synonyms/${String(_id)}`)).status).toBe(404);
    expect(await find('automobile')).toEqual(['Old automobile']);
    await pair('car', 'automobile');
    expect(await find('automobile')).toHaveLength(2);
  });
});

describe('a new pair', () => {
  it('is refused where it can’t be one, beside the field', async () => {
    const long = 'x'.repeat(80_000);
    for (const [one, other, path] of [
      ['', 'car', 'one'],
      ['\u200b', 'car', 'one'],
      ['the', 'car', 'one'],
      ['car', '%_%', 'other'],
      ['one two three four five', 'car', 'one'],
      ['car', 'cars', 'other'],
      ['car', long, 'other'],
    ] as const) {
      const { errors } = (await pair(one, other, 400)) as { errors?: { path: string }[] };
      expect([one, errors?.map((each) => each.path)]).toEqual([one, [path]]);
    }
    expect((await app.pool.query('select from synonym')).rowCount).toBe(0);
  });

  it('is there once, whichever comes first, also at the same time', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => admin.call('POST', '/admin/synonyms', { one: 'car', other: 'automobile' })),
      ...Array.from({ length: 3 }, () => admin.call('POST', '/admin/synonyms', { one: 'automobiles', other: 'cars' })),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400]);
    await expect(
      app.pool.query('insert into synonym select gen_random_uuid(), other, one, other_stems, one_stems from synonym'),
    ).rejects.toThrow('synonym_pair');
  });

  it('is one of eight of a word at most', async () => {
    for (let n = 0; n < 8; n += 1) await pair('car', `vehicle${n}`);
    const { errors } = (await pair('another', 'car', 400)) as { errors?: { path: string }[] };
    expect(errors?.map(({ path }) => path)).toEqual(['other']);
    expect(await find('car')).toEqual(['Car on a bridge']);
  });

  it('is previewed: what both searches find now and then', async () => {
    const { body } = await admin.call('GET', '/admin/synonyms/preview?one=car&other=automobile');
    const of = (total: number) => ({ total, totalIsMore: false });
    expect(body).toEqual({ one: { now: of(1), paired: of(2) }, other: { now: of(1), paired: of(2) } });
    expect((await app.pool.query('select from synonym')).rowCount).toBe(0);
    expect((await admin.call('GET', '/admin/synonyms/preview?one=the&other=automobile')).status).toBe(400);
  });

  it('is listed first, found by its words as they are, in pages', async () => {
    for (let n = 0; n < 5; n += 1) await pair(`word${n}`, `other${n} 100%`);
    const list = async (query: string) =>
      (await admin.call('GET', `/admin/synonyms${query}`)).body as {
        items: { one: string }[];
        total: number;
        nextCursor: string | null;
      };
    expect((await list('')).items.map(({ one }) => one)).toEqual(['word4', 'word3', 'word2', 'word1', 'word0']);
    expect(await list('?q=OTHER2')).toMatchObject({ items: [{ one: 'word2' }], total: 1 });
    expect((await list('?q=%25')).total).toBe(5);
    expect((await list('?q=_')).total).toBe(0);
    const first = await list('?limit=3');
    const second = await list(`?limit=3&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ one }) => one)).toEqual([
      'word4',
      'word3',
      'word2',
      'word1',
      'word0',
    ]);
    expect((await admin.call('GET', '/admin/synonyms?cursor=nonsense')).status).toBe(400);
  });
});
