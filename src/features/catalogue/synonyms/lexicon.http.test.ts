import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';

let app: TestApp;
let admin: SignedInAdmin;

interface Pair {
  readonly one: string;
  readonly other: string;
  readonly struck: boolean;
}
interface Listed {
  readonly items: { readonly title: string }[];
  readonly total: number;
}

let asked = 0;
/** Creates a different URL each time, because responses are cached for a second. */
const toPath = (q: string): string => {
  asked += 1;
  return `/api/v1/content/all?q=${encodeURIComponent(q)}&asked=${asked}`;
};
/** Titles of the works that match the search; works that are only close are left out. */
const toTitles = ({ items, total }: Listed): string[] =>
  items
    .slice(0, total)
    .map(({ title }) => title)
    .sort();
const find = async (q: string) => toTitles(await app.get<Listed>(toPath(q)));
const findElsewhere = async (q: string) => toTitles((await (await app.elsewhere(toPath(q))).json()) as Listed);
const lookUp = async (q: string): Promise<Pair[]> =>
  (await admin.call('GET', `/admin/synonyms/lexicon?q=${encodeURIComponent(q)}`)).body['items'] as Pair[];
const strike = async (one: string, other: string, struck = true, status = 200) => {
  const answer = await admin.call('PUT', '/admin/synonyms/struck', { one, other, struck });
  expect(answer).toMatchObject({ status });
  return answer.body as { errors?: { path: string }[] };
};
const listStruck = async (query = '') =>
  (await admin.call('GET', `/admin/synonyms/struck${query}`)).body as {
    items: Pair[];
    total: number;
    nextCursor: string | null;
  };
const readAudit = async (): Promise<string[]> =>
  (
    await app.pool.query<{ action: string }>(
      "select action from audit_log where action ~ '^synonym.(un)?strike$' order by id",
    )
  ).rows.map(({ action }) => action);

const both = ['Mosque before sunrise', 'শহরের মসজিদ'];

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app, 'moderator');
  const category = await makeCategory(app, 'photos');
  const contributor = await makeContributor(app, 'rahim');
  for (const [title, keywords] of [
    ['Mosque before sunrise', ['mosque', 'sunrise']],
    ['শহরের মসজিদ', ['মসজিদ']],
    ['Sunset', ['sunset']],
    ['Garden gate', ['lock']],
  ] as const)
    await makeContent(app, {
      category,
      contributor,
      title,
      keywords: [...keywords],
      colors: [{ hex: '#d01020', name: 'red' }],
    });
});

beforeEach(() => app.pool.query('delete from struck_synonym; delete from synonym'));

describe('a word', () => {
  it('is looked up in either language and in all its forms, as people write it', async () => {
    for (const word of ['mosque', 'Mosques '])
      expect(await lookUp(word)).toContainEqual({ one: 'mosque', other: 'মসজিদ', near: false, struck: false });
    expect(await lookUp('মসজিদ')).toContainEqual({ one: 'মসজিদ', other: 'mosque', near: false, struck: false });
    expect(await lookUp('water lily')).toContainEqual({ one: 'water lily', other: 'শাপলা', near: false, struck: false });
    expect(await lookUp('zzkqp')).toEqual([]);
    expect(await lookUp('%_')).toEqual([]);
  });

  it.each(['', ' ', 'x'.repeat(101)])('is needed, and short: “%s”', async (q) => {
    expect((await admin.call('GET', `/admin/synonyms/lexicon?q=${q}`)).status).toBe(400);
  });
});

