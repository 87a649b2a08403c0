import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { makeBrief, makeRequest } from '../../../../tests/support/requests.ts';
import { cleanUpRequests, tellRequesters } from './service/jobs.ts';

const app: TestApp = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');

const exportAs = async (name: string, accountId: string) =>
  app.platform.accountData.exporters
    .find((each) => each.name === name)
    ?.exportData(app.systemContext(), accountId) as Promise<Record<string, unknown>[] | undefined>;
const inDays = (days: number) => ({ ...app.systemContext(), now: new Date(Date.now() + days * 86_400_000) });
const ago = (id: string, days: number) =>
  app.pool.query('update content_request set changed_at = now() - make_interval(days => $2) where id = $1', [id, days]);
const hasContact = async (id: string): Promise<boolean> =>
  ((await admin.call('POST', `/content-request/reveal/${id}`)).body['contact'] ?? null) !== null;

beforeEach(async () => {
  await app.pool.query('delete from content_request; delete from mail');
});

describe('the data that people take along', () => {
  it('has requests whose contact does not open any more', async () => {
    const user = await signInUser(app);
    const id = await makeRequest(app, { accountId: user.userId, contact: 'nusrat@private.example', title: 'Boats' });
    await makeRequest(app, { accountId: user.userId, contact: 'other@private.example', title: 'Kites' });
    await app.pool.query(
      "update content_request set encrypted = regexp_replace(encrypted, '^v1[.][^.]+', 'v1.gone') where id = $1",
      [id],
    );
    const requests = (await exportAs('requests', user.userId)) ?? [];
    expect(requests.map(({ title, contact }) => [title, contact])).toEqual([
      ['Kites', 'other@private.example'],
      ['Boats', 'n•••@private.example'],
    ]);
    expect((await user.call('GET', '/content-request/mine')).status).toBe(200);
  });

  it('has those that an admin deleted, as long as they are stored', async () => {
    const user = await signInUser(app);
    const id = await makeRequest(app, { accountId: user.userId, title: 'Boats' });
    await makeRequest(app, { accountId: user.userId, title: 'Kites' });
    expect((await admin.call('DELETE', `/content-request/${id}`)).status).toBe(200);
    const titles = async () => ((await exportAs('requests', user.userId)) ?? []).map(({ title }) => title);
    expect(await titles()).toEqual(['Kites', 'Boats']);
    expect((await user.call('GET', '/content-request/mine')).body).toMatchObject({ items: [{ title: 'Kites' }] });
    await cleanUpRequests(inDays(8));
    expect(await titles()).toEqual(['Kites']);
  });

  it('has all requests, however many', async () => {
    const user = await signInUser(app);
    const id = await makeRequest(app, { accountId: user.userId });
    await app.pool.query(
      `insert into content_request (id, title, description, language, account_id, contact_kind, encrypted, contact_hint, submission_hash, forget_hash)
       select gen_random_uuid(), 'Boat ' || n, description, language, account_id, contact_kind, encrypted, contact_hint,
         sha256(convert_to('s' || n, 'UTF8')), sha256(convert_to('f' || n, 'UTF8'))
       from content_request, generate_series(1, 210) n where id = $1`,
      [id],
    );
    expect(await exportAs('requests', user.userId)).toHaveLength(211);
  });

  it('has the briefs that a contributor answered', async () => {
    const [contributor, other] = [await signInContributor(app), await signInContributor(app)];
    const id = await makeBrief(app, await makeRequest(app), 'A boat wanted');
    const work = async (title: string) =>
      (await makeDraft(app, { contributor: contributor.userId, status: 'published', title })).contentId;
    const works = [await work('Red boat'), await work('Blue boat')];
    for (const contentId of works) await contributor.call('PUT', `/content-request/answer/${id}`, { contentId });
    await tellRequesters(app.systemContext());
    await contributor.call('DELETE', `/content-request/answer/${id}`, { contentId: works[0] });
    expect(await exportAs('answered-briefs', contributor.userId)).toMatchObject([
      { brief: 'A boat wanted', work: 'Red boat', takenBackAt: expect.any(Date) },
      { brief: 'A boat wanted', work: 'Blue boat', takenBackAt: null },
    ]);
    expect(await exportAs('answered-briefs', other.userId)).toBeUndefined();
  });
});

describe('contacts of open requests', () => {
  it('are forgotten some time after the last decision', async () => {
    const [unread, brief] = [await makeRequest(app), await makeRequest(app)];
    const body = {
      ...{ title: 'A boat wanted', description: 'In red and green, as SVG.', budget: null, deadline: null },
      ...{ categoryId: null, pictures: [] },
    };
    for (const id of [unread, brief]) await ago(id, 100);
    expect((await admin.call('PUT', `/content-request/brief/${brief}`, body)).status).toBe(200);
    await cleanUpRequests(inDays(100));
    expect([await hasContact(unread), await hasContact(brief)]).toEqual([false, true]);
    await ago(brief, 100);
    // After another change, the brief's retention period starts again.
    expect((await admin.call('PUT', `/content-request/brief/${brief}`, { ...body, budget: 5000 })).status).toBe(200);
    await cleanUpRequests(inDays(100));
    expect(await hasContact(brief)).toBe(true);
    await cleanUpRequests(inDays(181));
    expect(await hasContact(brief)).toBe(false);
    expect(await app.db.selectFrom('mail').select('id').execute()).toEqual([]);
    expect((await admin.call('GET', `/content-request/single/${brief}`)).body).toMatchObject({
      request: { status: 'brief', contact: null },
    });
    expect((await admin.call('PUT', `/content-request/close/${brief}`, { outcome: 'unfulfilled' })).status).toBe(200);
  });

  it('are kept as long after the requester was told of a work; with an account they are told without', async () => {
    const [user, contributor] = [await signInUser(app), await signInContributor(app)];
    const id = await makeBrief(app, await makeRequest(app, { accountId: user.userId }));
    const answer = async (title: string) => {
      const { contentId } = await makeDraft(app, { contributor: contributor.userId, status: 'published', title });
      await contributor.call('PUT', `/content-request/answer/${id}`, { contentId });
    };
    await answer('Red boat');
    await tellRequesters(inDays(100));
    await cleanUpRequests(inDays(200));
    expect(await hasContact(id)).toBe(true);
    await cleanUpRequests(inDays(281));
    expect(await hasContact(id)).toBe(false);
    await answer('Blue boat');
    await tellRequesters(inDays(282));
    const notices = (await user.call('GET', '/user/notices')).body['items'] as { reason: string }[];
    expect(notices.map(({ reason }) => reason)).toEqual(['Blue boat', 'Red boat']);
  });
});
