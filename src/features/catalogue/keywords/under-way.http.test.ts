import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { fillContents } from '../../../../tests/support/many-contents.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { countWithKeyword } from '../content/store/keyword-changes.ts';
import { changeKeywordEverywhere } from './service.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const contributor = await makeContributor(app, 'rahim');
const category = await makeCategory(app, 'photos');
const path = '/content-category/keywords';
const rename = (keyword: string, to: string, headers = {}) =>
  admin.call('PUT', `${path}/rename`, { keyword, to }, headers);
const remove = (keyword: string) => admin.call('DELETE', `${path}/remove`, { keyword, reason: 'Nobody uses it.' });
const add = (keyword: string) => makeContent(app, { category, contributor, title: 'Work', keywords: [keyword] });
const run = (from: string, to: string | null) => changeKeywordEverywhere(app.systemContext(), { from, to });

/** 700 works have the keyword `ship`, some of them `boat`. */
beforeEach(async () => {
  await app.pool.query(
    'delete from listing; delete from content; delete from renamed_keyword; delete from keyword_under_way',
  );
  await fillContents(app, {
    count: 700,
    categories: [category.id, category.id],
    contributors: [contributor, contributor],
  });
  await app.pool.query(
    "insert into content_keyword (content_id, keyword, position) select id, 'ship', 5 from content on conflict do nothing",
  );
});

it('no other change of a keyword begins while a job renames it', async () => {
  for (const keyword of ['boat', 'stream', 'lake']) await add(keyword);
  const works = await countWithKeyword(app.db, 'ship');
  const queued = { works, queued: true, merged: true };
  expect((await rename('ship', 'boat')).body).toEqual(queued);
  // The queued job still has to rename the keyword in most works, and would overwrite other changes there.
  const refused = {
    status: 409,
    body: { code: 'conflict', detail: expect.stringContaining('still renaming “ship” to “boat”') },
  };
  expect(await rename('boat', 'ship')).toMatchObject(refused);
  expect(await rename('ship', 'vessel')).toMatchObject(refused);
  expect(await rename('stream', 'boat')).toMatchObject(refused);
  expect(await remove('boat')).toMatchObject(refused);
  expect(await remove('ship')).toMatchObject(refused);
  // Changes of other keywords are accepted, and so is the same change, in case its job failed.
  expect((await rename('lake', 'stream')).status).toBe(200);
  expect((await rename('ship', 'boat')).body).toEqual(queued);
  await run('ship', 'boat');
  expect((await rename('boat', 'ship')).body).toMatchObject({ queued: true });
});

it('no other change of a keyword begins while a job removes it', async () => {
  await add('lake');
  await add('stream');
  expect((await remove('ship')).body).toMatchObject({ queued: true });
  // The job would remove the new keyword from works that it hasn't reached.
  const refused = {
    status: 409,
    body: { code: 'conflict', detail: expect.stringContaining('still removing “ship”') },
  };
  expect(await rename('lake', 'ship')).toMatchObject(refused);
  expect(await rename('ship', 'vessel')).toMatchObject(refused);
  expect(await rename('lake', 'ship', { 'accept-language': 'bn' })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('“ship” এখনো সরানো হচ্ছে') },
  });
  expect((await rename('lake', 'stream')).status).toBe(200);
  expect((await remove('ship')).body).toMatchObject({ queued: true });
  await run('ship', null);
  expect(await countWithKeyword(app.db, 'ship')).toBe(0);
  expect((await rename('stream', 'ship')).status).toBe(200);
});

