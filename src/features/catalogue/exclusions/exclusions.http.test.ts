import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { browser, signInUser } from '../../../../tests/support/people.ts';

interface Listed {
  readonly items: readonly { readonly title: string }[];
  readonly total: number;
  readonly leftOut: { readonly count: number; readonly isMore: boolean } | null;
}

interface Answer {
  readonly keywords: string[];
  readonly contributors: unknown[];
}

let app: TestApp;
let rahim: string;
let karim: string;
let river: string;

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  const icons = await makeCategory(app, 'icons', { name: 'Icons' });
  rahim = await makeContributor(app, 'rahim');
  karim = await makeContributor(app, 'karim');
  const make = (title: string, contributor: string, keywords: string[], ai = false) =>
    makeContent(app, { category: icons, contributor, title, keywords, ai, prices: [0] });
  river = (await make('River', rahim, ['water', 'blue'])).contentId;
  await make('Rivers at night', rahim, ['water', 'night']);
  await make('Robot', karim, ['machine', 'blue'], true);
  await make('Tram', karim, ['machine', 'night']);
});

const excludeAi = { kind: 'ai', isExcluded: true };
const excludeKeyword = (keyword: string, isExcluded = true) => ({ kind: 'keyword', keyword, isExcluded });
const excludeContributor = (contributorId: string, isExcluded = true) => ({
  kind: 'contributor',
  contributorId,
  isExcluded,
});
const change = '/exclusions/change';
type Person = Awaited<ReturnType<typeof signInUser>>;
const list = async (person: Person, query = ''): Promise<Listed> =>
  (await person.call('GET', `/content/all?personal=1&sort=newest${query}`)).body as unknown as Listed;
const titles = ({ items }: Listed): string[] => items.map(({ title }) => title).sort();

