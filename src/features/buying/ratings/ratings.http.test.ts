import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { giveBack, payOrder } from '../../../../tests/support/bought.ts';
import { recordQueries } from '../../../../tests/support/explain.ts';
import { type Made, makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { makePaidOrder } from '../../../../tests/support/good-certificate-calls.ts';
import { makeOrder } from '../../../../tests/support/orders.ts';
import { browser, type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { makeRating } from '../../../../tests/support/ratings.ts';
import { showOwnRating } from './service/own.ts';

let app: TestApp;
let contributor: SignedInUser;
let category: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  contributor = await signInContributor(app);
  category = await makeCategory(app, 'birds');
});

let made = 0;
const makeWork = (): Promise<Made> => {
  made += 1;
  return makeContent(app, { category, contributor: contributor.userId, title: `Heron ${made}`, prices: [4900] });
};
const buyBy = async (person: SignedInUser, work: Made): Promise<string> =>
  (await makePaidOrder(app, { accountId: person.userId, ...work, price: 4900 })).id;
const rate = (person: SignedInUser, { contentId }: Made, stars: number, words = '') =>
  person.call('PUT', `/rating/mine/${contentId}`, { stars, words });
const ownOf = async (person: SignedInUser, { contentId }: Made) =>
  (await person.call('GET', `/rating/mine/${contentId}`)).body as {
    mayRate: boolean;
    rating: { stars: number; hidden: string | null } | null;
  };
interface Shown {
  items: { _id: string; stars: number; words: string; author: string; answer: { words: string } | null }[];
  summary: { count: number; average: number; byStars: number[] } | null;
  nextCursor: string | null;
  total: number;
}
const shownOf = async ({ contentId }: Made, query = ''): Promise<Shown> =>
  (await browser(app).call('GET', `/rating/of/${contentId}${query}`)).body as unknown as Shown;
const noticesOf = async ({ userId }: SignedInUser, about: string) =>
  (
    await app.pool.query<{ code: string }>(
      'select code from account_notice where account_id = $1 and about = $2 order by id',
      [userId, about],
    )
  ).rows.map(({ code }) => code);
/** Adds ratings by this many new buyers. */
const addRatings = async (work: Made, stars: readonly number[]): Promise<SignedInUser[]> => {
  const people: SignedInUser[] = [];
  for (const each of stars) {
    const person = await signInUser(app);
    await makeRating(app, { accountId: person.userId, work, stars: each });
    people.push(person);
  }
  return people;
};

