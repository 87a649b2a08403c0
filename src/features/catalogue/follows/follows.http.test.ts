import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { browser, type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { mailFollowers, notifyFollowers } from './service/notify.ts';

let app: TestApp;
let category: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  category = await makeCategory(app, 'birds');
});

const follow = (person: Pick<SignedInUser, 'call'>, id: string, isFollowed = true) =>
  person.call('PUT', `/follow/contributor/${id}`, { isFollowed });
const stateOf = async (person: Pick<SignedInUser, 'call'>, id: string) =>
  (await person.call('GET', `/follow/contributor/${id}?counted=1`)).body;
/** Publishes a work some seconds ago; by default before those whose transactions may still go on. */
const publish = ({ userId: contributor }: SignedInUser, title: string, seconds = 120) =>
  makeContent(app, {
    category,
    contributor,
    title,
    prices: [4900],
    publishedAt: new Date(Date.now() - seconds * 1000),
  });
/** Moves the times of an account's follows back by days. */
const age = ({ userId }: SignedInUser, days: number) =>
  app.pool.query(
    `update follow set told_at = told_at - make_interval(days => $2), mailed_at = mailed_at - make_interval(days => $2)
     where account_id = $1`,
    [userId, days],
  );
const noticesOf = async ({ userId }: SignedInUser) =>
  (
    await app.pool.query<{ about: string; reason: string; subject_id: string }>(
      "select about, reason, subject_id from account_notice where account_id = $1 and code = 'follow_published' order by id",
      [userId],
    )
  ).rows;
const lettersTo = async ({ userId }: SignedInUser) =>
  (
    await app.pool.query<{ subject: string; body: string; unsubscribe_url: string }>(
      'select subject, text_body as body, unsubscribe_url from mail where account_id = $1 order by id',
      [userId],
    )
  ).rows;
const addEmail = ({ userId }: SignedInUser) =>
  app.pool.query('update account set email = $2, email_verified = true where id = $1', [
    userId,
    `${userId}@example.com`,
  ]);

describe('following a contributor', () => {
  it('is kept with the account and counted, however often it is pressed', async () => {
    const [contributor, person] = [await signInContributor(app), await signInUser(app)];
    const id = contributor.userId;
    expect(await stateOf(browser(app), id)).toEqual({ isFollowed: false, isOwn: false, followers: 0 });
    expect((await person.call('GET', `/follow/contributor/${id}`)).body).toMatchObject({ followers: null });
    expect((await person.call('GET', `/follow/contributor/${id}?counted=2`)).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => follow(person, id)));
    expect(answers.map(({ status, body }) => [status, body['isFollowed']])).toEqual([
      [200, true],
      [200, true],
      [200, true],
    ]);
    expect(await stateOf(person, id)).toEqual({ isFollowed: true, isOwn: false, followers: 1 });
    expect((await person.call('GET', '/follow/mine')).body).toMatchObject({ items: [{ _id: id }], total: 1 });
    for (const _ of [1, 2]) expect((await follow(person, id, false)).body).toEqual({ isFollowed: false });
    expect(await stateOf(contributor, id)).toEqual({ isFollowed: false, isOwn: true, followers: 0 });
    expect((await person.call('GET', '/follow/mine')).body).toMatchObject({ items: [], total: 0 });
  });

  it('is not for visitors, oneself, unknown contributors or those who have left', async () => {
    const [contributor, person] = [await signInContributor(app), await signInUser(app)];
    expect((await follow(browser(app), contributor.userId)).status).toBe(401);
    expect((await follow(contributor, contributor.userId)).status).toBe(409);
    expect((await follow(person, 'nothing')).status).toBe(404);
    await follow(person, contributor.userId);
    await app.pool.query("update contributor set status = 'suspended' where id = $1", [contributor.userId]);
    expect((await stateOf(person, contributor.userId))['status']).toBe(404);
    expect((await person.call('GET', '/follow/mine')).body).toMatchObject({ items: [] });
    expect((await follow(person, contributor.userId, false)).status).toBe(200);
  });

  it('is listed page by page, the last followed first', async () => {
    const person = await signInUser(app);
    const ids: string[] = [];
    for (const _ of [1, 2, 3, 4]) {
      const { userId } = await signInContributor(app);
      await follow(person, userId);
      ids.unshift(userId);
    }
    // Somebody who has left takes no place in a page.
    await app.pool.query("update contributor set status = 'suspended' where id = $1", [ids[1]]);
    const list = async (query: string) => {
      const { body } = await person.call('GET', `/follow/mine?limit=2${query}`);
      const { items, nextCursor, total } = body as { items: { _id: string }[]; nextCursor: string; total: number };
      return { ids: items.map(({ _id }) => _id), nextCursor, total };
    };
    const first = await list('');
    expect(first).toMatchObject({ ids: [ids[0], ids[2]], total: 3 });
    expect(await list(`&cursor=${first.nextCursor}`)).toEqual({ ids: [ids[3]], nextCursor: null, total: 3 });
    expect((await person.call('GET', '/follow/mine?cursor=wrong')).status).toBe(400);
  });

  it('ends with the account', async () => {
    const [contributor, person] = [await signInContributor(app), await signInUser(app)];
    await follow(person, contributor.userId);
    expect((await person.deleteAccount()).status).toBe(200);
    expect((await stateOf(contributor, contributor.userId))['followers']).toBe(0);
  });
});

