import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { makeBrief, makeRequest } from '../../../../tests/support/requests.ts';
import { inTransaction } from '../../../platform/context.ts';
import { moveContent } from '../../catalogue/content/service/status.ts';
import { tellRequesters } from './service/jobs.ts';

const app: TestApp = await testApp({
  origin: 'https://arbor.example',
  environment: { ARBOR_RATE_LIMITS: '0' },
});
const admin = await signInAdmin(app, 'moderator');
const [contributor, other] = [await signInContributor(app), await signInContributor(app)];

const make = (status: 'draft' | 'published', title: string, owner = contributor.userId) =>
  makeDraft(app, { contributor: owner, status, title }).then(({ contentId }) => contentId);
const publish = (contentId: string) =>
  inTransaction(app.systemContext(), async (ctx) => {
    for (const step of ['pending', 'published'] as const) await moveContent(ctx, contentId, step);
  });
const answer = (id: string, contentId: string, who = contributor, language = 'en') =>
  who.call('PUT', `/content-request/answer/${id}`, { contentId }, { 'accept-language': language });
const removeAnswer = (id: string, contentId: string) =>
  contributor.call('DELETE', `/content-request/answer/${id}`, { contentId });
const close = (id: string) =>
  admin.call('PUT', `/content-request/close/${id}`, { outcome: 'unfulfilled', note: 'Nothing came.' });
/**
 * Runs the job that notifies requesters, this many hours from now.
 * @returns the e-mails that it writes
 */
const tell = async (hours = 0) => {
  await app.pool.query('delete from mail');
  await tellRequesters({ ...app.systemContext(), now: new Date(Date.now() + hours * 3_600_000) });
  return app.db.selectFrom('mail').select(['subject', 'text_body as text']).orderBy('id').execute();
};
const briefFor = async (change: Parameters<typeof makeRequest>[1] = {}) =>
  makeBrief(app, await makeRequest(app, change));

beforeEach(async () => {
  await app.pool.query('delete from content_request');
});

