import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { readSorted } from '../../../../tests/support/read-sorted.ts';
import { restemPairs } from './service/restem.ts';

let app: TestApp;
let admin: SignedInAdmin;

interface Listed {
  readonly exact: number;
  readonly items: { readonly title: string }[];
  readonly total: number;
  readonly correctedQuery: string | null;
}

let asked = 0;
/** Reads with a different URL each time, because responses are cached for a second. */
async function read<T>(path: string): Promise<T> {
  asked += 1;
  return app.get<T>(`/api/v1/${path}${path.includes('?') ? '&' : '?'}asked=${asked}`);
}
const search = (q: string, rest = '') => read<Listed>(`content/all?q=${encodeURIComponent(q)}${rest}`);
/** Finds the works that match the whole search, without those that are only close. */
const find = async (q: string, rest = '') => {
  const { items, exact } = await search(q, rest);
  const titles = items.slice(0, exact).map(({ title }) => title);
  return titles.sort();
};
const suggest = async (text: string) =>
  (
    await read<{ items: { text: string; count: number | null; href: string }[] }>(
      `content-category/recommendation/${encodeURIComponent(text)}`,
    )
  ).items
    // Suggestions of titles have no number of works.
    .filter(({ count }) => count !== null)
    .map(({ text: found, count }) => [found, count]);
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
  await add('Kettle on a bridge', ['kettle', 'bridge']);
  await add('Old boiler', ['boiler']);
  await add('ঘড়া ও খাল', ['ঘড়া', 'খাল']);
  await add('Canal at dawn', ['canal', 'dawn']);
  await add('New year fireworks', ['new year']);
  await add('Year of the dog', ['year']);
  await add('পহেলা বৈশাখ', ['বৈশাখ']);
});

beforeEach(() => app.pool.query('delete from synonym'));

describe('a pair of words', () => {
  it('is used at once by searches for either, in all forms and in both languages', async () => {
    expect(await find('kettle')).toEqual(['Kettle on a bridge']);
    await pair('Kettle', 'boilers');
    await pair('ঘড়া', 'kettle');
    expect(await find('kettles')).toEqual(['Kettle on a bridge', 'Old boiler', 'ঘড়া ও খাল']);
    expect(await find('boiler')).toEqual(['Kettle on a bridge', 'Old boiler']);
    expect(await find('ঘ\u09a1\u09bcা\u200b')).toEqual(['Kettle on a bridge', 'ঘড়া ও খাল']);
    expect((await search('kettle')).total).toBe(3);
    const { groups } = await read<{ groups: { key: string; values: { count: number }[] }[] }>(
      'content/facets?q=kettle',
    );
    expect(groups.find(({ key }) => key === 'category')?.values[0]?.count).toBe(3);
  });

  it('goes with other words of a search, filters, exclusions, orders and pages', async () => {
    await pair('kettle', 'boiler');
    await pair('canal', 'খাল');
    expect(await find('old kettle')).toEqual(['Old boiler']);
    expect(await find('kettle', '&not=bridge')).toEqual(['Old boiler']);
    expect(await find('kettle', '&keyword=bridge')).toEqual(['Kettle on a bridge']);
    expect(await find('kettle', '&sort=newest')).toEqual(['Kettle on a bridge', 'Old boiler']);
    const first = await read<Listed & { nextCursor: string }>('content/all?q=kettle&limit=1');
    const second = await read<Listed & { nextCursor: string | null }>(
      `content/all?q=kettle&limit=1&cursor=${first.nextCursor}`,
    );
    expect([...first.items, ...second.items].map(({ title }) => title).sort()).toEqual([
      'Kettle on a bridge',
      'Old boiler',
    ]);
    expect(second.nextCursor).toBeNull();
    await pair('ঘড়া', 'kettle');
    expect(await find('kettle canal')).toEqual(['ঘড়া ও খাল']);
  });

  it('can have several words', async () => {
    await pair('new year', 'পহেলা বৈশাখ');
    expect(await find('new year')).toEqual(['New year fireworks', 'পহেলা বৈশাখ']);
    expect(await find('পহেলা বৈশাখ')).toEqual(['New year fireworks', 'পহেলা বৈশাখ']);
    expect(await find('year')).toEqual(['New year fireworks', 'Year of the dog']);
  });

  it('isn’t taken for a typing error, and corrected words have theirs', async () => {
    await pair('motorka', 'kettle');
    expect(await search('motorka')).toMatchObject({ correctedQuery: null, total: 1 });
    await pair('canal', 'nodi');
    await pair('nodi', 'খাল');
    expect((await search('canla')).correctedQuery).toBe('canal');
  });

  it('means no more than it says: what the other means the same as is another pair', async () => {
    await pair('vessel', 'kettle');
    await pair('kettle', 'boiler');
    expect(await find('vessel')).toEqual(['Kettle on a bridge']);
  });

  it('is suggested, with as many works as a search finds', async () => {
    await pair('nodi', 'canal');
    await pair('canal', 'খাল');
    expect(await suggest('nod')).toEqual([['canal', 2]]);
    expect((await search('canal')).total).toBe(2);
    expect(await suggest('can')).toEqual([
      ['canal', 2],
      ['খাল', 2],
    ]);
  });

  it('is forgotten when it is deleted, and found by other processes as well as this one', async () => {
    const findElsewhere = async (): Promise<number> => {
      const response = await app.elsewhere('/api/v1/content/all?q=boiler');
      return ((await response.json()) as Listed).total;
    };
    expect(await findElsewhere()).toBe(1);
    const { _id } = await pair('kettle', 'boiler');
    expect(await find('boiler')).toHaveLength(2);
    expect(await findElsewhere()).toBe(2);
    expect((await admin.call('DELETE', `/admin/synonyms/${String(_id)}`)).status).toBe(200);
    expect((await admin.call('DELETE', `/admin/synonyms/${String(_id)}`)).status).toBe(404);
    expect(await find('boiler')).toEqual(['Old boiler']);
    await pair('kettle', 'boiler');
    expect(await find('boiler')).toHaveLength(2);
  });
});

