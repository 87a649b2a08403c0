import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { type Browser, browser, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [admin, other] = [await signInAdmin(app, 'moderator'), await signInAdmin(app, 'owner')];
const contributor = await signInContributor(app);

interface Notice {
  readonly code: string;
  readonly about: string;
  readonly reason: string;
}

const make = async (title = 'Boat'): Promise<string> =>
  (await makeDraft(app, { contributor: contributor.userId, status: 'published', title })).contentId;
const send = async (who: Browser, contentId: string | null): Promise<void> => {
  const path = contentId === null ? '/report/create' : `/content/report/${contentId}`;
  expect((await who.call('POST', path, { kind: 'other', words: 'This drawing is mine.' })).status).toBe(200);
};
const noticesOf = async (who: Browser): Promise<Notice[]> =>
  (await who.call('GET', '/user/get/profile')).body['notices'] as Notice[];
const close = async (id: string, more: object = {}, who = admin) => {
  const { items } = (await admin.call('GET', `/report/cases/${id}`)).body as { items: { _id: string }[] };
  const body = { outcome: 'no_action', seen: items.map(({ _id }) => _id), internalNote: 'Among us.', ...more };
  return who.call('PUT', `/report/close/${id}`, body);
};
const countNotices = async (): Promise<number> =>
  (await app.db.selectFrom('account_notice').select('id').execute()).length;
/** Finds the case that is about no work. */
const findGeneral = async (): Promise<string> =>
  ((await admin.call('GET', '/report/cases?sort=-first')).body as { items: { _id: string }[] }).items[0]?._id ?? '';

describe('who reported', () => {
  it.each([
    [{ outcome: 'no_action' }, 'report_no_action'],
    [{ outcome: 'spam' }, 'report_no_action'],
    [{ outcome: 'contributor_warned', note: 'Please name the model.' }, 'report_settled'],
    [{ outcome: 'content_unpublished', reason: 'broken', note: 'It is empty.' }, 'report_unpublished'],
  ])('is told what became of it: %j', async (closing, code) => {
    const id = await make();
    const [one, two, stranger] = [await signInUser(app), await signInUser(app), await signInUser(app)];
    await send(one, id);
    await send(two, id);
    expect((await close(id, closing)).status).toBe(200);
    // Messages to the contributor and internal notes are hidden from reporters.
    for (const person of [one, two])
      expect(await noticesOf(person)).toMatchObject([{ code, about: 'Boat', reason: '' }]);
    expect(await noticesOf(stranger)).toEqual([]);
  });

  it('is told once for several reports, and again when the work is reported again', async () => {
    const id = await make();
    const person = await signInUser(app);
    await send(person, id);
    await send(person, id);
    await close(id);
    expect((await close(id)).status).toBe(409);
    expect(await noticesOf(person)).toHaveLength(1);
    await send(person, id);
    await close(id);
    expect(await noticesOf(person)).toHaveLength(2);
  });

  it('is told of a message that is about no work, and of one whose work is gone', async () => {
    const person = await signInUser(app);
    await send(person, null);
    await close(await findGeneral());
    expect(await noticesOf(person)).toMatchObject([{ code: 'report_no_action', about: '' }]);
    const id = await make();
    await send(person, id);
    await app.pool.query('delete from content where id = $1', [id]);
    expect((await close(id)).status).toBe(200);
    expect((await noticesOf(person))[0]).toMatchObject({ code: 'report_no_action', about: '' });
  });

  it('without signing in stays unknown: nobody is told', async () => {
    const id = await make();
    await send(browser(app), id);
    const before = await countNotices();
    expect((await close(id)).status).toBe(200);
    expect(await countNotices()).toBe(before);
    expect(await app.db.selectFrom('report').select('account_id').where('content_id', '=', id).execute()).toEqual([
      { account_id: null },
    ]);
  });

  it('is told nothing by what is refused', async () => {
    const id = await make();
    const person = await signInUser(app);
    await send(person, id);
    expect((await close(id, { outcome: 'content_unpublished' })).status).toBe(400);
    expect((await close(id, { seen: ['another'] })).status).toBe(409);
    expect((await person.call('PUT', `/report/close/${id}`, { outcome: 'spam', seen: ['x'] })).status).toBe(401);
    expect(await noticesOf(person)).toEqual([]);
  });

  it('is told once by two admins at once', async () => {
    const id = await make();
    const person = await signInUser(app);
    await send(person, id);
    const answers = await Promise.all([close(id, {}, admin), close(id, {}, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await noticesOf(person)).toHaveLength(1);
  });

  it('and leaves meanwhile is forgotten, whoever is first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await make();
      const person = await signInUser(app);
      await send(person, id);
      const [left, closed] = await Promise.all([person.deleteAccount(), close(id)]);
      expect([left.status, closed.status]).toEqual([200, 200]);
      const rows = await app.db
        .selectFrom('account_notice')
        .select('id')
        .where('account_id', '=', person.userId)
        .execute();
      expect(rows).toEqual([]);
    }
  });
});
