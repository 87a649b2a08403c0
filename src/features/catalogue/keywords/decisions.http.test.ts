import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { untilSomebodyWaits } from '../../../../tests/support/lock-waits.ts';
import { type SignedInAdmin, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { lockKeywords } from '../content/service/keyword-changes.ts';
import { countWithKeyword } from '../content/store/keyword-changes.ts';
import { changeKeywordEverywhere } from './service.ts';

let app: TestApp;
let admin: SignedInAdmin;
let contributor: string;
let category: { id: string; subcategoryId: string };

const rename = async (keyword: string, to: string) =>
  expect((await admin.call('PUT', '/content-category/keywords/rename', { keyword, to })).status).toBe(200);
const add = (title: string, keywords: string[]) => makeContent(app, { category, contributor, title, keywords });
const decide = async (what: string, body: object) =>
  expect((await admin.call('PUT', `/admin/search-keys/${what}`, body)).status).toBe(200);
const settings = async () =>
  (
    await app.pool.query<Record<string, unknown>>(
      'select keyword, label, pin_position as pin, hidden, merged_into as into from keyword_setting order by keyword',
    )
  ).rows.map(({ keyword, label, pin, hidden, into }) => [keyword, label, pin, hidden, into]);
const titlesOf = ({ items }: { items: { title: string }[] }): string[] => items.map(({ title }) => title).sort();

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app, 'moderator');
  contributor = await makeContributor(app, 'rahim');
  category = await makeCategory(app, 'photos');
});

beforeEach(async () => {
  await app.pool.query('delete from listing; delete from content; delete from renamed_keyword');
  await app.pool.query('delete from keyword_setting where merged_into is not null; delete from keyword_setting');
});

describe('what somebody leaves out', () => {
  const cookie = `without=${Buffer.from(JSON.stringify({ ai: false, keywords: ['spider web'], contributorIds: [] })).toString('base64url')}`;
  const seenBy = async (person: Awaited<ReturnType<typeof signInUser>>, asked: string) => [
    titlesOf((await person.call('GET', `/content/all?personal=1&asked=${asked}`)).body as never),
    titlesOf(
      (await (
        await app.fetch(`/api/v1/content/all?personal=1&asked=${asked}`, { headers: { cookie } })
      ).json()) as never,
    ),
  ];

  it('stays left out in the new spelling, for an account and for a browser, and while a job changes works', async () => {
    const person = await signInUser(app);
    await person.call('PUT', '/exclusions/change', { kind: 'keyword', keyword: 'spider web', isExcluded: true });
    await add('Spider', ['spider web']);
    await add('Flower', ['flower']);
    const [flower, both] = [['Flower'], ['Flower', 'Spider']];
    expect(await seenBy(person, '1')).toEqual([flower, flower]);
    await rename('spider web', 'cobweb of spiders');
    expect(await seenBy(person, '2')).toEqual([flower, flower]);
    // Works that the job hasn't reached still have the old keyword.
    await add('Another', ['spider web']);
    expect(await seenBy(person, '3')).toEqual([flower, flower]);
    await rename('spider web', 'cobweb of spiders');
    await rename('cobweb of spiders', 'webs of spiders');
    expect(await seenBy(person, '4')).toEqual([flower, flower]);
    // Removing the exclusion removes it in each spelling.
    await person.call('PUT', '/exclusions/change', { kind: 'keyword', keyword: 'spider web', isExcluded: false });
    expect((await seenBy(person, '5'))[0]).toEqual(['Another', ...both]);
  });

  it('is what it was after a renaming that is taken back', async () => {
    const person = await signInUser(app);
    await person.call('PUT', '/exclusions/change', { kind: 'keyword', keyword: 'spider web', isExcluded: true });
    await add('Spider', ['spider web']);
    await rename('spider web', 'flower bed');
    await rename('flower bed', 'spider web');
    await add('Flower', ['flower bed']);
    expect(await seenBy(person, '6')).toEqual([['Flower'], ['Flower']]);
  });
});

describe('what admins decided about a keyword', () => {
  it('goes along with its new spelling, and back', async () => {
    for (const keyword of ['rivre', 'bot', 'treee', 'brook']) await add(keyword, [keyword]);
    await decide('merge', { key: 'brook', into: 'rivre' });
    await decide('rename', { key: 'rivre', label: 'Rivers' });
    await decide('pin', { key: 'rivre', pinned: true });
    await decide('hide', { key: 'bot', hidden: true });
    await decide('merge', { key: 'treee', into: 'bot' });
    const before = await settings();
    await rename('rivre', 'river');
    await rename('bot', 'bots');
    await rename('treee', 'tree');
    expect(await settings()).toEqual([
      ['bots', null, null, true, null],
      ['brook', null, null, false, 'river'],
      ['river', 'Rivers', 0, false, null],
      ['tree', null, null, false, 'bots'],
    ]);
    await rename('tree', 'treee');
    await rename('bots', 'bot');
    await rename('river', 'rivre');
    expect(await settings()).toEqual(before);
  });

  it('does not change what they decided about one that works have already', async () => {
    for (const keyword of ['rivre', 'river', 'bot', 'boat', 'brook']) await add(keyword, [keyword]);
    await decide('hide', { key: 'rivre', hidden: true });
    await decide('pin', { key: 'bot', pinned: true });
    await decide('merge', { key: 'brook', into: 'bot' });
    await rename('rivre', 'river');
    await rename('bot', 'boat');
    expect(await settings()).toEqual([
      ['boat', null, 0, false, null],
      ['brook', null, null, false, 'boat'],
    ]);
  });

  it('is kept where one of the two counts as the other', async () => {
    for (const keyword of ['rivre', 'river', 'bot', 'boat']) await add(keyword, [keyword]);
    await decide('merge', { key: 'rivre', into: 'river' });
    await decide('pin', { key: 'bot', pinned: true });
    await decide('merge', { key: 'boat', into: 'bot' });
    await rename('rivre', 'river');
    await rename('bot', 'boat');
    expect(await settings()).toEqual([
      ['boat', null, 0, false, null],
      ['river', null, null, false, null],
      ['rivre', null, null, false, 'river'],
    ]);
  });
});

it('a job changes works in turns with admins', async () => {
  await add('Boat', ['ship']);
  await app.pool.query(
    "insert into keyword_under_way (keyword, from_keyword, to_keyword) values ('ship', 'ship', 'boat'), ('boat', 'ship', 'boat')",
  );
  const [held, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = inTransaction(app.systemContext(), async ({ tx }) => {
    await lockKeywords(tx);
    held.resolve();
    await mayEnd.promise;
  });
  await held.promise;
  const job = changeKeywordEverywhere(app.systemContext(), { from: 'ship', to: 'boat' });
  await untilSomebodyWaits(app);
  expect(await countWithKeyword(app.db, 'ship')).toBe(1);
  mayEnd.resolve();
  await Promise.all([holding, job]);
  expect(await countWithKeyword(app.db, 'ship')).toBe(0);
});