it.each([['boat'], [null]])(
  'a change to %s whose job died ends with the last work that had the keyword',
  async (to) => {
    await add('boat');
    await add('lake');
    const ask = () => (to === null ? remove('ship') : rename('ship', to));
    expect((await ask()).body).toMatchObject({ queued: true });
    await app.pool.query(
      "delete from content_keyword where keyword = 'ship' and content_id in (select id from content limit 600)",
    );
    expect((await rename('lake', 'ship')).status).toBe(409);
    await app.pool.query("delete from content_keyword where keyword = 'ship'");
    expect((await ask()).status).toBe(404);
    const boats = await countWithKeyword(app.db, 'boat');
    expect((await rename('boat', 'ship')).body).toEqual({ works: boats, queued: false, merged: false });
    // A job whose change is finished does nothing when it is started again.
    await run('ship', to);
    expect(await countWithKeyword(app.db, 'ship')).toBe(boats);
    expect((await rename('lake', 'ship')).body).toMatchObject({ queued: false, merged: true });
    expect(
      (await app.pool.query('select keyword, renamed_to as to from renamed_keyword order by keyword')).rows,
    ).toEqual([
      { keyword: 'boat', to: 'ship' },
      { keyword: 'lake', to: 'ship' },
    ]);
  },
);

it('where one of two changes has ended, the other still counts', async () => {
  await add('lake');
  const mark = (...rows: string[]) =>
    app.pool.query(`insert into keyword_under_way (keyword, from_keyword, to_keyword) values ${rows.join()}`);
  await mark("('lake', 'sea', 'lake')", "('sea', 'sea', 'lake')", "('ship', 'ship', null)");
  expect(await rename('lake', 'ship')).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('still removing “ship”') },
  });
  await app.pool.query("delete from content_keyword where keyword = 'ship'");
  expect((await rename('lake', 'ship')).status).toBe(200);
  expect((await app.pool.query('select from keyword_under_way')).rowCount).toBe(0);
});

it('a job does what is left of its change, and nothing once another has taken its place', async () => {
  expect((await rename('ship', 'boat')).body).toMatchObject({ queued: true });
  expect((await rename('ship', 'boat')).body).toMatchObject({ queued: true });
  await run('ship', null);
  await run('ship', 'vessel');
  expect(await countWithKeyword(app.db, 'ship')).toBeGreaterThan(600);
  await Promise.all([run('ship', 'boat'), run('ship', 'boat')]);
  expect(await countWithKeyword(app.db, 'ship')).toBe(0);
  expect((await app.pool.query('select from keyword_under_way')).rowCount).toBe(0);
});

it('a job comes back to a work that was given the keyword after it had passed', async () => {
  expect((await rename('ship', 'boat')).body).toMatchObject({ queued: true });
  await app.pool.query(`
    create table given_back (at timestamptz default now());
    create function give_back() returns trigger language plpgsql as $$ begin
      if not exists (select from given_back) then
        insert into given_back default values;
        insert into content_keyword (content_id, keyword, position) select id, 'ship', 49 from content order by id limit 1;
      end if;
      return null; end $$;
    create trigger give_back after update on content_keyword for each statement execute function give_back()`);
  await run('ship', 'boat');
  expect((await app.pool.query('select from given_back')).rowCount).toBe(1);
  await app.pool.query('drop trigger give_back on content_keyword');
  expect(await countWithKeyword(app.db, 'ship')).toBe(0);
  expect((await app.pool.query('select from keyword_under_way')).rowCount).toBe(0);
});

it('of two changes of a keyword at the same time only one begins', async () => {
  const answers = await Promise.all([remove('ship'), rename('ship', 'vessel')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { rows } = await app.pool.query("select to_keyword as to from keyword_under_way where keyword = 'ship'");
  expect(rows).toEqual([{ to: answers[0].status === 200 ? null : 'vessel' }]);
});

it('the database refuses a keyword in two changes, and changes that are none', async () => {
  const mark = (keyword: string, from: string, to: string | null) =>
    app.pool.query('insert into keyword_under_way (keyword, from_keyword, to_keyword) values ($1, $2, $3)', [
      keyword,
      from,
      to,
    ]);
  await mark('tree', 'tree', 'oak');
  await mark('oak', 'tree', 'oak');
  await expect(mark('oak', 'oak', null)).rejects.toThrow('keyword_under_way_pkey');
  for (const [keyword, from, to] of [
    ['pine', 'pine', 'pine'],
    ['pine', 'fir', null],
    ['pine', 'fir', 'elm'],
    ['Pine', 'Pine', null],
    ['', '', null],
    ['pine', 'pine', 'x'.repeat(61)],
  ] as const)
    await expect(mark(keyword, from, to)).rejects.toThrow('check constraint');
});