describe('a new pair', () => {
  it('is refused where it can’t be one, beside the field', async () => {
    const long = 'x'.repeat(80_000);
    for (const [one, other, path] of [
      ['', 'kettle', 'one'],
      ['\u200b', 'kettle', 'one'],
      ['the', 'kettle', 'one'],
      ['kettle', '%_%', 'other'],
      ['one two three four five', 'kettle', 'one'],
      ['kettle', 'kettles', 'other'],
      ['kettle', long, 'other'],
    ] as const) {
      const { errors } = (await pair(one, other, 400)) as { errors?: { path: string }[] };
      expect([one, errors?.map((each) => each.path)]).toEqual([one, [path]]);
    }
    expect((await app.pool.query('select from synonym')).rowCount).toBe(0);
  });

  it('is there once, whichever comes first, also at the same time', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => admin.call('POST', '/admin/synonyms', { one: 'kettle', other: 'boiler' })),
      ...Array.from({ length: 3 }, () => admin.call('POST', '/admin/synonyms', { one: 'boilers', other: 'kettles' })),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400]);
    await expect(
      app.pool.query('insert into synonym select gen_random_uuid(), other, one, other_stems, one_stems from synonym'),
    ).rejects.toThrow('synonym_pair');
  });

  it('is one of eight of a word at most', async () => {
    for (let n = 0; n < 8; n += 1) await pair('kettle', `vessel${n}`);
    const { errors } = (await pair('another', 'kettle', 400)) as { errors?: { path: string }[] };
    expect(errors?.map(({ path }) => path)).toEqual(['other']);
    expect(await find('kettle')).toEqual(['Kettle on a bridge']);
  });

  it('is previewed: what both searches find now and then', async () => {
    const { body } = await admin.call('GET', '/admin/synonyms/preview?one=kettle&other=boiler');
    const of = (total: number) => ({ total, totalIsMore: false });
    expect(body).toEqual({ one: { now: of(1), paired: of(2) }, other: { now: of(1), paired: of(2) } });
    expect((await app.pool.query('select from synonym')).rowCount).toBe(0);
    expect((await admin.call('GET', '/admin/synonyms/preview?one=the&other=boiler')).status).toBe(400);
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
    expect((await admin.call('GET', '/admin/synonyms?sort=id')).status).toBe(400);
  });

  it('is sorted by either word, in pages', async () => {
    await pair('cat', 'moggy');
    await pair('bee', 'moggy');
    await pair('ant', 'emmet');
    expect(await readSorted(admin, '/admin/synonyms?limit=1', ({ one }: { one: string }) => one, 'one')).toEqual([
      'ant',
      'bee',
      'cat',
    ]);
    expect(await readSorted(admin, '/admin/synonyms?limit=1', ({ one }: { one: string }) => one, 'other')).toEqual([
      'ant',
      'cat',
      'bee',
    ]);
  });
});

it('keeps its pairs where words get other stems', async () => {
  await pair('মসজিদ', 'canal');
  const read = () =>
    app.db.selectFrom('synonym').select(['one_stems', 'other_stems']).where('one', '=', 'মসজিদ').executeTakeFirst();
  const now = await read();
  await app.db.updateTable('synonym').set({ one_stems: 'মসজিদ' }).where('one', '=', 'মসজিদ').execute();
  await restemPairs(app.systemContext());
  expect(await read()).toEqual(now);
  expect(now?.one_stems).not.toBe('মসজিদ');
});
