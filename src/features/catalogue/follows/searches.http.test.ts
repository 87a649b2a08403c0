import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { mailFollowers, notifySearchers } from './service/notify.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const DAY = 86_400_000;
let salma: SignedInUser;
let category: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  salma = await signInContributor(app);
  category = await makeCategory(app, 'birds');
});

const follow = (person: SignedInUser, query: string, isFollowed = true) =>
  person.call('PUT', '/follow/search', { query, name: `“${query}”`, isFollowed });
const listOwn = async (person: SignedInUser) =>
  ((await person.call('GET', '/follow/searches')).body['items'] as { query: string }[]).map(({ query }) => query);
const publish = (title: string, days = 0) =>
  makeContent(app, {
    category,
    contributor: salma.userId,
    title,
    prices: [5000],
    publishedAt: new Date(Date.now() - days * DAY - 120_000),
  });
const notify = () => notifySearchers(app.systemContext());
/** Moves the times of a person's searches back by days. */
const age = ({ userId }: SignedInUser, days: number) =>
  app.pool.query(
    `update followed_search set told_at = told_at - make_interval(hours => $2), mailed_at = mailed_at - make_interval(hours => $2)
     where account_id = $1`,
    [userId, days * 24],
  );
const noticesOf = async (person: SignedInUser) =>
  (
    await app.pool.query<{ about: string; reason: string }>(
      "select about, reason from account_notice where account_id = $1 and code = 'follow_found' order by id",
      [person.userId],
    )
  ).rows;

describe('a followed search', () => {
  it('is kept once, however its address was written, and ended by one press', async () => {
    const person = await signInUser(app);
    expect((await app.fetch('/api/v1/follow/searches')).status).toBe(401);
    await Promise.all([follow(person, 'q=boat&category=boats'), follow(person, 'sort=newest&category=boats&q=boat')]);
    expect(await listOwn(person)).toEqual(['q=boat&category=boats']);
    const state = async () => (await person.call('GET', '/follow/search?query=category%3Dboats%26q%3Dboat')).body;
    expect(await state()).toEqual({ isFollowed: true });
    expect((await follow(person, 'category=boats&q=boat', false)).status).toBe(200);
    expect((await follow(person, 'category=boats&q=boat', false)).status).toBe(200);
    expect([await state(), await listOwn(person)]).toEqual([{ isFollowed: false }, []]);
  });

  it('needs a valid filter, and there are at most 20', async () => {
    const person = await signInUser(app);
    for (const query of ['', 'sort=newest', 'price=cheap', 'collection=eid'])
      expect((await follow(person, query)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 22 }, (_, n) => follow(person, `q=boat${n}`)));
    expect(answers.filter(({ status }) => status === 409).length).toBe(2);
    const [first = ''] = await listOwn(person);
    expect((await follow(person, first)).status).toBe(200);
  });

  it('brings new works to the bell once a day together, and with the weekly e-mail', async () => {
    const person = await signInUser(app);
    await app.pool.query("update account set email = id || '@example.com', email_verified = true where id = $1", [
      person.userId,
    ]);
    await follow(person, 'q=boat');
    await follow(person, 'q=lantern&price=free');
    await publish('Old boat', 3);
    for (const title of ['Red boat', 'Paid lantern', 'Heron']) await publish(title);
    await age(person, 0.5);
    await notify();
    expect(await noticesOf(person)).toEqual([]);
    await age(person, 1);
    await Promise.all([notify(), notify()]);
    expect(await noticesOf(person)).toEqual([{ about: '“q=boat”', reason: 'Red boat' }]);
    const readLetters = async () =>
      (
        await app.pool.query<{ body: string }>('select text_body as body from mail where account_id = $1', [
          person.userId,
        ])
      ).rows;
    await age(person, 6);
    for (const _ of [1, 2]) await mailFollowers(app.systemContext());
    const letters = await readLetters();
    expect(letters.length).toBe(1);
    expect(letters[0]?.body).toContain('Red boat, Old boat');
    expect(letters[0]?.body).toContain('/content?q=boat&sort=newest');
    // `age` has moved back until when the person was notified, too, so the works are new again.
    await notify();
    expect((await noticesOf(person)).length).toBe(2);
  });

  it('fits into a notification, however long the names of searches are', async () => {
    const person = await signInUser(app);
    for (const query of ['q=kite', 'q=kite&price=paid', 'keyword=birds&q=kite'])
      await person.call('PUT', '/follow/search', { query, name: `“${'কা'.repeat(59)}”`, isFollowed: true });
    await publish('Paper kite');
    await age(person, 1.5);
    await notify();
    const [notice] = await noticesOf(person);
    expect(notice?.about).toMatch(/^“[কা]+…, “[কা]+…/);
  });

  it('and a followed contributor share one e-mail a week', async () => {
    const person = await signInUser(app);
    await app.pool.query("update account set email = id || '@example.com', email_verified = true where id = $1", [
      person.userId,
    ]);
    await follow(person, 'q=swing');
    await person.call('PUT', `/follow/contributor/${salma.userId}`, { isFollowed: true });
    await publish('Swing');
    const countLetters = async () =>
      (await app.pool.query('select from mail where account_id = $1', [person.userId])).rowCount;
    // Only the search is due; the contributor's works come with it, and not once more two days later.
    await age(person, 8);
    await mailFollowers(app.systemContext());
    expect(await countLetters()).toBe(1);
    await publish('Another swing');
    await app.pool.query("update follow set mailed_at = mailed_at - interval '2 days' where account_id = $1", [
      person.userId,
    ]);
    await age(person, 2);
    await mailFollowers(app.systemContext());
    expect(await countLetters()).toBe(1);
  });

  it('leaves with the account', async () => {
    const person = await signInUser(app);
    await follow(person, 'q=boat');
    expect((await person.deleteAccount()).status).toBe(200);
    const { rows } = await app.pool.query('select id from followed_search where account_id = $1', [person.userId]);
    expect(rows).toEqual([]);
  });
});
