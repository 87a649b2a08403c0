import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { browser, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { findForgetToken, makeBrief, makeRequest, makeWaitingPicture } from '../../../../tests/support/requests.ts';
import { startSmtp } from '../../../../tests/support/smtp.ts';
import { createId } from '../../../platform/database/id.ts';
import { sendMail } from '../../../platform/mail/outbox.ts';
import { cleanUpRequests, tellRequesters } from './service/jobs.ts';

const smtp = await startSmtp();
const app: TestApp = await testApp({
  origin: 'https://arbor.example',
  environment: { ARBOR_RATE_LIMITS: '0', ARBOR_SMTP_URL: smtp.url, ARBOR_CONTACT_EMAIL: 'help@arbor.example' },
});
const [admin, other] = [await signInAdmin(app, 'moderator'), await signInAdmin(app, 'owner')];
const [contributor, stranger] = [await signInContributor(app), await signInContributor(app)];

const brief = {
  title: 'A boat wanted',
  description: 'In red and green, as SVG.',
  budget: 300_000,
  deadline: null,
  categoryId: null,
  pictures: [] as string[],
};
const decide = async (what: string, id: string, body: object, status = 200, who = admin) => {
  const answer = await who.call('PUT', `/content-request/${what}/${id}`, body);
  expect(answer).toMatchObject({ status });
  return answer.body;
};
const make = (status: 'draft' | 'published', owner = contributor.userId, title = 'Red boat') =>
  makeDraft(app, { contributor: owner, status, title }).then(({ contentId }) => contentId);
const answerWith = (id: string, contentId: string, who = contributor) =>
  who.call('PUT', `/content-request/answer/${id}`, { contentId });
/**
 * Sends the waiting e-mails, as the job does.
 * @returns the subjects of those that arrived
 */
const deliver = async (): Promise<string[]> => {
  smtp.received.length = 0;
  for (const { id } of await app.db
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .orderBy('id')
    .execute())
    await sendMail(app.systemContext(), id);
  return smtp.received.map(({ subject }) => subject ?? '');
};
const noticesOf = async (who: { call: typeof contributor.call }) =>
  ((await who.call('GET', '/user/notices')).body['items'] as { code: string; about: string }[]).map(
    ({ code, about }) => [code, about],
  );

beforeEach(async () => {
  await app.pool.query('delete from content_request');
  await app.pool.query('delete from mail');
});

describe('admins', () => {
  it('list requests by status, category, words and in each order, page by page', async () => {
    const ids = [
      await makeRequest(app, { title: 'Boat one', budget: 100, deadline: '2027-05-01' }),
      await makeRequest(app, { title: 'Kite 100%', budget: 300 }),
      await makeRequest(app, { title: 'Boat three', budget: 200, deadline: '2027-03-01' }),
    ];
    await decide('decline', ids[1] ?? '', { reason: 'No.' });
    const list = async (query = '') => {
      const { items } = (await admin.call('GET', `/content-request/all${query}`)).body as { items: { _id: string }[] };
      return items.map(({ _id }) => ids.indexOf(_id));
    };
    expect(await list()).toEqual([2, 1, 0]);
    expect(await list('?sort=created')).toEqual([0, 1, 2]);
    expect(await list('?sort=deadline')).toEqual([2, 0, 1]);
    expect(await list('?sort=-budget')).toEqual([1, 2, 0]);
    expect(await list('?status=declined')).toEqual([1]);
    expect(await list('?q=BOAT')).toEqual([2, 0]);
    expect(await list('?q=%25')).toEqual([1]);
    expect(await list('?category=nothing')).toEqual([]);
    for (const sort of ['-created', 'created', 'title', '-status', 'deadline', '-budget']) {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = (await admin.call('GET', `/content-request/all?sort=${sort}&limit=1&cursor=${cursor}`)).body;
        found.push(...(page['items'] as { _id: string }[]).map(({ _id }) => _id));
        cursor = page['nextCursor'] as string | null;
      }
      expect(found.map((id) => ids.indexOf(id))).toEqual(await list(`?sort=${sort}`));
    }
  });

  it('see the contact when they ask for it, and that is recorded', async () => {
    const id = await makeRequest(app, { contact: 'nusrat@private.example' });
    const whole = await admin.call('GET', `/content-request/single/${id}`);
    expect(JSON.stringify(whole.body)).not.toContain('nusrat@');
    const { body } = await admin.call('POST', `/content-request/reveal/${id}`);
    expect(body['contact']).toEqual({ kind: 'email', value: 'nusrat@private.example' });
    const { rows } = await app.pool.query('select action from audit_log where subject_id = $1', [id]);
    expect(rows).toEqual([{ action: 'request.reveal' }]);
  });

  it('make a brief of it once, and change it; pictures of its own alone go with it', async () => {
    const picture = await makeWaitingPicture(app);
    const [id, foreign] = [await makeRequest(app, { pictures: [picture] }), await makeRequest(app)];
    await decide('brief', foreign, { ...brief, pictures: [picture] }, 400);
    await decide('brief', id, { ...brief, title: 'x' }, 400);
    await Promise.all([decide('brief', id, { ...brief, pictures: [picture] }), decide('brief', id, brief, 200, other)]);
    await decide('brief', id, { ...brief, title: 'A boat, changed', pictures: [picture] });
    const { body } = await admin.call('GET', `/content-request/single/${id}`);
    expect(body['brief']).toMatchObject({ title: 'A boat, changed', budget: 300_000, pictures: [picture] });
    expect((await deliver()).filter((subject) => subject.startsWith('Contributors can now see'))).toHaveLength(1);
    const { rows } = await app.pool.query(
      "select count(*)::int as n from audit_log where action = 'request.open_brief' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('decline and close each once, and nothing comes after the end', async () => {
    const [declined, closed] = [await makeRequest(app), await makeRequest(app)];
    await decide('decline', declined, { reason: ' ' }, 400);
    await decide('decline', declined, { reason: 'Nobody makes this.' });
    await decide('close', closed, { outcome: 'fulfilled' }, 409);
    await decide('brief', closed, brief);
    await decide('decline', closed, { reason: 'No.' }, 409);
    const both = await Promise.all(
      [admin, other].map((who) => who.call('PUT', `/content-request/close/${closed}`, { outcome: 'unfulfilled' })),
    );
    expect(both.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409]);
    for (const id of [declined, closed]) {
      await decide('brief', id, brief, 409);
      await decide('close', id, { outcome: 'fulfilled' }, 409);
    }
  });

  it('delete, and bring back within 7 days', async () => {
    const id = await makeBrief(app, await makeRequest(app));
    expect((await admin.call('DELETE', `/content-request/${id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `/content-request/${id}`)).status).toBe(404);
    expect((await admin.call('GET', `/content-request/single/${id}`)).status).toBe(404);
    expect((await contributor.call('GET', `/content-request/briefs/${id}`)).status).toBe(404);
    expect((await answerWith(id, await make('draft'))).status).toBe(404);
    expect((await admin.call('PATCH', `/content-request/restore/${id}`)).status).toBe(200);
    expect((await admin.call('PATCH', `/content-request/restore/${id}`)).status).toBe(404);
    expect((await contributor.call('GET', `/content-request/briefs/${id}`)).status).toBe(200);
    await app.pool.query("update content_request set deleted_at = now() - interval '8 days' where id = $1", [id]);
    await cleanUpRequests(app.systemContext());
    expect((await admin.call('PATCH', `/content-request/restore/${id}`)).status).toBe(404);
  });
});

describe('contributors', () => {
  it('see open briefs with their pictures, and nothing of who asks', async () => {
    const picture = await makeWaitingPicture(app);
    const id = await makeRequest(app, {
      title: 'Secret title',
      contact: 'nusrat@private.example',
      pictures: [picture],
    });
    await makeRequest(app);
    await decide('brief', id, { ...brief, pictures: [picture] });
    const { body } = await contributor.call('GET', '/content-request/briefs');
    expect(body).toMatchObject({ total: 1, items: [{ _id: id, title: 'A boat wanted', pictures: 1, isOpen: true }] });
    const whole = await contributor.call('GET', `/content-request/briefs/${id}`);
    expect((whole.body['pictures'] as unknown[]).length).toBe(1);
    expect(JSON.stringify([body, whole.body])).not.toMatch(/Secret|nusrat/);
  });

  it('answer with works of their own alone, once each, while the brief is open', async () => {
    const id = await makeBrief(app, await makeRequest(app));
    const [draft, foreign] = [await make('draft'), await make('draft', stranger.userId)];
    for (const bad of [foreign, createId(), 'nothing']) expect((await answerWith(id, bad)).status).toBe(400);
    const statuses = await Promise.all([answerWith(id, draft), answerWith(id, draft)]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await contributor.call('GET', `/content-request/briefs/${id}`)).body).toMatchObject({
      brief: { answers: 1, isAnsweredByMe: true },
      mine: [{ _id: draft, status: 'draft' }],
    });
    expect((await stranger.call('GET', `/content-request/briefs/${id}`)).body).toMatchObject({ mine: [] });
    // Contributors can't remove each other's answers.
    await stranger.call('DELETE', `/content-request/answer/${id}`, { contentId: draft });
    expect((await stranger.call('GET', `/content-request/briefs/${id}`)).body).toMatchObject({ brief: { answers: 1 } });
    await contributor.call('DELETE', `/content-request/answer/${id}`, { contentId: draft });
    expect((await contributor.call('GET', `/content-request/briefs/${id}`)).body).toMatchObject({
      brief: { answers: 0 },
    });
    await answerWith(id, draft);
    await decide('close', id, { outcome: 'fulfilled' });
    expect((await answerWith(id, await make('draft'))).status).toBe(409);
    expect((await contributor.call('GET', `/content-request/briefs/${id}`)).body).toMatchObject({
      brief: { isOpen: false },
    });
    expect((await stranger.call('GET', `/content-request/briefs/${id}`)).status).toBe(404);
    await expect(
      app.pool.query('insert into request_answer (request_id, content_id, contributor_id) values ($1, $2, $3)', [
        id,
        foreign,
        stranger.userId,
      ]),
    ).rejects.toMatchObject({ constraint: 'request_brief_open' });
  });

  it('cannot answer with another’s work past the product', async () => {
    const id = await makeBrief(app, await makeRequest(app));
    await expect(
      app.pool.query('insert into request_answer (request_id, content_id, contributor_id) values ($1, $2, $3)', [
        id,
        await make('draft', stranger.userId),
        contributor.userId,
      ]),
    ).rejects.toMatchObject({ code: '23503' });
  });
});

describe('the requester', () => {
  it('without an account gets each letter once, by a real server, in the language of the page', async () => {
    const id = await makeRequest(app, { contact: 'nusrat@private.example', locale: 'bn' });
    await decide('brief', id, brief);
    const draft = await make('draft');
    await answerWith(id, draft);
    await tellRequesters(app.systemContext());
    expect(await deliver()).toEqual(['আপনার অনুরোধ পেয়েছি', 'নির্মাতারা এখন আপনার অনুরোধ দেখছেন: A boat in our colours']);
    const published = await make('published');
    await answerWith(id, published);
    await Promise.all([tellRequesters(app.systemContext()), tellRequesters(app.systemContext())]);
    expect(await deliver()).toEqual(['আপনার অনুরোধের জন্য একটি কাজ: A boat in our colours']);
    expect(smtp.received[0]?.text).toContain(`https://arbor.example/bn/content/${published}/red-boat`);
    await decide('close', id, { outcome: 'fulfilled', note: 'Enjoy it.' });
    expect(await deliver()).toEqual(['আপনার অনুরোধ বন্ধ হয়েছে: A boat in our colours']);
    // The link in the e-mail deletes the request, after a confirmation and only once.
    const [, token = ''] = /\/bn\/forget-request\/([\w-]+)/.exec(smtp.received[0]?.text ?? '') ?? [];
    expect((await browser(app).call('GET', `/content-request/forget/${token}`)).body).toMatchObject({
      title: 'A boat in our colours',
    });
    expect((await browser(app).call('POST', `/content-request/forget/${token}`)).status).toBe(200);
    expect((await browser(app).call('POST', `/content-request/forget/${token}`)).status).toBe(404);
    for (const table of ['content_request', 'request_brief', 'request_answer', 'request_picture', 'mail'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('with an account hears at the bell and by mail, in the account’s language, unless it wants none', async () => {
    const user = await signInUser(app);
    const id = await makeRequest(app, { accountId: user.userId, contact: 'other@private.example', locale: 'bn' });
    await decide('decline', id, { reason: 'Nobody makes this.' });
    expect(await noticesOf(user)).toEqual([['request_declined', 'A boat in our colours']]);
    expect(await deliver()).toEqual(['We got your request', 'We can’t take on your request: A boat in our colours']);
    await user.call('PUT', '/user/update/profile', { emails: [] });
    const quiet = await makeRequest(app, { accountId: user.userId, contact: 'other@private.example' });
    await decide('brief', quiet, brief);
    expect(await deliver()).toEqual([]);
    expect((await noticesOf(user))[0]).toEqual(['request_brief', 'A boat in our colours']);
  });

  it('sees and withdraws their own, takes them along, and leaves nothing behind', async () => {
    const [user, stranger2] = [await signInUser(app), await signInUser(app)];
    const id = await makeRequest(app, { accountId: user.userId, contact: 'mine@private.example' });
    await decide('brief', id, brief);
    expect(await noticesOf(user)).toHaveLength(1);
    const published = await make('published');
    await answerWith(id, published);
    await answerWith(id, await make('draft'));
    expect((await user.call('GET', '/content-request/mine')).body).toMatchObject({
      items: [{ _id: id, status: 'brief', brief: { title: 'A boat wanted' }, answers: [{ _id: published }] }],
    });
    expect((await stranger2.call('GET', '/content-request/mine')).body).toEqual({ items: [] });
    const exporter = app.platform.accountData.exporters.find(({ name }) => name === 'requests');
    expect(await exporter?.exportData(app.systemContext(), user.userId)).toMatchObject([
      { title: 'A boat in our colours', contact: 'mine@private.example' },
    ]);
    expect(await exporter?.exportData(app.systemContext(), stranger2.userId)).toBeUndefined();
    expect((await stranger2.call('DELETE', `/content-request/mine/${id}`)).status).toBe(404);
    expect((await user.call('DELETE', `/content-request/mine/${id}`)).status).toBe(200);
    expect((await user.call('DELETE', `/content-request/mine/${id}`)).status).toBe(404);
    // The request's notifications were deleted with it.
    expect(await noticesOf(user)).toEqual([]);
    const again = await makeRequest(app, { accountId: user.userId });
    expect((await user.deleteAccount()).status).toBe(200);
    expect(await app.db.selectFrom('content_request').selectAll().where('id', '=', again).execute()).toEqual([]);
  });
});

it('contacts are forgotten some time after the end or the last change, and pictures without a request after a day', async () => {
  const [ended, open] = [await makeRequest(app), await makeRequest(app)];
  const [old, recent] = [await makeWaitingPicture(app), await makeWaitingPicture(app)];
  await decide('decline', ended, { reason: 'No.' });
  await app.pool.query("update content_request set changed_at = now() + interval '2 days' where id = $1", [open]);
  await app.pool.query("update request_picture set created_at = now() - interval '25 hours' where id = $1", [old]);
  const later = (days: number) => ({ ...app.systemContext(), now: new Date(Date.now() + days * 86_400_000) });
  await cleanUpRequests(app.systemContext());
  expect((await admin.call('POST', `/content-request/reveal/${ended}`)).body['contact']).not.toBeNull();
  expect((await app.db.selectFrom('request_picture').select('id').execute()).map(({ id }) => id)).toEqual([recent]);
  await cleanUpRequests(later(181));
  expect((await admin.call('POST', `/content-request/reveal/${ended}`)).body['contact']).toBeNull();
  expect((await admin.call('POST', `/content-request/reveal/${open}`)).body['contact']).not.toBeNull();
  // The link in its e-mails still works.
  expect((await browser(app).call('GET', `/content-request/forget/${findForgetToken(app, ended)}`)).status).toBe(200);
});
