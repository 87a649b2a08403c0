import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { fillContents } from '../../../../tests/support/many-contents.ts';
import { type SignedInAdmin, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { readKeywordPage } from '../catalogue/service/keywords.ts';
import { updateDraft } from '../content/service/drafts/drafts.ts';
import { countWithKeyword, readIdsWithKeyword } from '../content/store/keyword-changes.ts';
import { changeKeywordEverywhere } from './service.ts';

interface Row {
  readonly keyword: string;
  readonly works: number;
  readonly inCategory: number | null;
  readonly searches: number;
}

let app: TestApp;
let admin: SignedInAdmin;
let contributor: string;
let photos: { id: string; subcategoryId: string };
let icons: { id: string; subcategoryId: string };

const at = '/content-category/keywords';
const list = async (query = ''): Promise<{ items: Row[]; total: number; nextCursor: string | null }> => {
  const { status, body } = await admin.call('GET', `${at}/all${query}`);
  expect(status).toBe(200);
  return body as never;
};
const names = async (query = ''): Promise<string[]> => (await list(query)).items.map(({ keyword }) => keyword);
const rename = (keyword: string, to: string) => admin.call('PUT', `${at}/rename`, { keyword, to });
const remove = (keyword: string, reason = 'Nobody uses it.') =>
  admin.call('DELETE', `${at}/remove`, { keyword, reason });
const add = async (title: string, keywords: string[], category = photos) =>
  (await makeContent(app, { category, contributor, title, keywords })).contentId;
const keywordsOf = async (id: string): Promise<string[]> =>
  (
    await app.pool.query<{ keyword: string }>(
      'select keyword from content_keyword where content_id = $1 order by position',
      [id],
    )
  ).rows.map(({ keyword }) => keyword);
const audit = async () =>
  (
    await app.pool.query<{ action: string; subject_id: string; details: object }>(
      "select action, subject_id, details from audit_log where subject_type = 'keyword' order by id",
    )
  ).rows;
/** Differences between the counts that triggers maintain and the listing. */
const findMiscounted = async () =>
  (
    await app.pool.query<{ scope: string; term: string; n: number }>(
      `with counted as (
         select 'k:' || category_key as scope, facet as term, count(*) as n from listing, unnest(facets) facet
         where facet like 'w:%' group by 1, 2
         union all select '*', facet, count(*) from listing, unnest(facets) facet where facet like 'w:%' group by 2
       ), kept as (select scope, term, n from term_count where n > 0 and term like 'w:%')
       (table counted except table kept) union all (table kept except table counted)`,
    )
  ).rows;

let asked = 0;
const search = async (query: string): Promise<string[]> => {
  asked += 1;
  const { items } = await app.get<{ items: { title: string }[] }>(`/api/v1/content/all?${query}&asked=${asked}`);
  return items.map(({ title }) => title).sort();
};

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app, 'moderator');
  contributor = await makeContributor(app, 'rahim');
  photos = await makeCategory(app, 'photos');
  icons = await makeCategory(app, 'icons');
});

beforeEach(async () => {
  await app.pool.query('delete from listing; delete from content; delete from searched_key');
});