const toCookie = (value: unknown): string => `without=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
const asVisitor = async <T>(path: string, cookie: string): Promise<T> =>
  (await (await app.fetch(`/api/v1${path}`, { headers: { cookie } })).json()) as T;

describe('what an account leaves out', () => {
  it('is kept, told, and taken back; twice changes nothing', async () => {
    const person = await signInUser(app);
    expect((await person.call('GET', '/exclusions/all')).body).toEqual({ ai: false, keywords: [], contributors: [] });
    for (let each = 0; each < 2; each += 1) {
      await person.call('PUT', change, excludeAi);
      await person.call('PUT', change, excludeKeyword('  Night '));
      const { body } = await person.call('PUT', change, excludeContributor(rahim));
      expect(body).toEqual({
        ai: true,
        keywords: ['night'],
        contributors: [{ _id: rahim, username: 'rahim', name: 'rahim' }],
      });
    }
    for (let each = 0; each < 2; each += 1) {
      await person.call('PUT', change, { kind: 'ai', isExcluded: false });
      await person.call('PUT', change, excludeKeyword('night', false));
      const { body } = await person.call('PUT', change, excludeContributor(rahim, false));
      expect(body).toEqual({ ai: false, keywords: [], contributors: [] });
    }
  });

  it('is missing from its lists, which say how much that is, and from nobody else’s', async () => {
    const [person, other] = [await signInUser(app), await signInUser(app)];
    expect((await list(person)).leftOut).toBeNull();
    await person.call('PUT', change, excludeAi);
    const one = await list(person);
    expect(titles(one)).toEqual(['River', 'Rivers at night', 'Tram']);
    expect([one.total, one.leftOut]).toEqual([3, { count: 1, isMore: false }]);
    await person.call('PUT', change, excludeKeyword('night'));
    expect(titles(await list(person))).toEqual(['River']);
    await person.call('PUT', change, excludeContributor(rahim));
    const none = await list(person);
    expect([none.items, none.total, none.leftOut]).toEqual([[], 0, { count: 4, isMore: false }]);
    expect(await list(person, '&q=river')).toMatchObject({ items: [], leftOut: { count: 2 } });
    expect(await list(person, '&category=icons')).toMatchObject({ items: [], leftOut: { count: 4 } });
    expect((await list(other)).items).toHaveLength(4);
    const all = (await person.call('GET', '/content/all')).body as unknown as Listed;
    expect([all.items.length, all.leftOut]).toEqual([4, null]);
  });

  it('is missing from counts, related rows, suggestions and popular keys', async () => {
    const person = await signInUser(app);
    const related = async () =>
      (await person.call('GET', `/content/related/${river}?personal=1`)).body as unknown as {
        related: { title: string }[];
        fromContributor: { title: string }[];
        leftOut: Listed['leftOut'];
      };
    expect((await related()).leftOut).toBeNull();
    await person.call('PUT', change, excludeContributor(karim));
    const rows = await related();
    expect(rows.related).toEqual([]);
    expect(rows.fromContributor.map(({ title }) => title)).toEqual(['Rivers at night']);
    expect(rows.leftOut?.count).toBeGreaterThan(0);
    const facets = (await person.call('GET', '/content/facets?personal=1')).body as unknown as {
      groups: { key: string; values: { value: string; count: number }[] }[];
    };
    expect(facets.groups.find(({ key }) => key === 'category')?.values).toMatchObject([{ value: 'icons', count: 2 }]);
    const suggest = async (typed: string) =>
      (
        (await person.call('GET', `/content-category/recommendation/${typed}?personal=1`)).body as unknown as {
          items: { text: string }[];
        }
      ).items;
    expect((await suggest('kar')).map(({ text }) => text)).not.toContain('karim');
    expect((await suggest('mach')).map(({ text }) => text)).toContain('machine');
    await person.call('PUT', change, excludeKeyword('machine'));
    expect((await suggest('mach')).map(({ text }) => text)).not.toContain('machine');
    const ask = async (query: string) =>
      (await person.call('GET', `/content-category/recommendation/mach${query}`)).body['leftOut'];
    expect(await ask('?personal=1')).toEqual({ count: 1, isMore: false });
    expect(await ask('')).toBeNull();
    const other = await signInUser(app);
    expect((await other.call('GET', '/content-category/recommendation/mach?personal=1')).body['leftOut']).toBeNull();
    await person.call('PUT', change, excludeKeyword('water'));
    expect(await related()).toMatchObject({ related: [], fromContributor: [] });
  });

  it('is refused where it makes no sense, beside the field, in both languages', async () => {
    const person = await signInUser(app);
    for (const body of [
      excludeKeyword(''),
      excludeKeyword('x'.repeat(81)),
      excludeContributor('rahim'),
      { kind: 'colour', isExcluded: true },
      { ...excludeAi, more: 1 },
      {},
    ])
      expect((await person.call('PUT', change, body)).status).toBe(400);
    expect((await person.call('PUT', change, excludeContributor('019aa5c4-0000-7000-8000-000000000000'))).status).toBe(
      404,
    );
    expect((await browser(app).call('PUT', change, excludeAi)).status).toBe(401);
  });

  it('is at most 200 keywords, also at the same time', async () => {
    const person = await signInUser(app);
    const cookie = `sid=${person.cookies.get('sid')}`;
    await Promise.all(
      Array.from({ length: 5 }, (_, part) =>
        person.call('POST', '/exclusions/adopt', {
          ai: false,
          keywords: Array.from({ length: 39 }, (__, at) => `word ${part} ${at}`),
          contributorIds: [],
        }),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, each) =>
        (each % 2 === 0 ? app.fetch : app.elsewhere)(`/api/v1${change}`, {
          method: 'PUT',
          headers: { cookie, 'content-type': 'application/json', 'accept-language': each < 6 ? 'en' : 'bn' },
          body: JSON.stringify(excludeKeyword(`last ${each}`)),
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 400)).toHaveLength(7);
    const refused = answers.find(({ status }) => status === 400);
    expect(await refused?.json()).toMatchObject({ errors: [{ path: 'keyword' }] });
    expect(((await person.call('GET', '/exclusions/all')).body as unknown as Answer).keywords).toHaveLength(200);
    const inBangla = await app.fetch(`/api/v1${change}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json', 'accept-language': 'bn' },
      body: JSON.stringify(excludeKeyword('one more')),
    });
    expect(await inBangla.json()).toMatchObject({ errors: [{ message: expect.stringContaining('২০০টি') }] });
    // A repeated request changes nothing.
    expect((await person.call('PUT', change, excludeKeyword('word 0 0'))).status).toBe(200);
    expect((await list(person)).items).toHaveLength(4);
  });

  it('goes with the account, is exported, and one’s own alone', async () => {
    const [person, other] = [await signInUser(app), await signInUser(app)];
    await person.call('PUT', change, excludeContributor(rahim));
    expect((await other.call('PUT', change, excludeContributor(rahim, false))).status).toBe(200);
    expect(((await person.call('GET', '/exclusions/all')).body as unknown as Answer).contributors).toHaveLength(1);
    const { rows } = await app.pool.query<{ account_id: string }>(
      'select distinct account_id from exclusion where contributor_id = $1',
      [rahim],
    );
    const [owner] = rows.slice(-1);
    const exporter = app.platform.accountData.exporters.find(({ name }) => name === 'exclusions');
    expect(await exporter?.exportData(app.systemContext(), owner?.account_id ?? '')).toMatchObject([
      { kind: 'contributor', contributor_id: rahim },
    ]);
  });
});

