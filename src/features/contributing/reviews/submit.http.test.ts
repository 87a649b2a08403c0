import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import {
  applyToContribute,
  browser,
  signInAdmin,
  signInContributor,
  signInUser,
} from '../../../../tests/support/people.ts';
import { submitDraft } from '../../../../tests/support/reviews.ts';
import { inTransaction } from '../../../platform/context.ts';
import { updateDraft } from '../../catalogue/content/service/drafts/drafts.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const mina = await signInContributor(app);
const rahim = await signInContributor(app);
const reviewer = await signInAdmin(app, 'moderator');

const reject = (submissionId: string) =>
  reviewer.call('PATCH', `/content/review/${submissionId}/reject`, { reasons: ['DUPLICATE'] });
const statusOf = async (id: string): Promise<string | undefined> =>
  (await app.pool.query<{ status: string }>('select status from content where id = $1', [id])).rows[0]?.status;
const errorPaths = (body: Record<string, unknown>): string[] =>
  ((body['errors'] ?? []) as { path: string }[]).map(({ path }) => path);

describe('sending a work to review', () => {
  it('puts it into the queue, with its note', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId });
    const { status, body } = await mina.call('POST', `/content/submit/${contentId}`, { note: 'My first boat.' });
    expect([status, await statusOf(contentId)]).toEqual([200, 'pending']);
    expect(body).toMatchObject({
      submission: { number: 1, kind: 'new', note: 'My first boat.', decision: null, reasons: [], message: '' },
    });
    expect(body['position']).toBeGreaterThan(0);
  });

  it('needs no body', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId });
    expect((await mina.call('POST', `/content/submit/${contentId}`, {})).status).toBe(200);
  });

  it('says beside which fields something is missing, and changes nothing', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId, bare: true });
    const { status, body } = await mina.call('POST', `/content/submit/${contentId}`, {});
    expect([status, await statusOf(contentId)]).toEqual([400, 'draft']);
    expect(errorPaths(body)).toEqual(expect.arrayContaining(['category', 'keywords', 'description']));
    const bangla = await mina.fetch(`/api/v1/content/submit/${contentId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'bn' },
      body: '{}',
    });
    expect(await bangla.text()).toContain('একটি বিভাগ বেছে নিন।');
  });

  it('is refused with words to an applicant, whose draft stays', async () => {
    const applicant = await signInUser(app);
    await applyToContribute(applicant);
    const { contentId } = await makeDraft(app, { contributor: applicant.userId });
    const { status, body } = await applicant.call('POST', `/content/submit/${contentId}`, {});
    expect([status, body['detail'], await statusOf(contentId)]).toEqual([
      403,
      'You can submit works for review once your application is approved. We’ll keep your drafts.',
      'draft',
    ]);
    expect((await applicant.call('POST', '/content/submit', { ids: [contentId] })).status).toBe(403);
  });

  it('is 404 for somebody else’s work, 401 for a visitor', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId });
    for (const id of [contentId, 'nothing', '00000000-0000-7000-8000-000000000000'])
      expect((await rahim.call('POST', `/content/submit/${id}`, {})).status).toBe(404);
    expect((await rahim.call('GET', `/content/mine/${contentId}/history`)).status).toBe(404);
    expect((await browser(app).call('POST', `/content/submit/${contentId}`, {})).status).toBe(401);
    expect(await statusOf(contentId)).toBe('draft');
  });

  it('twice, even at the same time, is one submission', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId });
    const done = await Promise.all([1, 2, 3].map(() => mina.call('POST', `/content/submit/${contentId}`, {})));
    expect(done.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    const { rows } = await app.pool.query('select number from submission where content_id = $1', [contentId]);
    expect(rows).toHaveLength(1);
  });

  it('of several goes on where one is refused', async () => {
    const [good, bare, foreign] = [
      await makeDraft(app, { contributor: mina.userId }),
      await makeDraft(app, { contributor: mina.userId, bare: true }),
      await makeDraft(app, { contributor: rahim.userId }),
    ];
    const ids = [foreign.contentId, bare.contentId, good.contentId, good.contentId];
    const { status, body } = await mina.call('POST', '/content/submit', { ids });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      done: [good.contentId],
      refused: [
        { _id: foreign.contentId, code: 'not_found' },
        { _id: bare.contentId, code: 'bad_input' },
      ],
    });
    expect((await mina.call('POST', '/content/submit', { ids: [] })).status).toBe(400);
  });
});

describe('after a decision', () => {
  it('that asks for changes a work is submitted again with one call, as often as it takes', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    let open = submissionId;
    for (const number of [2, 3]) {
      await reviewer.call('PATCH', `/content/review/${open}/changes`, { reasons: ['FOCUS'] });
      const { status, body } = await mina.call('POST', `/content/submit/${contentId}`, { note: 'Sharper now.' });
      expect([status, body]).toMatchObject([
        200,
        { submission: { number, kind: 'resubmitted', note: 'Sharper now.' } },
      ]);
      open = (body['submission'] as { _id: string })._id;
    }
  });

  it('that asks for changes an unchanged work is refused, unless the reviewer is written to', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    await reviewer.call('PATCH', `/content/review/${submissionId}/changes`, { reasons: ['FOCUS'] });
    const send = (note?: string) =>
      mina.call('POST', `/content/submit/${contentId}`, note === undefined ? {} : { note });
    const { status, body } = await send();
    expect([status, body['errors']]).toEqual([
      400,
      [
        {
          path: 'note',
          message:
            'Nothing has changed since the review. Edit what the reviewer asked for, or explain why it should stay as it is.',
        },
      ],
    ]);
    await mina.call('PUT', `/content/update/${contentId}`, { changes: { description: 'In focus now.' } });
    const again = await send();
    expect(again.status).toBe(200);
    const second = (again.body['submission'] as { _id: string })._id;
    await reviewer.call('PATCH', `/content/review/${second}/changes`, { reasons: ['FOCUS'] });
    expect((await send()).status).toBe(400);
    expect((await send('The mist is meant to be there.')).status).toBe(200);
  });

  it('that rejects it there is one appeal, and no second one', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    await reject(submissionId);
    const history = () => mina.call('GET', `/content/mine/${contentId}/history`);
    expect((await history()).body).toMatchObject({ status: 'rejected', mayAppeal: true, mayResubmit: false });
    const both = await Promise.all([1, 2].map(() => mina.call('POST', `/content/submit/${contentId}`, {})));
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await history()).body).toMatchObject({ status: 'pending', submissions: [{ kind: 'appeal' }, {}] });
    const appeal = ((await history()).body['submissions'] as { _id: string }[])[0]?._id ?? '';
    const other = await signInAdmin(app, 'moderator');
    await other.call('PATCH', `/content/review/${appeal}/reject`, { reasons: ['DUPLICATE'] });
    const again = await mina.call('POST', `/content/submit/${contentId}`, {});
    expect([again.status, again.body['detail']]).toEqual([
      409,
      'This work was rejected, and your appeal has been decided. It can’t be submitted again.',
    ]);
    expect((await history()).body).toMatchObject({ status: 'rejected', mayAppeal: false });
  });

  it('what must be mended first is asked for again', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    await reviewer.call('PATCH', `/content/review/${submissionId}/changes`, { reasons: ['TITLE_POOR'] });
    await inTransaction(app.systemContext(), (ctx) =>
      updateDraft(ctx, { contentId, contributorId: mina.userId }, { keywords: [] }),
    );
    const { status, body } = await mina.call('POST', `/content/submit/${contentId}`, {});
    expect([status, errorPaths(body)]).toEqual([400, ['keywords']]);
  });
});

describe('the contributor’s history of a work', () => {
  it('has reasons and messages, a place in the queue, and nothing of what reviewers say among themselves', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina, { note: 'Please look.' });
    const waiting = await mina.call('GET', `/content/mine/${contentId}/history`);
    expect(waiting.body).toMatchObject({ status: 'pending', position: expect.any(Number) });
    await reviewer.call('PATCH', `/content/review/${submissionId}/changes`, {
      reasons: ['FOCUS', 'SPELLING'],
      message: 'The left boat is blurred.',
      internalNote: 'Watch this one: SECRET-NOTE',
    });
    const response = await mina.fetch(`/api/v1/content/mine/${contentId}/history`);
    const text = await response.text();
    expect(text).not.toContain('SECRET-NOTE');
    expect(text).not.toContain(reviewer.adminId);
    expect(text).not.toContain(reviewer.email);
    expect(JSON.parse(text)).toMatchObject({
      contentId,
      status: 'changes_requested',
      position: null,
      mayResubmit: true,
      mayAppeal: false,
      submissions: [
        {
          number: 1,
          decision: 'changes_requested',
          reasons: ['FOCUS', 'SPELLING'],
          message: 'The left boat is blurred.',
          note: 'Please look.',
        },
      ],
    });
  });

  it('of several works comes in one call, in the order asked for, without what isn’t the caller’s', async () => {
    const waiting = await submitDraft(app, mina);
    const back = await submitDraft(app, mina);
    await reject(back.submissionId);
    const foreign = await submitDraft(app, rahim);
    const { contentId: draft } = await makeDraft(app, { contributor: mina.userId });
    const ids = [back, waiting, foreign].map(({ contentId }) => contentId);
    const asked = [...ids, draft, 'nothing', '00000000-0000-7000-8000-000000000000'].join(',');
    const { status, body } = await mina.call('GET', `/content/histories?ids=${asked}`);
    const single = async (id: string) => (await mina.call('GET', `/content/mine/${id}/history`)).body;
    expect([status, body['items']]).toEqual([
      200,
      [await single(back.contentId), await single(waiting.contentId), await single(draft)],
    ]);
    expect(body['items']).toMatchObject([
      { status: 'rejected', position: null, mayAppeal: true },
      { status: 'pending', position: expect.any(Number) },
      { status: 'draft', position: null, submissions: [] },
    ]);
    expect((await rahim.call('GET', `/content/histories?ids=${back.contentId}`)).body).toEqual({ items: [] });
    expect((await mina.call('GET', '/content/histories')).status).toBe(400);
    expect((await browser(app).call('GET', `/content/histories?ids=${back.contentId}`)).status).toBe(401);
  });

  it('of a place in the queue is how many wait up to it', async () => {
    const [one, two] = [await submitDraft(app, mina), await submitDraft(app, rahim)];
    const three = await submitDraft(app, mina);
    const { body } = await mina.call('GET', `/content/histories?ids=${one.contentId},${three.contentId}`);
    const [first, last] = (body['items'] as { position: number }[]).map(({ position }) => position);
    expect(last).toBe((first ?? 0) + 2);
    const between = await rahim.call('GET', `/content/mine/${two.contentId}/history`);
    expect(between.body['position']).toBe((first ?? 0) + 1);
  });

  it('tells how long reviews take, from the median of the last ones', async () => {
    const { contentId } = await submitDraft(app, rahim);
    for (let made = 0; made < 5; made += 1) {
      const { submissionId } = await submitDraft(app, rahim);
      await reject(submissionId);
    }
    const { body } = await rahim.call('GET', `/content/mine/${contentId}/history`);
    expect(body['medianWaitMinutes']).toEqual(expect.any(Number));
  });
});