describe('answers to a brief', () => {
  it('are five of a contributor at most, also of those sent at the same time', async () => {
    const id = await briefFor();
    const works = await Promise.all(Array.from({ length: 8 }, (_, n) => make('draft', `Boat ${n}`)));
    const sent = await Promise.all(works.map((work) => answer(id, work)));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 409, 409, 409,
    ]);
    const { mine } = (await contributor.call('GET', `/content-request/briefs/${id}`)).body as {
      mine: { _id: string }[];
    };
    expect(mine).toHaveLength(5);
    const [first = ''] = mine.map(({ _id }) => _id);
    const left = works.find((work) => mine.every(({ _id }) => _id !== work)) ?? '';
    // Answering twice with the same work doesn't count as a sixth work; another contributor has five of their own.
    expect((await answer(id, first)).status).toBe(200);
    expect((await answer(id, await make('draft', 'Ship', other.userId), other)).status).toBe(200);
    expect((await answer(id, left)).body['detail']).toMatch(/with up to 5 works/);
    expect((await answer(id, left, contributor, 'bn')).body['detail']).toMatch(/৫টি কাজ/);
    await removeAnswer(id, first);
    expect((await answer(id, left)).status).toBe(200);
  });

  it('are told of once, also where one is taken back and given again', async () => {
    const id = await briefFor();
    const work = await make('published', 'Red boat');
    await answer(id, work);
    expect(await tell()).toHaveLength(1);
    await removeAnswer(id, work);
    const brief = async () => (await contributor.call('GET', `/content-request/briefs/${id}`)).body;
    expect(await brief()).toMatchObject({ brief: { answers: 0, isAnsweredByMe: false }, mine: [] });
    expect((await admin.call('GET', `/content-request/single/${id}`)).body).toMatchObject({
      request: { answers: 0 },
      answers: [],
    });
    await answer(id, work);
    expect(await brief()).toMatchObject({ brief: { answers: 1, isAnsweredByMe: true }, mine: [{ _id: work }] });
    expect([await tell(1), await tell(25), await tell(49)]).toEqual([[], [], []]);
  });

  it('that were told of count for the five after they were taken back', async () => {
    const id = await briefFor();
    for (let n = 0; n < 5; n += 1) await answer(id, await make('published', `Boat ${n}`));
    await tell();
    const { mine } = (await contributor.call('GET', `/content-request/briefs/${id}`)).body as {
      mine: { _id: string }[];
    };
    for (const { _id } of mine) await removeAnswer(id, _id);
    expect((await answer(id, await make('published', 'One more'))).status).toBe(409);
    expect((await answer(id, mine[0]?._id ?? '')).status).toBe(200);
  });

  it('are told of in one letter a day, which names the new ones', async () => {
    const user = await signInUser(app);
    await app.pool.query("update account set language = 'bn' where id = $1", [user.userId]);
    const [id, second] = [
      await briefFor({ title: 'Boats' }),
      await briefFor({ title: 'Kites', accountId: user.userId }),
    ];
    await answer(id, await make('published', 'Red boat'));
    expect((await tell()).map(({ subject }) => subject)).toEqual(['A work for your request: Boats']);
    const [green, blue] = [await make('published', 'Green boat'), await make('draft', 'Blue boat', other.userId)];
    await answer(id, green);
    await answer(id, blue, other);
    for (const title of ['Paper kite', 'Silk kite']) await answer(second, await make('published', title));
    await publish(blue);
    const [kites, ...none] = await tell(1);
    expect(none).toEqual([]);
    expect(kites?.subject).toBe('আপনার অনুরোধের জন্য নতুন কাজ: Kites');
    expect(kites?.text).toMatch(/“Paper kite”.*\nhttps:\/\/arbor\.example\/bn\/content\/.*\n\n“Silk kite”/);
    expect(kites?.text).toContain('https://arbor.example/bn/profile/requests');
    const notices = (await user.call('GET', '/user/notices')).body['items'] as { code: string; reason: string }[];
    expect(notices.map(({ code, reason }) => [code, reason])).toEqual([['request_answered', 'Paper kite, Silk kite']]);
    expect(await tell(23)).toEqual([]);
    const [letter, ...others] = await tell(24.1);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('New works for your request: Boats');
    expect(letter?.text).toContain(`“Green boat” by`);
    expect(letter?.text).toContain(`https://arbor.example/content/${blue}/blue-boat`);
    expect(letter?.text).not.toContain('Red boat');
    expect(await tell(49)).toEqual([]);
  });

  it('are told of eight at a time', async () => {
    const id = await briefFor();
    for (const n of [0, 1, 2, 3]) {
      const who = n === 0 ? contributor : await signInContributor(app);
      for (let each = 0; each < 5; each += 1)
        await answer(id, await make('published', `Boat ${n}-${each}`, who.userId), who);
    }
    const count = async (hours: number) =>
      (await tell(hours)).map(({ text }) => text.match(/arbor\.example\/content\//g)?.length);
    expect([await count(0), await count(25), await count(50)]).toEqual([[8], [8], [4]]);
  });

  it('given before the brief was closed are told of when they are published', async () => {
    const [id, forgotten] = [await briefFor(), await briefFor()];
    const work = await make('draft', 'Late boat');
    for (const each of [id, forgotten]) await answer(each, work);
    for (const each of [id, forgotten]) expect((await close(each)).status).toBe(200);
    await app.pool.query(
      'update content_request set encrypted = null, contact_kind = null, contact_hint = null where id = $1',
      [forgotten],
    );
    expect(await tell()).toEqual([]);
    await publish(work);
    const letters = await tell();
    expect(letters.map(({ subject }) => subject)).toEqual(['A work for your request: A boat in our colours']);
    expect(await tell()).toEqual([]);
  });
});