describe('what a browser left out before its owner signed in', () => {
  it('is added to the account once, without contributors that are gone', async () => {
    const person = await signInUser(app);
    await person.call('PUT', change, excludeKeyword('night'));
    const body = {
      ai: true,
      keywords: ['Night', 'water'],
      contributorIds: [rahim, '019aa5c4-0000-7000-8000-000000000000'],
    };
    for (let each = 0; each < 2; each += 1)
      expect((await person.call('POST', '/exclusions/adopt', body)).body).toEqual({
        ai: true,
        keywords: ['night', 'water'],
        contributors: [{ _id: rahim, username: 'rahim', name: 'rahim' }],
      });
    const tooMany = { ...body, keywords: Array.from({ length: 41 }, (_, n) => `w${n}`) };
    expect((await person.call('POST', '/exclusions/adopt', tooMany)).status).toBe(400);
  });
});

describe('a visitor', () => {
  const path = '/content/all?personal=1';

  it('leaves out what the browser’s cookie says', async () => {
    const cookie = toCookie({ ai: true, keywords: ['Night'], contributorIds: [] });
    const listed = await asVisitor<Listed>(path, cookie);
    expect(titles(listed)).toEqual(['River']);
    expect(listed.leftOut).toEqual({ count: 3, isMore: false });
    const others = toCookie({ ai: false, keywords: [], contributorIds: [rahim] });
    expect(titles(await asVisitor<Listed>(path, others))).toEqual(['Robot', 'Tram']);
  });

  it.each([
    'without=',
    'without=x',
    'without=e30',
    toCookie({ ai: 1, keywords: 'x', contributorIds: {} }),
    toCookie({ ai: true, keywords: Array.from({ length: 400 }, (_, n) => `w${n}`), contributorIds: [] }),
    toCookie({ ai: true, keywords: [''], contributorIds: [] }),
    toCookie({ ai: true, keywords: [], contributorIds: ["' or true"] }),
    toCookie(null),
  ])('sees everything where the cookie makes no sense: %s', async (cookie) => {
    const listed = await asVisitor<Listed>(path, cookie);
    expect([listed.items.length, listed.leftOut]).toEqual([4, null]);
  });

  it('who has signed in gets what the account says, whatever the browser kept', async () => {
    const person = await signInUser(app);
    const cookie = `sid=${person.cookies.get('sid')}; ${toCookie({ ai: true, keywords: [], contributorIds: [] })}`;
    expect((await asVisitor<Listed>(path, cookie)).items).toHaveLength(4);
  });
});

describe('public caches', () => {
  it('keep the answer for everybody, and nothing that was asked for personally', async () => {
    const cookie = toCookie({ ai: true, keywords: [], contributorIds: [] });
    const ask = (path: string, headers: Record<string, string> = {}) => app.fetch(`/api/v1${path}`, { headers });
    const everybody = await ask('/content/all');
    expect(everybody.headers.get('cache-control')).toContain('public');
    const withCookie = await ask('/content/all', { cookie });
    expect(withCookie.headers.get('cache-control')).toContain('public');
    expect(await withCookie.text()).toBe(await everybody.text());
    for (const path of [
      '/content/all?personal=1',
      '/content/facets?personal=1',
      `/content/related/${river}?personal=1`,
      '/content-category/popular-keys/all?personal=1',
      '/content-category/recommendation/mach?personal=1',
    ]) {
      const own = await ask(path, { cookie });
      expect([path, own.status, own.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
    }
    for (const wrong of ['personal=', 'personal=2', 'personal=1&personal=1'])
      expect((await ask(`/content/all?${wrong}`)).status).toBe(400);
  });
});