describe('the list of keywords', () => {
  beforeEach(async () => {
    await add('Boat', ['river', 'boat', 'blue water']);
    await add('Bridge', ['river', '100% steel_bridge']);
    await add('River icon', ['river', 'নদী'], icons);
    await makeDraft(app, { contributor, title: 'A draft' });
  });

  it('counts published works, whole and in a category', async () => {
    expect(await names()).toEqual(['river', '100% steel_bridge', 'blue water', 'boat', 'নদী']);
    expect((await list()).items[0]).toEqual({ keyword: 'river', works: 3, inCategory: null, searches: 0 });
    expect((await list('?category=icons')).items).toEqual([
      { keyword: 'river', works: 3, inCategory: 1, searches: 0 },
      { keyword: 'নদী', works: 1, inCategory: 1, searches: 0 },
    ]);
    expect(await list('?category=nothing')).toMatchObject({ items: [], total: 0 });
    expect(await findMiscounted()).toEqual([]);
  });

  it('is sorted, and searched for words and signs as they are, in any script', async () => {
    expect(await names('?sort=keyword')).toEqual(['100% steel_bridge', 'blue water', 'boat', 'river', 'নদী']);
    expect(await names('?q=WATER%20blue')).toEqual(['blue water']);
    expect(await names('?q=%25')).toEqual(['100% steel_bridge']);
    expect(await names('?q=_')).toEqual(['100% steel_bridge']);
    expect(await names('?q=%5C')).toEqual([]);
    expect(await names(`?q=${encodeURIComponent('নদী\u200b')}`)).toEqual(['নদী']);
    expect(await names('?category=photos&sort=keyword&q=b')).toEqual(['100% steel_bridge', 'blue water', 'boat']);
    expect((await admin.call('GET', `${at}/all?q=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await admin.call('GET', `${at}/all?q=${'x'.repeat(8000)}`)).status).toBe(400);
  });

  it('has pages that neither repeat nor skip', async () => {
    await add(
      'Many',
      Array.from({ length: 20 }, (_, n) => `key ${n}`),
    );
    for (const sort of ['works', '-works', 'keyword', '-keyword']) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await list(`?sort=${sort}&limit=4&cursor=${cursor}`);
        expect(page.total).toBe(25);
        seen.push(...page.items.map(({ keyword }) => keyword));
        cursor = page.nextCursor ?? '';
      } while (cursor !== '');
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 25, 25]);
    }
    expect((await admin.call('GET', `${at}/all?cursor=nonsense`)).status).toBe(400);
    const { nextCursor } = await list('?sort=keyword&limit=4');
    expect((await admin.call('GET', `${at}/all?sort=-works&cursor=${nextCursor}`)).status).toBe(400);
  });

  it('says how often a keyword was searched for in 30 days', async () => {
    await app.pool.query(
      `insert into searched_key select 'river', (now() at time zone 'Asia/Dhaka')::date - d, 4 from unnest('{0,29,30}'::int[]) d`,
    );
    expect((await list()).items[0]).toMatchObject({ keyword: 'river', searches: 8 });
  });

  it('is for admins', async () => {
    const user = await signInUser(app);
    expect((await app.fetch(`/api/v1${at}/all`)).status).toBe(401);
    expect((await user.call('GET', `${at}/all`)).status).toBe(401);
    for (const [method, path, body] of [
      ['PUT', 'rename', { keyword: 'river', to: 'stream' }],
      ['DELETE', 'remove', { keyword: 'river', reason: 'No.' }],
    ] as const)
      expect((await user.call(method, `${at}/${path}`, body)).status).toBe(401);
    expect(await names('?q=river')).toEqual(['river']);
    const owner = await signInAdmin(app, 'owner');
    expect((await owner.call('PUT', `${at}/rename`, { keyword: 'boat', to: 'ship' })).status).toBe(200);
  });
});

describe('a keyword in all works', () => {
  it('gets another spelling, in drafts, cards and searches too; renamed back it is as it was', async () => {
    const before = (await audit()).length;
    const boat = await add('Boat', ['rivre', 'wood']);
    const draft = await makeDraft(app, { contributor });
    await app.pool.query("update content_keyword set keyword = 'rivre' where content_id = $1 and keyword = 'river'", [
      draft.contentId,
    ]);
    expect(await search('keyword=river')).toEqual([]);
    expect(await rename('Rivre ', 'RIVER')).toMatchObject({
      status: 200,
      body: { works: 2, queued: false, merged: false },
    });
    expect(await keywordsOf(boat)).toEqual(['river', 'wood']);
    expect(await keywordsOf(draft.contentId)).toEqual(['boat', 'river', 'wood']);
    expect(await search('q=river')).toEqual(['Boat']);
    expect(await search('keyword=river')).toEqual(['Boat']);
    expect(await names()).toEqual(['river', 'wood']);
    expect((await audit()).slice(before)).toEqual([
      { action: 'keyword.rename', subject_id: 'rivre', details: { newKeyword: 'river', works: 2 } },
    ]);
    expect((await rename('rivre', 'river')).status).toBe(404);
    expect((await audit()).length).toBe(before + 1);
    expect((await rename('river', 'rivre')).body).toMatchObject({ works: 2, merged: false });
    expect(await search('keyword=rivre')).toEqual(['Boat']);
  });

  it('is merged where works have the new one, which stays where it stands', async () => {
    const both = await add('Both', ['nodi', 'wood', 'নদী']);
    const one = await add('One', ['nodi'], icons);
    await add('Other', ['নদী']);
    expect((await rename('nodi', 'নদী\u200b')).body).toEqual({ works: 2, queued: false, merged: true });
    expect(await keywordsOf(both)).toEqual(['wood', 'নদী']);
    expect(await keywordsOf(one)).toEqual(['নদী']);
    expect((await list()).items[0]).toMatchObject({ keyword: 'নদী', works: 3 });
    expect(await findMiscounted()).toEqual([]);
  });

  it('keeps Bangla letters in the form that all texts have', async () => {
    await add('Car', ['gari']);
    expect((await rename('gari', 'গা\u09dcি')).status).toBe(200);
    expect(await names()).toEqual(['গা\u09a1\u09bcি']);
    expect((await rename('গা\u09dcি', 'gari')).status).toBe(200);
  });

  it('is removed from all works; twice is not found', async () => {
    const before = (await audit()).length;
    const boat = await add('Boat', ['spam', 'boat']);
    expect((await remove('spam')).body).toEqual({ works: 1, queued: false, merged: false });
    expect(await keywordsOf(boat)).toEqual(['boat']);
    expect(await search('keyword=spam')).toEqual([]);
    expect((await remove('spam')).status).toBe(404);
    expect((await audit()).slice(before)).toEqual([
      { action: 'keyword.remove', subject_id: 'spam', details: { works: 1, reason: 'Nobody uses it.' } },
    ]);
  });

  it('is refused for what is no keyword', async () => {
    const boat = await add('Boat', ['boat']);
    for (const text of ['', '  ', '\u200b', 'x'.repeat(61), 'x'.repeat(80_000), 'İ'.repeat(60)]) {
      expect((await rename('boat', text)).status).toBe(400);
      expect((await rename(text, 'ship')).status).toBe(400);
      expect((await remove(text)).status).toBe(400);
    }
    for (const text of ['boat', 'BOAT', 'a,b', 'a|b', 'a;b']) {
      const { status, body } = await rename('boat', text);
      expect([text, status, (body['errors'] as { path: string }[])[0]?.path]).toEqual([text, 400, 'to']);
    }
    for (const reason of ['', ' ', 'x'.repeat(80_000)]) expect((await remove('boat', reason)).status).toBe(400);
    for (const text of ['%', '_oat', 'b%']) expect((await remove(text)).status).toBe(404);
    expect(await keywordsOf(boat)).toEqual(['boat']);
  });

  it('is changed once by two at the same time', async () => {
    const before = (await audit()).length;
    await add('Boat', ['boat']);
    const answers = await Promise.all([rename('boat', 'ship'), rename('boat', 'ship'), remove('boat')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await audit()).length).toBe(before + 1);
  });

  it('is changed while contributors save: both are done, and nothing waits for ever', async () => {
    const drafts = await Promise.all(Array.from({ length: 4 }, () => makeDraft(app, { contributor })));
    const save = (contentId: string) =>
      inTransaction(app.systemContext(), (ctx) =>
        updateDraft(ctx, { contentId, contributorId: contributor }, { keywords: ['river', 'dawn'] }),
      );
    const [renamed] = await Promise.all([rename('river', 'stream'), ...drafts.map((each) => save(each.contentId))]);
    expect(renamed).toMatchObject({ status: 200, body: { works: 4 } });
    for (const { contentId } of drafts)
      expect([
        ['river', 'dawn'],
        ['stream', 'dawn'],
      ]).toContainEqual(await keywordsOf(contentId));
  });

  it('is changed by a job where many works have it, in batches, and once more changes nothing', async () => {
    await fillContents(app, {
      count: 1300,
      categories: [photos.id, icons.id],
      contributors: [contributor, contributor],
    });
    await app.pool.query(
      "insert into content_keyword (content_id, keyword, position) select id, 'ship', 5 from content on conflict do nothing",
    );
    const works = await countWithKeyword(app.db, 'ship');
    expect((await rename('ship', 'boat')).body).toEqual({ works, queued: true, merged: true });
    await changeKeywordEverywhere(app.systemContext(), { from: 'ship', to: 'boat' });
    await changeKeywordEverywhere(app.systemContext(), { from: 'ship', to: 'boat' });
    expect(await countWithKeyword(app.db, 'ship')).toBe(0);
    expect(await countWithKeyword(app.db, 'boat')).toBe(1300);
  });
});

it('reads by indexes', async () => {
  await fillContents(app, {
    count: 20_000,
    categories: [photos.id, icons.id],
    contributors: [contributor, contributor],
  });
  await app.pool.query(
    `insert into term_count (scope, term, n) select scope, 'w:many ' || n, 1 + n % 9 from generate_series(1, 3000) n, unnest('{*,k:icons,k:photos}'::text[]) scope
     on conflict do nothing`,
  );
  await app.pool.query(
    "insert into term_count (scope, term, n) select '*', 'stem' || n, 1 from generate_series(1, 40000) n; analyze term_count",
  );
  const page = { words: ['many'], sort: '-works', after: undefined, limit: 50 } as const;
  const plans = await explainQueries(app.pool, async (db) => {
    await readKeywordPage(db, { ...page, category: undefined });
    await readKeywordPage(db, { ...page, category: 'icons' });
    await countWithKeyword(db, 'kabc');
    await readIdsWithKeyword(db, 'boat', undefined, 500);
  });
  expect(plans.map(({ scanned }) => scanned)).toEqual([[], [], [], []]);
  expect(plans.map(({ indexes }) => indexes[0])).toEqual([
    'term_count_keyword',
    'term_count_pkey',
    'content_keyword_keyword',
    'content_keyword_keyword',
  ]);
});
