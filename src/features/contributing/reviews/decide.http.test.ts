import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { type SignedInAdmin, signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { submitDraft } from '../../../../tests/support/reviews.ts';
import { inTransaction } from '../../../platform/context.ts';
import { updateDraft } from '../../catalogue/content/service/drafts/drafts.ts';
import { openRevision } from '../../catalogue/content/service/status.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const mina = await signInContributor(app);
const [ana, ben] = [await signInAdmin(app, 'moderator'), await signInAdmin(app, 'owner')];

const decide = (admin: SignedInAdmin, id: string, decision: string, body: object = {}) =>
  admin.call('PATCH', `/content/review/${id}/${decision}`, body);
const claim = (admin: SignedInAdmin, id: string) => admin.call('PUT', `/content/request/contributor/claim/${id}`);
const isPublic = async (id: string): Promise<boolean> =>
  (await app.fetch(`/api/v1/content/single/${id}`)).status === 200;
const expireClaim = (id: string) =>
  app.pool.query("update submission set claimed_at = now() - interval '16 minutes' where id = $1", [id]);

describe('a decision', () => {
  it('that approves makes the work public and tells the contributor', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina, { title: 'A red boat' });
    expect(await isPublic(contentId)).toBe(false);
    const { status, body } = await decide(ana, submissionId, 'approve', { message: 'Lovely.' });
    expect([status, body]).toEqual([200, { status: 'published', contentId }]);
    expect(await isPublic(contentId)).toBe(true);
    const { body: profile } = await mina.call('GET', '/user/get/profile');
    expect((profile['notices'] as object[])[0]).toMatchObject({
      code: 'review_approved',
      about: 'A red boat',
      reason: 'Lovely.',
    });
  });

  it.each(['changes', 'reject'])('%s needs a reason, and taste needs words', async (decision) => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    for (const [body, path] of [
      [{}, 'reasons'],
      [{ reasons: [] }, 'reasons'],
      [{ reasons: ['BECAUSE'] }, 'reasons.0'],
      [{ reasons: ['QUALITY_BAR'] }, 'message'],
      [{ reasons: ['QUALITY_BAR'], message: '  ' }, 'message'],
      [{ reasons: ['FOCUS'], message: 'x'.repeat(2001) }, 'message'],
      [{ reasons: ['FOCUS'], extra: 1 }, ''],
    ] as const) {
      const answer = await decide(ana, submissionId, decision, body);
      const paths = (answer.body['errors'] as { path: string }[]).map((each) => each.path);
      expect([answer.status, paths]).toEqual([400, [path]]);
    }
    const good = await decide(ana, submissionId, decision, { reasons: ['QUALITY_BAR'], message: 'Too plain.' });
    expect([good.status, await isPublic(contentId)]).toEqual([200, false]);
  });

  it('that approves takes no reasons', async () => {
    const { submissionId } = await submitDraft(app, mina);
    expect((await decide(ana, submissionId, 'approve', { reasons: ['FOCUS'] })).status).toBe(400);
  });

  it('is made once: who comes second is told by whom and how', async () => {
    const { submissionId } = await submitDraft(app, mina);
    await decide(ana, submissionId, 'reject', { reasons: ['MALWARE'] });
    for (const admin of [ana, ben]) {
      const { status, body } = await decide(admin, submissionId, 'approve');
      expect([status, body['detail']]).toEqual([409, 'The moderator has already decided on this: rejected.']);
    }
  });

  it('of two at the same instant is one, whatever they want', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { contentId, submissionId } = await submitDraft(app, mina);
      const answers = await Promise.all([
        decide(ana, submissionId, 'approve'),
        decide(ben, submissionId, 'reject', { reasons: ['DUPLICATE'] }),
      ]);
      expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200);
      const { rows } = await app.pool.query<{ status: string }>('select status from content where id = $1', [
        contentId,
      ]);
      expect(rows[0]?.status).toBe(winner?.body['status']);
      expect(answers.find(({ status }) => status === 409)?.body['detail']).toMatch(/has already decided on this/);
    }
  });

  it('of what nobody knows is 404, and an unknown one, too', async () => {
    const { submissionId } = await submitDraft(app, mina);
    expect((await decide(ana, 'nothing', 'approve')).status).toBe(404);
    expect((await decide(ana, '00000000-0000-7000-8000-000000000000', 'approve')).status).toBe(404);
    expect((await decide(ana, submissionId, 'publish')).status).toBe(404);
  });

  it('leaves no published work of somebody who was suspended meanwhile', async () => {
    const person = await signInContributor(app);
    const { submissionId } = await submitDraft(app, person);
    await app.pool.query("update contributor set status = 'suspended' where account_id = $1", [person.userId]);
    expect((await decide(ana, submissionId, 'approve')).status).toBe(409);
    expect((await decide(ana, submissionId, 'reject', { reasons: ['MALWARE'] })).status).toBe(200);
  });
});