describe('a rating', () => {
  it('is for somebody who paid for the work', async () => {
    const work = await makeWork();
    const person = await signInUser(app);
    expect(await ownOf(person, work)).toEqual({ mayRate: false, rating: null });
    const refused = await rate(person, work, 5);
    expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringContaining('you’ve paid for')]);
    await buyBy(person, work);
    expect(await ownOf(person, work)).toEqual({ mayRate: true, rating: null });
    expect((await rate(person, work, 4, 'Fine lines.')).body).toMatchObject({
      rating: { stars: 4, words: 'Fine lines.', answer: null, hidden: null },
    });
  });

  it('reads only purchases of its work, not all of the account', async () => {
    const work = await makeWork();
    const person = await signInUser(app);
    const actor = { kind: 'user' as const, id: person.userId, contributorId: null, sessionId: '', restricted: null };
    const queries = await recordQueries(app.pool, (db) =>
      showOwnRating(
        { ...app.systemContext(), db, actor },
        { params: work, query: undefined, body: undefined, idempotencyKey: undefined, file: undefined },
      ),
    );
    const read = queries.filter(({ sql }) => sql.includes('entitlement'));
    expect(read.length).toBeGreaterThan(0);
    for (const { parameters } of read) expect(parameters).toContain(work.contentId);
  });

  it('is not for somebody who ordered a free variant, or hasn’t paid yet', async () => {
    const free = await makeContent(app, {
      category,
      contributor: contributor.userId,
      title: 'Free heron',
      prices: [0],
    });
    const person = await signInUser(app);
    await makePaidOrder(app, { accountId: person.userId, ...free, price: 0 });
    expect((await rate(person, free, 5)).status).toBe(409);
    const work = await makeWork();
    const orderId = await makeOrder(app, { accountId: person.userId, ...work, price: 4900 });
    expect((await rate(person, work, 5)).status).toBe(409);
    await payOrder(app, orderId);
    expect((await rate(person, work, 5)).status).toBe(200);
  });

  it('is one per buyer and work, also at once, and can be changed', async () => {
    const work = await makeWork();
    const person = await signInUser(app);
    await buyBy(person, work);
    const answers = await Promise.all([1, 2, 3, 4].map((stars) => rate(person, work, stars)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await rate(person, work, 2, 'Less good.')).status).toBe(200);
    const { rows } = await app.pool.query('select stars, words from rating where content_id = $1', [work.contentId]);
    expect(rows).toEqual([{ stars: 2, words: 'Less good.' }]);
    expect(await noticesOf(contributor, `Heron ${made}`)).toEqual(['rating_received']);
  });

  it('has one to five stars and cleaned words', async () => {
    const work = await makeWork();
    const person = await signInUser(app);
    await buyBy(person, work);
    for (const stars of [0, 6, 2.5]) expect((await rate(person, work, stars)).status).toBe(400);
    expect((await rate(person, work, 5, 'x'.repeat(2001))).status).toBe(400);
    expect((await rate(person, work, 5, ' Nice\u200b \u202ework ')).body).toMatchObject({
      rating: { words: expect.stringMatching(/^Nice\s?work$/) },
    });
  });

  it('can be deleted by its author alone', async () => {
    const work = await makeWork();
    const [author] = await addRatings(work, [3, 4]);
    if (author === undefined) return;
    for (const _ of [1, 2])
      expect((await author.call('DELETE', `/rating/mine/${work.contentId}`)).body).toEqual({ done: true });
    const { rows } = await app.pool.query('select stars from rating where content_id = $1', [work.contentId]);
    expect(rows).toEqual([{ stars: 4 }]);
    expect((await browser(app).call('DELETE', `/rating/mine/${work.contentId}`)).status).toBe(401);
  });

  it('shows in the downloads of its author which works can be rated', async () => {
    const [rated, bought] = [await makeWork(), await makeWork()];
    const person = await signInUser(app);
    await buyBy(person, bought);
    await makeRating(app, { accountId: person.userId, work: rated, stars: 2 });
    const { items } = (await person.call('GET', '/rating/mine')).body as { items: object[] };
    expect(items).toHaveLength(2);
    expect(items).toContainEqual({ contentId: rated.contentId, stars: 2 });
    expect(items).toContainEqual({ contentId: bought.contentId, stars: null });
  });
});

describe('ratings of a work', () => {
  it('are public from three on', async () => {
    const work = await makeWork();
    const [first] = await addRatings(work, [5, 4]);
    expect(await shownOf(work)).toMatchObject({ items: [], summary: null, total: 0 });
    if (first !== undefined) expect((await ownOf(first, work)).rating).toMatchObject({ stars: 5, hidden: null });
    await addRatings(work, [5]);
    const shown = await shownOf(work);
    expect(shown.summary).toEqual({ count: 3, average: 4.7, byStars: [0, 0, 0, 1, 2] });
    expect(shown.items.map(({ stars }) => stars)).toEqual([5, 4, 5]);
    expect(shown.items[0]?.author).toMatch(/^Person/);
  });

  it('come page by page, newest first', async () => {
    const work = await makeWork();
    await addRatings(work, [1, 2, 3, 4, 5]);
    const first = await shownOf(work, '?limit=2');
    expect([first.items.map(({ stars }) => stars), first.total]).toEqual([[5, 4], 5]);
    const second = await shownOf(work, `?limit=2&cursor=${first.nextCursor}`);
    expect(second.items.map(({ stars }) => stars)).toEqual([3, 2]);
    const last = await shownOf(work, `?limit=2&cursor=${second.nextCursor}`);
    expect([last.items.map(({ stars }) => stars), last.nextCursor]).toEqual([[1], null]);
    expect((await browser(app).call('GET', `/rating/of/${work.contentId}?cursor=wrong`)).status).toBe(400);
  });

  it('don’t count while the purchase is refunded', async () => {
    const work = await makeWork();
    await addRatings(work, [5, 5, 5]);
    const person = await signInUser(app);
    const orderId = await buyBy(person, work);
    await rate(person, work, 1, 'It was broken.');
    expect((await shownOf(work)).summary).toMatchObject({ count: 4, average: 4 });
    await giveBack(app, orderId);
    expect((await shownOf(work)).summary).toMatchObject({ count: 3, average: 5 });
    expect(await ownOf(person, work)).toMatchObject({ mayRate: false, rating: { stars: 1, hidden: 'refunded' } });
    expect((await rate(person, work, 5)).status).toBe(409);
    // Somebody who buys it again has the rating back.
    await buyBy(person, work);
    expect((await shownOf(work)).summary).toMatchObject({ count: 4, average: 4 });
  });

  it('are none for a work that isn’t public', async () => {
    const work = await makeWork();
    await addRatings(work, [5, 5, 5]);
    await app.pool.query("update content set status = 'unpublished' where id = $1", [work.contentId]);
    await app.pool.query('delete from listing where content_id = $1', [work.contentId]);
    expect(await shownOf(work)).toMatchObject({ items: [], summary: null });
    expect((await browser(app).call('GET', '/rating/of/nothing')).body).toMatchObject({ items: [], summary: null });
  });

  it('make the average of their contributor, if they are public', async () => {
    const other = await signInContributor(app);
    const works: Made[] = [];
    for (const title of ['One', 'Two', 'Three'])
      works.push(await makeContent(app, { category, contributor: other.userId, title, prices: [4900] }));
    const averageOf = async () => (await browser(app).call('GET', `/rating/of-contributor/${other.userId}`)).body;
    const [first, second, third] = works;
    if (first === undefined || second === undefined || third === undefined) return;
    await addRatings(second, [1, 1]);
    await addRatings(third, [2]);
    expect(await averageOf()).toEqual({ summary: null });
    await addRatings(first, [5, 4, 4]);
    expect(await averageOf()).toMatchObject({ summary: { count: 3, average: 4.3 } });
    await addRatings(second, [1]);
    expect(await averageOf()).toMatchObject({ summary: { count: 6, average: 2.7 } });
    await app.pool.query('delete from listing where content_id = $1', [second.contentId]);
    expect(await averageOf()).toMatchObject({ summary: { count: 3, average: 4.3 } });
  });
});

