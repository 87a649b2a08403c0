import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import {
  browser,
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInContributor,
} from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

interface Case {
  readonly _id: string;
  readonly reports: number;
  readonly kinds: string[];
  readonly asset: { title: string } | null;
  readonly claim: { isMine: boolean } | null;
  readonly outcome: string | null;
}

let app: TestApp;
let admin: SignedInAdmin;
let other: SignedInAdmin;
let contributor: SignedInUser;

const words = 'This drawing is mine, from my book of 2019.';
const call = async (who: SignedInAdmin, method: string, path: string, body?: object, status = 200) => {
  const answer = await who.call(method, `/report/${path}`, body);
  expect(answer).toMatchObject({ status });
  return answer.body;
};
const make = async (title = 'Boat'): Promise<string> =>
  (await makeDraft(app, { contributor: contributor.userId, status: 'published', title })).contentId;
const send = async (contentId: string | null, kind = 'copyright'): Promise<void> => {
  const path = contentId === null ? '/report/create' : `/content/report/${contentId}`;
  expect((await browser(app).call('POST', path, { kind, words })).status).toBe(200);
};
const list = async (query = '', who = admin): Promise<Case[]> =>
  (await call(who, 'GET', `cases${query}`))['items'] as Case[];
const seenOf = async (id: string): Promise<string[]> =>
  ((await call(admin, 'GET', `cases/${id}`))['items'] as { _id: string; outcome: string | null }[])
    .filter(({ outcome }) => outcome === null)
    .map(({ _id }) => _id);
const close = async (id: string, more: object = {}, status = 200, who = admin) =>
  call(who, 'PUT', `close/${id}`, { outcome: 'no_action', seen: await seenOf(id), ...more }, status);
const isPublic = async (id: string): Promise<boolean> =>
  (await app.fetch(`/api/v1/content/single/${id}`)).status === 200;
const readNotices = async () =>
  (await contributor.call('GET', '/user/get/profile')).body['notices'] as {
    code: string;
    about: string;
    reason: string;
  }[];
const pathsOf = (body: Record<string, unknown>) => (body['errors'] as { path: string }[]).map(({ path }) => path);

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app, 'moderator');
  other = await signInAdmin(app, 'owner');
  contributor = await signInContributor(app);
});

beforeEach(async () => {
  await app.pool.query('delete from report');
});

describe('the queue', () => {
  it('has one case for all reports on a work, and one for each that is about none', async () => {
    const [boat, kite] = [await make('Boat'), await make('Kite')];
    await send(boat);
    await send(null, 'other');
    await send(kite, 'broken');
    await send(boat, 'privacy');
    const cases = await list();
    expect(cases.map(({ asset, reports, kinds }) => [asset?.title, reports, kinds])).toEqual([
      ['Boat', 2, ['copyright', 'privacy']],
      [undefined, 1, ['other']],
      ['Kite', 1, ['broken']],
    ]);
    expect((await list('?sort=-first')).map(({ asset }) => asset?.title)).toEqual(['Kite', undefined, 'Boat']);
    expect((await list('?kind=privacy')).map(({ reports }) => reports)).toEqual([2]);
    expect(await list('?hours=24')).toEqual([]);
    expect(await list('?status=closed')).toEqual([]);
    await app.pool.query("update report set created_at = now() - interval '25 hours' where content_id = $1", [kite]);
    expect((await list('?hours=24')).map(({ _id }) => _id)).toEqual([kite]);
  });

  it('leaves nothing out from page to page', async () => {
    for (let made = 0; made < 5; made += 1) await send(null);
    for (const sort of ['first', '-first', 'reports', '-reports']) {
      const whole = (await list(`?sort=${sort}`)).map(({ _id }) => _id);
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await call(admin, 'GET', `cases?sort=${sort}&limit=2&cursor=${cursor}`);
        found.push(...(page['items'] as Case[]).map(({ _id }) => _id));
        expect(page['total']).toBe(5);
        cursor = page['nextCursor'] as string | null;
      }
      expect(found).toEqual(whole);
    }
  });

  it('says who has a case open, and gives a lapsed claim to the next one', async () => {
    const id = await make();
    await send(id);
    await send(null);
    await call(admin, 'PUT', `claim/${id}`);
    expect((await list('?claimed=mine')).map(({ _id }) => _id)).toEqual([id]);
    expect((await list('?claimed=others', other)).map(({ claim }) => claim?.isMine)).toEqual([false]);
    expect((await list('?claimed=free')).map(({ claim }) => claim)).toEqual([null]);
    expect((await call(other, 'PUT', `claim/${id}`, undefined, 409))['detail']).toContain(
      'The moderator is handling this',
    );
    await call(other, 'DELETE', `claim/${id}`);
    await call(other, 'PUT', `claim/${id}`, undefined, 409);
    await app.pool.query("update report set claimed_at = now() - interval '16 minutes' where content_id = $1", [id]);
    await call(other, 'PUT', `claim/${id}`);
    await call(other, 'DELETE', `claim/${id}`);
    await call(admin, 'PUT', `claim/${id}`);
  });

  it('is 404 for what nobody reported', async () => {
    for (const id of ['nothing', createId(), await make()]) {
      await call(admin, 'GET', `cases/${id}`, undefined, 404);
      await call(admin, 'PUT', `claim/${id}`, undefined, 404);
      await call(admin, 'DELETE', `claim/${id}`, undefined, 404);
      await call(admin, 'PUT', `close/${id}`, { outcome: 'no_action', seen: [createId()] }, 404);
    }
  });
});