describe('a claim', () => {
  it('is one reviewer’s: the other is told who and since when, and can’t decide', async () => {
    const { submissionId } = await submitDraft(app, mina);
    const answers = await Promise.all([claim(ana, submissionId), claim(ben, submissionId)]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    const [winner, loser] = answers[0]?.status === 200 ? [ana, ben] : [ben, ana];
    const refused = await decide(loser, submissionId, 'approve');
    expect([refused.status, refused.body['detail']]).toEqual([
      409,
      expect.stringMatching(/^The (moderator|owner) has been reviewing this since \d\d:\d\d\. /),
    ]);
    expect((await decide(winner, submissionId, 'approve')).status).toBe(200);
  });

  it('is renewed by its owner, lapses after 15 minutes, and can be given back', async () => {
    const { submissionId } = await submitDraft(app, mina);
    const first = await claim(ana, submissionId);
    expect(first.body).toMatchObject({ claim: { admin: { _id: ana.adminId }, isMine: true } });
    expect((await claim(ana, submissionId)).status).toBe(200);
    expect((await claim(ben, submissionId)).status).toBe(409);
    await expireClaim(submissionId);
    expect((await claim(ben, submissionId)).status).toBe(200);
    expect((await claim(ana, submissionId)).status).toBe(409);
    // Releasing doesn't affect another reviewer's claim.
    expect((await ana.call('DELETE', `/content/request/contributor/claim/${submissionId}`)).status).toBe(200);
    expect((await claim(ana, submissionId)).status).toBe(409);
    await ben.call('DELETE', `/content/request/contributor/claim/${submissionId}`);
    expect((await claim(ana, submissionId)).status).toBe(200);
    expect((await claim(ana, 'nothing')).status).toBe(404);
    expect((await ana.call('DELETE', '/content/request/contributor/claim/nothing')).status).toBe(404);
  });

  it('that lapsed doesn’t keep its owner from deciding, as long as nobody else has it', async () => {
    const { submissionId } = await submitDraft(app, mina);
    await claim(ana, submissionId);
    await expireClaim(submissionId);
    expect((await decide(ana, submissionId, 'approve')).status).toBe(200);
  });
});

describe('an appeal', () => {
  const appealAgainst = async (admin: SignedInAdmin): Promise<string> => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    await decide(admin, submissionId, 'reject', { reasons: ['DUPLICATE'] });
    const { body } = await mina.call('POST', `/content/submit/${contentId}`, { note: 'It is mine.' });
    return (body['submission'] as { _id: string })._id;
  };

  it('goes to another reviewer', async () => {
    const id = await appealAgainst(ana);
    expect((await claim(ana, id)).body['detail']).toBe(
      'You rejected this work, so another reviewer decides the appeal.',
    );
    expect((await decide(ana, id, 'approve')).status).toBe(409);
    const queue = await ana.call('GET', '/content/request/contributor/all?kind=appeal&sort=-submitted&limit=1');
    expect(queue.body['items']).toMatchObject([{ _id: id, mayDecide: false }]);
    expect((await decide(ben, id, 'approve')).status).toBe(200);
  });

  it('stays with the same one where there is no other', async () => {
    const id = await appealAgainst(ana);
    await app.pool.query('update admin set disabled_at = now() where id <> $1', [ana.adminId]);
    try {
      expect((await decide(ana, id, 'approve')).status).toBe(200);
    } finally {
      await app.pool.query('update admin set disabled_at = null');
    }
  });
});