describe('the answer of the contributor', () => {
  it('is public with the rating, notifies its author once, and an empty one deletes it', async () => {
    const work = await makeWork();
    const [author] = await addRatings(work, [4, 5, 5]);
    const { body } = await contributor.call('GET', '/rating/received');
    const items = body['items'] as { _id: string; contentId: string; stars: number; title: string }[];
    const rating = items.find(({ contentId, stars }) => contentId === work.contentId && stars === 4);
    expect(rating?.title).toBe(`Heron ${made}`);
    const answer = (words: string) => contributor.call('PUT', `/rating/answer/${rating?._id}`, { words });
    expect((await answer('Thank you!')).body).toMatchObject({ answer: { words: 'Thank you!' } });
    await answer('Thank you very much!');
    expect((await shownOf(work)).items.at(-1)?.answer?.words).toBe('Thank you very much!');
    if (author !== undefined) expect(await noticesOf(author, `Heron ${made}`)).toContain('rating_answered');
    if (author !== undefined)
      expect((await noticesOf(author, `Heron ${made}`)).filter((code) => code === 'rating_answered')).toHaveLength(1);
    const unanswered = (await contributor.call('GET', '/rating/received?show=unanswered')).body['items'] as {
      _id: string;
    }[];
    expect(unanswered.some(({ _id }) => _id === rating?._id)).toBe(false);
    expect((await answer('')).body).toEqual({ answer: null });
    expect((await shownOf(work)).items.at(-1)?.answer).toBeNull();
    expect((await answer('x'.repeat(1001))).status).toBe(400);
  });

  it('is not for other contributors, visitors or the author', async () => {
    const work = await makeWork();
    const [author] = await addRatings(work, [4]);
    const { rows } = await app.pool.query<{ id: string }>('select id from rating where content_id = $1', [
      work.contentId,
    ]);
    const path = `/rating/answer/${rows[0]?.id}`;
    expect((await (await signInContributor(app)).call('PUT', path, { words: 'No.' })).status).toBe(404);
    expect((await browser(app).call('PUT', path, { words: 'No.' })).status).toBe(401);
    expect((await author?.call('PUT', path, { words: 'No.' }))?.status).toBe(403);
    expect((await contributor.call('PUT', '/rating/answer/nothing', { words: 'No.' })).status).toBe(404);
  });
});

describe('an account that is deleted', () => {
  it('takes its ratings along, and its answers', async () => {
    const work = await makeWork();
    const [author, other] = await addRatings(work, [4, 5]);
    if (author === undefined || other === undefined) return;
    await app.pool.query(
      "update rating set answer = 'Thanks', answered_at = now(), answered_by = $2 where account_id = $1",
      [other.userId, author.userId],
    );
    expect((await author.deleteAccount()).status).toBe(200);
    const { rows } = await app.pool.query('select stars, answer from rating where content_id = $1', [work.contentId]);
    expect(rows).toEqual([{ stars: 5, answer: null }]);
  });
});
