import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import {
  browser,
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInUser,
} from '../../../../tests/support/people.ts';
import { makeRating } from '../../../../tests/support/ratings.ts';

let app: TestApp;
let admin: SignedInAdmin;
let author: SignedInUser;
let contributor: string;
let category: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app, 'moderator');
  author = await signInUser(app);
  contributor = await makeContributor(app, 'salma');
  category = await makeCategory(app, 'birds');
});

let made = 0;
async function makeRated(): Promise<{ work: Made; id: string; title: string }> {
  made += 1;
  const title = `Egret ${made}`;
  const work = await makeContent(app, { category, contributor, title, prices: [4900] });
  const id = await makeRating(app, { accountId: author.userId, work, stars: 1, words: 'The maker is a thief.' });
  for (const _ of [1, 2, 3]) await makeRating(app, { accountId: (await signInUser(app)).userId, work });
  return { work, id, title };
}
const countOf = async ({ contentId }: Made) =>
  ((await browser(app).call('GET', `/rating/of/${contentId}`)).body['summary'] as { count: number } | null)?.count;
const noticesOf = async (who: SignedInUser, about: string) =>
  (
    await app.pool.query<{ code: string; reason: string }>(
      'select code, reason from account_notice where account_id = $1 and about = $2 order by id',
      [who.userId, about],
    )
  ).rows.filter(({ code }) => code.includes('rating'));

describe('a rating that an admin hides', () => {
  it('isn’t public and doesn’t count; its author learns why, once', async () => {
    const { work, id, title } = await makeRated();
    expect(await countOf(work)).toBe(4);
    const hide = () => admin.call('PUT', `/rating/hide/${id}`, { reason: 'It insults a person.' });
    for (const _ of [1, 2]) expect((await hide()).status).toBe(200);
    expect(await countOf(work)).toBe(3);
    expect(await noticesOf(author, title)).toEqual([{ code: 'rating_hidden', reason: 'It insults a person.' }]);
    expect((await author.call('GET', `/rating/mine/${work.contentId}`)).body).toMatchObject({
      rating: { hidden: 'by_admin', reason: 'It insults a person.' },
    });
    // The author may still change it, and it stays hidden.
    await author.call('PUT', `/rating/mine/${work.contentId}`, { stars: 2, words: 'Better words.' });
    expect(await countOf(work)).toBe(3);
    expect((await admin.call('PUT', `/rating/hide/${id}`, { reason: ' ' })).status).toBe(400);
    for (const _ of [1, 2]) expect((await admin.call('PUT', `/rating/show/${id}`)).status).toBe(200);
    expect(await countOf(work)).toBe(4);
    expect((await noticesOf(author, title)).map(({ code }) => code)).toEqual(['rating_hidden', 'rating_shown']);
  });

  it('stays hidden when its author deletes it and rates again', async () => {
    const { work, id, title } = await makeRated();
    const { rows: before } = await app.pool.query('select id from account_notice where about = $1', [title]);
    await admin.call('PUT', `/rating/hide/${id}`, { reason: 'It insults a person.' });
    const path = `/rating/mine/${work.contentId}`;
    for (const _ of [1, 2]) {
      for (const __ of [1, 2]) expect((await author.call('DELETE', path)).body).toEqual({ done: true });
      expect((await author.call('GET', path)).body).toEqual({ mayRate: true, rating: null });
      const { rows } = await app.pool.query('select words, answer from rating where id = $1', [id]);
      expect(rows).toEqual([{ words: '', answer: null }]);
      expect((await admin.call('GET', `/rating/all?content=${work.contentId}`)).body['total']).toBe(3);
      expect((await admin.call('PUT', `/rating/show/${id}`)).status).toBe(404);
      const again = await author.call('PUT', path, { stars: 1, words: 'A thief, I say.' });
      expect(again.body).toMatchObject({ rating: { hidden: 'by_admin', reason: 'It insults a person.' } });
      expect(await countOf(work)).toBe(3);
    }
    const { rows: after } = await app.pool.query<{ code: string }>(
      'select code from account_notice where about = $1 order by id',
      [title],
    );
    expect(after.slice(before.length).map(({ code }) => code)).toEqual(['rating_hidden']);
  });

  it('is in the list of all ratings by state, stars and work', async () => {
    const { work, id } = await makeRated();
    await admin.call('PUT', `/rating/hide/${id}`, { reason: 'Insults.' });
    const list = async (query: string) =>
      (await admin.call('GET', `/rating/all?${query}`)).body as { items: { _id: string }[]; total: number };
    expect(await list(`state=hidden&content=${work.contentId}`)).toMatchObject({
      items: [{ _id: id, stars: 1, hiddenReason: 'Insults.', isRefunded: false }],
      total: 1,
    });
    expect((await list(`content=${work.contentId}`)).total).toBe(4);
    expect((await list(`stars=1&content=${work.contentId}`)).items.map(({ _id }) => _id)).toEqual([id]);
    expect((await list('content=nothing')).total).toBe(0);
    expect((await list('limit=1')).items).toHaveLength(1);
    expect((await author.call('GET', '/rating/all')).status).toBe(401);
  });
});

describe('a reported rating', () => {
  const report = { kind: 'unlawful', words: 'It calls a person a thief.' };

  it('is one case; closing it hides the rating and notifies author and reporter', async () => {
    const { work, id, title } = await makeRated();
    const reporter = await signInUser(app);
    expect((await reporter.call('POST', `/rating/report/${id}`, report)).status).toBe(200);
    expect((await browser(app).call('POST', `/rating/report/${id}`, report)).status).toBe(200);
    const found = (await admin.call('GET', `/report/cases/${id}`)).body as {
      case: object;
      items: { _id: string }[];
    };
    expect(found.case).toMatchObject({ isAboutRating: true, rating: { stars: 1, title }, reports: 2 });
    const seen = found.items.map(({ _id }) => _id);
    const close = (body: object) =>
      admin.call('PUT', `/report/close/${id}`, { outcome: 'rating_hidden', seen, ...body });
    expect((await close({})).status).toBe(400);
    expect((await close({ note: 'No insults, please.' })).body).toEqual({ closed: 2 });
    expect(await countOf(work)).toBe(3);
    expect(await noticesOf(author, title)).toEqual([{ code: 'rating_hidden', reason: 'No insults, please.' }]);
    expect((await noticesOf(reporter, title)).map(({ code }) => code)).toEqual(['report_rating_hidden']);
    // A hidden rating can't be reported again.
    expect((await reporter.call('POST', `/rating/report/${id}`, report)).status).toBe(404);
  });

  it('outlives the rating', async () => {
    const { id } = await makeRated();
    await browser(app).call('POST', `/rating/report/${id}`, report);
    await app.pool.query('delete from rating where id = $1', [id]);
    expect((await admin.call('GET', `/report/cases/${id}`)).body).toMatchObject({
      case: { isAboutRating: true, rating: null },
    });
    expect((await browser(app).call('POST', '/rating/report/nothing', report)).status).toBe(404);
  });
});
