import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { type SubmittedWork, submitDraft } from '../../../../tests/support/reviews.ts';
import { readNeighbour, readQueue } from './store/queue.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim] = [await signInContributor(app), await signInContributor(app)];
const [ana, ben] = [await signInAdmin(app, 'moderator'), await signInAdmin(app, 'owner')];
const works: SubmittedWork[] = [];
const path = '/content/request/contributor';

const list = async (query = ''): Promise<string[]> => {
  const { status, body } = await ana.call('GET', `${path}/all${query}`);
  expect(status).toBe(200);
  return (body['items'] as { title: string }[]).map(({ title }) => title);
};

beforeAll(async () => {
  const icons = await makeCategory(app, 'icons');
  for (const [at, person] of [mina, rahim, mina, rahim, mina].entries())
    works.push(
      await submitDraft(app, person, {
        title: `Work ${at}`,
        ...(at < 2 ? { category: icons } : {}),
        note: `Note ${at}`,
      }),
    );
  await app.pool.query('update content set ai = true where id = $1', [works[1]?.contentId]);
  await ana.call('PUT', `${path}/claim/${works[0]?.submissionId}`);
  await ben.call('PUT', `${path}/claim/${works[4]?.submissionId}`);
});

describe('the queue', () => {
  it('has the longest waiting first, or the newest', async () => {
    expect(await list()).toEqual(['Work 0', 'Work 1', 'Work 2', 'Work 3', 'Work 4']);
    expect(await list('?sort=-submitted')).toEqual(['Work 4', 'Work 3', 'Work 2', 'Work 1', 'Work 0']);
  });

  it.each([
    ['?category=icons', ['Work 0', 'Work 1']],
    ['?category=no-such', []],
    ['?ai=yes', ['Work 1']],
    ['?ai=no&category=icons', ['Work 0']],
    ['?claimed=mine', ['Work 0']],
    ['?claimed=others', ['Work 4']],
    ['?claimed=free', ['Work 1', 'Work 2', 'Work 3']],
    ['?kind=appeal', []],
    ['?kind=new&claimed=mine', ['Work 0']],
    ['?contributor=no-such', []],
    ['?hours=24', []],
  ])('is narrowed by %s', async (query, titles) => {
    expect(await list(query)).toEqual(titles);
  });

  it('is narrowed by its contributor', async () => {
    expect(await list(`?contributor=${rahim.username}`)).toEqual(['Work 1', 'Work 3']);
  });

  it('is read page by page, each once, and says how many there are', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Record<string, unknown> } = await ana.call('GET', `${path}/all?limit=2&cursor=${cursor}`);
      seen.push(...(body['items'] as { title: string }[]).map(({ title }) => title));
      expect(body).toMatchObject({ total: 5, totalIsMore: false, mine: 1, free: 3 });
      cursor = body['nextCursor'] as string | null;
    }
    expect(seen).toEqual(['Work 0', 'Work 1', 'Work 2', 'Work 3', 'Work 4']);
    expect((await ana.call('GET', `${path}/all?cursor=nonsense`)).status).toBe(400);
    expect((await ana.call('GET', `${path}/all?sort=title`)).status).toBe(400);
  });
});

describe('one submission', () => {
  it('has the work, who made it, what checks say, and its neighbours in the order asked for', async () => {
    const [before, id, after] = works.slice(1, 4).map(({ submissionId }) => submissionId);
    const { status, body } = await ben.call('GET', `${path}/single/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      submission: { title: 'Work 2', note: 'Note 2', claim: null, mayDecide: true },
      decision: null,
      work: { title: 'Work 2', keywords: ['boat', 'river', 'wood'], variants: [{ files: [{ format: 'png' }] }] },
      contributor: { username: mina.username, approved: 0, rejected: 0 },
      history: [],
      live: null,
      previous: before,
      next: after,
    });
    expect((body['checks'] as { code: string }[])[0]).toEqual({ code: 'complete', isGood: true });
    const turned = await ben.call('GET', `${path}/single/${id}?sort=-submitted&contributor=${mina.username}`);
    expect(turned.body).toMatchObject({ previous: works[4]?.submissionId, next: works[0]?.submissionId });
  });

  it('shows who has it', async () => {
    const { body } = await ben.call('GET', `${path}/single/${works[0]?.submissionId}`);
    expect(body).toMatchObject({ submission: { claim: { admin: { _id: ana.adminId }, isMine: false } } });
  });

  it('has what reviewers said before, notes among themselves included', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina, { title: 'Twice' });
    await ana.call('PATCH', `/content/review/${submissionId}/changes`, {
      reasons: ['FOCUS'],
      message: 'Blurred.',
      internalNote: 'Look at the edge.',
    });
    const again = await mina.call('POST', `/content/submit/${contentId}`, { note: 'Mended.' });
    const { body } = await ben.call('GET', `${path}/single/${(again.body['submission'] as { _id: string })._id}`);
    expect(body).toMatchObject({
      history: [
        {
          decision: 'changes_requested',
          reasons: ['FOCUS'],
          message: 'Blurred.',
          internalNote: 'Look at the edge.',
          decidedBy: { _id: ana.adminId },
        },
      ],
      contributor: { changesRequested: 1 },
    });
  });

  it('is nobody’s but admins’, and 404 where there is none', async () => {
    expect((await mina.call('GET', `${path}/single/${works[0]?.submissionId}`)).status).toBe(401);
    expect((await mina.call('GET', `${path}/all`)).status).toBe(401);
    expect((await ana.call('GET', `${path}/single/nothing`)).status).toBe(404);
    expect((await ana.call('GET', `${path}/single/${works[0]?.contentId}`)).status).toBe(404);
  });
});

it('the queue is read from its index in either order, however many were decided', async () => {
  await app.pool.query(
    `insert into content (id, contributor_id, category_id, title, status)
     select uuidv7(make_interval(secs => n - 20000)), $1, category_id, 'Old ' || n, 'unpublished'
     from content, generate_series(1, 20000) n where content.id = $2`,
    [mina.userId, works[0]?.contentId],
  );
  await app.pool.query(
    `insert into submission (id, content_id, contributor_id, number, kind)
     select uuidv7(make_interval(secs => 2 * substr(title, 5)::integer - 20000)), id, contributor_id, 1, 'new'
     from content where title like 'Old %'`,
  );
  await app.pool.query(
    `update submission set decision = 'approved', decided_at = now()
     where content_id in (select id from content where title like 'Old %')`,
  );
  await app.pool.query('analyze submission');
  const filter = { adminId: ana.adminId };
  const id = works[2]?.submissionId ?? '';
  for (const sort of ['submitted', '-submitted'] as const)
    for (const after of [undefined, id]) {
      const [plan] = await explainQueries(app.pool, (db) => readQueue(db, filter, { sort, after, limit: 25 }));
      expect(plan?.indexes).toEqual(['submission_queue']);
      expect(plan?.steps).not.toContain('Sort');
    }
  const [plan] = await explainQueries(app.pool, (db) => readNeighbour(db, filter, id, 'older'));
  expect(plan?.indexes).toEqual(['submission_queue']);
}, 30_000);