describe('new works', () => {
  it('come to the bell in one notification a day for each contributor', async () => {
    const [contributor, person, late] = [await signInContributor(app), await signInUser(app), await signInUser(app)];
    await follow(person, contributor.userId);
    await age(person, 2);
    for (const title of ['Boats', 'Kites', 'Lamps', 'Masks']) await publish(contributor, title);
    await follow(late, contributor.userId);
    await Promise.all([notifyFollowers(app.systemContext()), notifyFollowers(app.systemContext())]);
    await notifyFollowers(app.systemContext());
    expect(await noticesOf(person)).toEqual([
      { about: expect.any(String), reason: 'Masks, Lamps, Kites and 1 more', subject_id: contributor.userId },
    ]);
    // Somebody who followed later isn't notified of former works.
    await age(late, 0);
    expect(await noticesOf(late)).toEqual([]);
    await publish(contributor, 'Rivers');
    await notifyFollowers(app.systemContext());
    expect(await noticesOf(person)).toHaveLength(1);
  });

  it('come the next day if they were committed during a run', async () => {
    const [contributor, person] = [await signInContributor(app), await signInUser(app)];
    await follow(person, contributor.userId);
    await age(person, 2);
    await publish(contributor, 'Boats');
    const ctx = app.systemContext();
    await notifyFollowers(ctx);
    await publish(contributor, 'Kites', 5);
    await notifyFollowers({ ...ctx, now: new Date(ctx.now.getTime() + 25 * 3_600_000) });
    expect((await noticesOf(person)).map(({ reason }) => reason)).toEqual(['Boats', 'Kites']);
  });

  it('are e-mailed to all who want it in one run', async () => {
    const [contributor, off] = [await signInContributor(app), await signInUser(app)];
    await addEmail(off);
    await follow(off, contributor.userId);
    await app.pool.query("update account set emails = array_remove(emails, 'follow') where id = $1", [off.userId]);
    await age(off, 8);
    await app.pool.query(
      `with people as (
         insert into account (id, username, name, email, email_verified)
         select gen_random_uuid(), 'reader-' || n, 'Reader', 'reader-' || n || '@example.com', true
         from generate_series(1, 60) n returning id
       )
       insert into follow (account_id, contributor_id, mailed_at)
       select id, $1, now() - interval '8 days' from people`,
      [contributor.userId],
    );
    await mailFollowers(app.systemContext());
    const { rows } = await app.pool.query(
      "select account_id from follow where contributor_id = $1 and mailed_at < now() - interval '1 day'",
      [contributor.userId],
    );
    // Those who turned it off are skipped, so that they take no time from others.
    expect(rows).toEqual([{ account_id: off.userId }]);
  });

  it('come once a week by e-mail, with one press to end it', async () => {
    const [contributor, other, person] = [
      await signInContributor(app),
      await signInContributor(app),
      await signInUser(app),
    ];
    await addEmail(person);
    for (const { userId } of [contributor, other]) await follow(person, userId);
    await publish(contributor, 'Boats');
    await publish(other, 'Drums');
    await mailFollowers(app.systemContext());
    expect(await lettersTo(person)).toEqual([]);
    await age(person, 8);
    await Promise.all([mailFollowers(app.systemContext()), mailFollowers(app.systemContext())]);
    const letters = await lettersTo(person);
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    expect(letter?.subject).toMatch(/^New works: .* and 1 other$/);
    expect(letter?.body).toMatch(/Boats[\s\S]*Drums|Drums[\s\S]*Boats/);
    const url = new URL(letter?.unsubscribe_url ?? '');
    const answer = await app.fetch(url.pathname, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([200, { kind: 'follow' }]);
    await age(person, 8);
    await publish(contributor, 'Lamps');
    await mailFollowers(app.systemContext());
    expect(await lettersTo(person)).toHaveLength(1);
  });

  it('reach each of many followers once, in several transactions', async () => {
    const contributor = await signInContributor(app);
    await app.pool.query(
      `with people as (
         insert into account (id, username, name)
         select gen_random_uuid(), 'follower-' || n, 'Follower' from generate_series(1, 450) n returning id
       )
       insert into follow (account_id, contributor_id, told_at, mailed_at)
       select id, $1, now() - interval '2 days', now() from people`,
      [contributor.userId],
    );
    await publish(contributor, 'Boats');
    for (const _ of [1, 2]) await notifyFollowers(app.systemContext());
    const { rows } = await app.pool.query(
      'select count(*)::int as n, count(distinct account_id)::int as people from account_notice where subject_id = $1',
      [contributor.userId],
    );
    expect(rows).toEqual([{ n: 450, people: 450 }]);
  });
});