describe('a pair that is struck out', () => {
  it('is not used from the next search on, in either direction and in every process, until it is used again', async () => {
    expect(await find('mosque')).toEqual(both);
    expect(await findElsewhere('মসজিদ')).toEqual(both);
    await strike('mosque', 'মসজিদ');
    for (const search of [find, findElsewhere]) {
      expect(await search('mosque')).toEqual(['Mosque before sunrise']);
      expect(await search('মসজিদ')).toEqual(['শহরের মসজিদ']);
    }
    expect(await lookUp('মসজিদ')).toContainEqual({ one: 'মসজিদ', other: 'mosque', near: false, struck: true });
    await strike('মসজিদ', 'mosques', false);
    expect(await findElsewhere('mosque')).toEqual(both);
    expect(await find('মসজিদ')).toEqual(both);
  });

  it('is not used for words as they are heard or with other endings', async () => {
    expect(await find('mosjid')).toEqual(both);
    await strike('mosque', 'মসজিদ');
    expect(await find('mosjid')).toEqual(['শহরের মসজিদ']);
    expect(await find('মসজিদগুলোর')).toEqual(['শহরের মসজিদ']);
  });

  it('is not suggested while typing', async () => {
    const suggest = async (text: string): Promise<string[]> => {
      asked += 1;
      const path = `/api/v1/content-category/recommendation/${encodeURIComponent(text)}?asked=${asked}`;
      const { items } = await app.get<{ items: { kind: string; text: string }[] }>(path);
      return items.filter(({ kind }) => kind === 'keyword').map(({ text: word }) => word);
    };
    expect(await suggest('mosjid')).toEqual(['মসজিদ', 'mosque']);
    await strike('mosque', 'মসজিদ');
    expect(await suggest('mosjid')).toEqual(['মসজিদ']);
  });

  it('is no colour any more', async () => {
    const findBySunset = () => find('sunset লাল');
    expect(await findBySunset()).toEqual(['Sunset']);
    await strike('red', 'লাল');
    expect(await findBySunset()).toEqual([]);
  });

  it('is not used for a rare word with a more general one', async () => {
    expect(await lookUp('padlock')).toEqual([{ one: 'padlock', other: 'lock', near: true, struck: false }]);
    expect(await find('padlock')).toEqual(['Garden gate']);
    await strike('padlock', 'lock');
    expect(await find('padlock')).toEqual([]);
  });

  it('gives way to a pair that an admin adds', async () => {
    await strike('mosque', 'মসজিদ');
    await admin.call('POST', '/admin/synonyms', { one: 'mosque', other: 'মসজিদ' });
    expect(await find('mosque')).toEqual(both);
  });

  it('is struck out once, whichever comes first, also at the same time, and recorded once', async () => {
    const before = (await readAudit()).length;
    await Promise.all([strike('mosque', 'মসজিদ'), strike('মসজিদ', 'mosque'), strike('mosques', 'মসজিদ')]);
    expect((await listStruck()).total).toBe(1);
    await Promise.all([strike('mosque', 'মসজিদ', false), strike('মসজিদ', 'mosque', false)]);
    expect((await listStruck()).total).toBe(0);
    expect((await readAudit()).slice(before)).toEqual(['synonym.strike', 'synonym.unstrike']);
    await strike('mosque', 'মসজিদ');
    await expect(
      app.pool.query(
        'insert into struck_synonym select gen_random_uuid(), other, one, other_stems, one_stems from struck_synonym',
      ),
    ).rejects.toThrow('struck_synonym_pair');
  });

  it('must be one of the lexicon; one that a newer lexicon has no more can be used again', async () => {
    expect((await strike('mosque', 'bicycle', true, 400)).errors?.map(({ path }) => path)).toEqual(['other']);
    expect((await strike('', 'মসজিদ', true, 400)).errors?.map(({ path }) => path)).toEqual(['one']);
    expect((await strike('%', '_', true, 400)).errors?.map(({ path }) => path)).toEqual(['other']);
    expect((await listStruck()).items).toEqual([]);
    await app.pool.query("insert into struck_synonym values (gen_random_uuid(), 'former', 'pair', 'former', 'pair')");
    expect((await listStruck()).items).toEqual([{ one: 'former', other: 'pair', near: false, struck: true }]);
    await strike('pair', 'former', false);
    expect((await listStruck()).items).toEqual([]);
  });

  it('is listed, the latest first, in pages', async () => {
    for (const [one, other] of [
      ['red', 'লাল'],
      ['blue', 'নীল'],
      ['mosque', 'মসজিদ'],
    ] as const)
      await strike(one, other);
    const first = await listStruck('?limit=2');
    expect([first.items.map(({ one }) => one), first.total]).toEqual([['mosque', 'blue'], 3]);
    const second = await listStruck(`?limit=2&cursor=${first.nextCursor}`);
    expect([second.items.map(({ one }) => one), second.nextCursor]).toEqual([['red'], null]);
    expect((await admin.call('GET', '/admin/synonyms/struck?cursor=nonsense')).status).toBe(400);
  });
});
