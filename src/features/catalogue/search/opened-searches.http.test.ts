import { beforeEach, expect, it } from 'vitest';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { browser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { makeSearchedShop } from '../../../../tests/support/search-keys.ts';
import { refreshPopularKeys } from './service/popular-keys.ts';

const { app, insert, clear } = await makeSearchedShop();
const mina = await signInContributor(app);
const publish = () => makeDraft(app, { contributor: mina.userId, status: 'published', title: 'A boat' });
const { contentId } = await publish();

let visitors = 0;
/** Creates an IP address in a network that hasn't made requests before. */
const makeVisitor = (): string => {
  visitors += 1;
  return `198.18.0.${visitors}`;
};
const open = (search: string, visitor = makeVisitor(), id = contentId) =>
  app.fetch(`/api/v1/content/view/${id}?search=${encodeURIComponent(search)}`, {
    method: 'PATCH',
    headers: { 'x-forwarded-for': visitor },
  });
const read = async (person = mina) => (await person.call('GET', '/content/figures')).body['searches'];

beforeEach(async () => {
  await clear();
  await app.pool.query('delete from opened_search; delete from content_view');
  await insert('river boat', 0, 5);
});

it('names a search that led several visitors of a day to a work, and counts all others', async () => {
  await insert('sail', 0, 1);
  expect(await read()).toEqual({ items: [], others: 0 });
  await open('River  Boat');
  await open('sail');
  await open('river boat');
  expect(await read()).toEqual({ items: [], others: 3 });
  await open('river boat');
  expect(await read()).toEqual({ items: [{ key: 'river boat', visits: 3 }], others: 1 });
  expect(await read(await signInContributor(app))).toEqual({ items: [], others: 0 });
  expect((await browser(app).call('GET', '/content/figures')).status).toBe(401);
  expect((await (await signInUser(app)).call('GET', '/content/figures')).status).not.toBe(200);
});

it('counts a visitor once a day, and several at the same time', async () => {
  const visitor = makeVisitor();
  await open('river boat', visitor);
  await open('river boat', visitor);
  expect(await read()).toEqual({ items: [], others: 1 });
  await Promise.all(Array.from({ length: 8 }, () => open('river boat')));
  expect(await read()).toEqual({ items: [{ key: 'river boat', visits: 9 }], others: 0 });
});

it('has the day of visitors, so that one before and after midnight in Dhaka is one', async () => {
  await open('river boat');
  const { rows } = await app.pool.query(
    `select o.day = v.day and o.day = (now() at time zone 'UTC')::date as is_same
     from opened_search o join content_view v using (content_id)`,
  );
  expect(rows).toEqual([{ is_same: true }]);
});

it('doesn’t show one visitor’s words, whatever works they opened', async () => {
  const visitor = makeVisitor();
  for (const id of [contentId, (await publish()).contentId]) await open('river boat', visitor, id);
  expect(await read()).toEqual({ items: [], others: 2 });
});

it('leaves out what nobody searched for, what may be somebody’s number, and what an admin hid', async () => {
  for (const search of ['made up', 'rahim@example.com', '01712-345678', '%_%', '']) {
    expect((await open(search)).status).toBe(200);
    await open(search);
  }
  expect(await read()).toEqual({ items: [], others: 0 });
  expect((await open('x'.repeat(101))).status).toBe(400);
  expect((await open('river boat', undefined, 'none')).status).toBe(404);
  for (const visitor of [makeVisitor(), makeVisitor(), makeVisitor()]) await open('river boat', visitor);
  expect(await read()).toEqual({ items: [{ key: 'river boat', visits: 3 }], others: 0 });
  await app.pool.query("insert into keyword_setting (keyword, hidden) values ('river boat', true)");
  expect(await read()).toEqual({ items: [], others: 3 });
});

it('keeps no more than 50 searches of a work and day, for 90 days, and nothing of who it was', async () => {
  await app.pool.query(
    `insert into opened_search select $1, (now() at time zone 'UTC')::date, 'made ' || n, 1 from generate_series(1, 50) n`,
    [contentId],
  );
  await open('river boat');
  expect(await read()).toEqual({ items: [], others: 50 });
  await app.pool.query("update opened_search set day = day - 90 where key <> 'made 1'");
  await refreshPopularKeys(app.systemContext());
  const { rows } = await app.pool.query('select * from opened_search');
  expect(rows).toEqual([{ content_id: contentId, day: expect.anything(), key: 'made 1', visitors: 1 }]);
});