describe('several at once', () => {
  it('are decided each for itself', async () => {
    const [one, two, taken] = [
      await submitDraft(app, mina),
      await submitDraft(app, mina),
      await submitDraft(app, mina),
    ];
    await claim(ben, taken.submissionId);
    const ids = [one.submissionId, taken.submissionId, two.submissionId, 'nothing'];
    const { status, body } = await ana.call('PATCH', '/content/review/approve', { ids });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      done: [one.submissionId, two.submissionId],
      refused: [
        { _id: taken.submissionId, code: 'conflict' },
        { _id: 'nothing', code: 'not_found' },
      ],
    });
    expect((await ana.call('PATCH', '/content/review/reject', { ids })).status).toBe(400);
  });

  it.each([
    ['changes', 'changes_requested'],
    ['reject', 'rejected'],
  ])('come back with the same reasons and note: %s', async (decision, status) => {
    const works = [await submitDraft(app, mina), await submitDraft(app, mina)];
    const ids = works.map(({ submissionId }) => submissionId);
    const verdict = { reasons: ['FOCUS', 'SPELLING'], message: 'Both are blurred.' };
    const { body } = await ana.call('PATCH', `/content/review/${decision}`, { ids, ...verdict });
    expect(body).toEqual({ done: ids, refused: [] });
    for (const { contentId } of works)
      expect((await mina.call('GET', `/content/mine/${contentId}/history`)).body).toMatchObject({
        status,
        submissions: [{ decision: status, ...verdict }],
      });
  });

  it('by two reviewers at once are each decided by one of them', async () => {
    const works = [await submitDraft(app, mina), await submitDraft(app, mina), await submitDraft(app, mina)];
    const ids = works.map(({ submissionId }) => submissionId);
    const answers = await Promise.all([
      ana.call('PATCH', '/content/review/approve', { ids }),
      ben.call('PATCH', '/content/review/reject', { ids: ids.toReversed(), reasons: ['DUPLICATE'] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ body }) => body['done'] as string[]).sort()).toEqual([...ids].sort());
  });

  it.each([
    [{}, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: Array.from({ length: 51 }, (_, at) => `id-${at}`) }, 'ids'],
    [{ ids: 'all' }, 'ids'],
  ])('are named, and not too many', async (body, path) => {
    const answer = await ana.call('PATCH', '/content/review/approve', body);
    expect([answer.status, (answer.body['errors'] as { path: string }[])[0]?.path]).toEqual([400, path]);
  });
});

describe('a revision', () => {
  const revise = async (contentId: string, title: string): Promise<string> => {
    const id = await inTransaction(app.systemContext(), async (ctx) => {
      const revisionId = await openRevision(ctx, contentId);
      const target = { contentId: revisionId, contributorId: mina.userId };
      await updateDraft(ctx, target, { title, changeNote: 'Drawn anew.' });
      return revisionId;
    });
    const { status, body } = await mina.call('POST', `/content/submit/${id}`, {});
    expect([status, body]).toMatchObject([200, { submission: { isRevision: true } }]);
    return (body['submission'] as { _id: string })._id;
  };
  const titleOf = async (id: string): Promise<string> =>
    (await app.get<{ title: string }>(`/api/v1/content/single/${id}`)).title;

  it('leaves the live version as it is until it is approved, and after a rejection', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId, status: 'published', title: 'Old boat' });
    const first = await revise(contentId, 'New boat');
    expect(await titleOf(contentId)).toBe('Old boat');
    await decide(ana, first, 'reject', { reasons: ['FOCUS'] });
    expect(await titleOf(contentId)).toBe('Old boat');
    const { rows } = await app.pool.query<{ id: string }>('select id from content where revision_of = $1', [contentId]);
    const revisionId = rows[0]?.id ?? '';
    const { body } = await mina.call('POST', `/content/submit/${revisionId}`, { note: 'Please look again.' });
    expect(body).toMatchObject({ submission: { kind: 'appeal', number: 2 } });
    const shown = await ben.call(
      'GET',
      `/content/request/contributor/single/${(body['submission'] as { _id: string })._id}`,
    );
    expect(shown.body).toMatchObject({
      live: {
        content: { _id: contentId, title: 'Old boat' },
        previews: [{ small: expect.stringContaining('/media/') as string }],
      },
      work: { title: 'New boat', changeNote: 'Drawn anew.' },
      history: [{ kind: 'revision', decision: 'rejected' }],
    });
    const done = await decide(ben, (body['submission'] as { _id: string })._id, 'approve');
    expect(done.body).toEqual({ status: 'published', contentId });
    expect(await titleOf(contentId)).toBe('New boat');
    const history = await mina.call('GET', `/content/mine/${contentId}/history`);
    expect(history.body).toMatchObject({
      status: 'published',
      position: null,
      submissions: [
        { number: 2, isRevision: true, decision: 'approved' },
        { number: 1, isRevision: true, decision: 'rejected' },
      ],
    });
  });
});