describe('closing', () => {
  it('without action closes all reports of the case, and keeps the note among admins', async () => {
    const id = await make();
    await send(id);
    await send(id, 'other');
    expect(await close(id, { internalNote: 'Has the licence.' })).toEqual({ closed: 2 });
    expect(await list()).toEqual([]);
    expect((await list('?status=closed')).map(({ outcome, reports }) => [outcome, reports])).toEqual([
      ['no_action', 2],
    ]);
    const { items } = (await call(admin, 'GET', `cases/${id}`)) as { items: object[] };
    expect(items[0]).toMatchObject({
      outcome: 'no_action',
      internalNote: 'Has the licence.',
      closedBy: 'The moderator',
    });
    expect(await isPublic(id)).toBe(true);
    // A new report opens the case again.
    await send(id, 'broken');
    expect((await list()).map(({ reports }) => reports)).toEqual([1]);
  });

  it('by unpublishing takes the work out, tells the contributor why, and keeps it out', async () => {
    const id = await make('Reported boat');
    await send(id);
    await close(id, { outcome: 'content_unpublished', reason: 'copyright', note: 'It is from a book of 2019.' });
    expect(await isPublic(id)).toBe(false);
    expect((await readNotices())[0]).toMatchObject({
      code: 'content_unpublished',
      about: 'Reported boat',
      reason: expect.stringContaining('It is from a book of 2019.'),
    });
    expect((await contributor.call('PATCH', `/content/toggle/publish/${id}`, { published: true })).status).toBe(409);
  });

  it('by a warning tells the contributor, and leaves the work where it is', async () => {
    const id = await make('Warned boat');
    await send(id);
    await close(id, { outcome: 'contributor_warned', note: 'Please name the model.' });
    expect(await isPublic(id)).toBe(true);
    expect((await readNotices())[0]).toMatchObject({
      code: 'contributor_warned',
      about: 'Warned boat',
      reason: 'Please name the model.',
    });
  });

  it('asks for what the outcome needs, beside the field, and changes nothing then', async () => {
    const id = await make();
    const nobody = await makeContributor(app, `demo-${createId().slice(-8)}`);
    const demo = (await makeDraft(app, { contributor: nobody, status: 'published' })).contentId;
    await send(id);
    await send(demo);
    await send(null);
    const general = (await list()).at(-1)?._id ?? '';
    for (const [subject, more, path] of [
      [id, { outcome: 'content_unpublished' }, 'reason'],
      [id, { outcome: 'content_unpublished', reason: 'other' }, 'note'],
      [id, { outcome: 'contributor_warned', note: ' ' }, 'note'],
      [id, { outcome: 'contributor_suspended' }, 'outcome'],
      [id, { outcome: 'deleted' }, 'outcome'],
      [id, { seen: [] }, 'seen'],
      [demo, { outcome: 'contributor_warned', note: 'Hello' }, 'outcome'],
      [general, { outcome: 'contributor_warned', note: 'Hello' }, 'outcome'],
      [general, { outcome: 'content_unpublished', reason: 'broken' }, 'outcome'],
    ] as const)
      expect(pathsOf(await close(subject, more, 400))).toEqual([path]);
    expect((await list()).length).toBe(3);
    expect(await isPublic(id)).toBe(true);
  });

  it('never happens twice, nor to what came in unread', async () => {
    const id = await make();
    await send(id);
    const seen = await seenOf(id);
    await send(id, 'privacy');
    expect((await close(id, { seen }, 409))['detail']).toContain('Another report has come in');
    await close(id);
    for (const outcome of ['no_action', 'spam', 'contributor_warned', 'content_unpublished'])
      await close(id, { outcome, reason: 'broken', note: 'Again', seen }, 409);
    await call(admin, 'PUT', `claim/${id}`, undefined, 409);
    expect(await isPublic(id)).toBe(true);
    await expect(app.pool.query("update report set status = 'open' where content_id = $1", [id])).rejects.toMatchObject(
      {
        constraint: 'report_transition',
      },
    );
  });

  it('of two admins at once is done by one; the other is told', async () => {
    for (const outcome of ['no_action', 'content_unpublished']) {
      const id = await make();
      await send(id);
      const body = { outcome, reason: 'broken', seen: await seenOf(id) };
      const answers = await Promise.all([admin, other].map((who) => who.call('PUT', `/report/close/${id}`, body)));
      expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409]);
      const { rows } = await app.pool.query<{ n: string }>(
        "select count(*) as n from audit_log where action = 'report.close' and subject_id = $1",
        [id],
      );
      expect(Number(rows[0]?.n)).toBe(1);
    }
  });

  it('is refused while another admin has it open', async () => {
    const id = await make();
    await send(id);
    await call(other, 'PUT', `claim/${id}`);
    for (const outcome of ['spam', 'content_unpublished']) await close(id, { outcome, reason: 'broken' }, 409);
    expect(await isPublic(id)).toBe(true);
    await close(id, {}, 200, other);
  });
});
