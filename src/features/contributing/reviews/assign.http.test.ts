import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { browser, type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { makeSubmission } from '../../../../tests/support/reviews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let moderator: SignedInAdmin;
let contributorId: string;

beforeAll(async () => {
  owner = await signInAdmin(app);
  moderator = await signInAdmin(app, 'moderator');
  contributorId = await makeContributor(app, 'rahim');
});

const assign = (by: SignedInAdmin, id: string, adminId: string | null) =>
  by.call('PUT', `/content/request/contributor/assign/${id}`, { adminId });
const listIds = async (by: SignedInAdmin, query: string) =>
  ((await by.call('GET', `/content/request/contributor/all?${query}`)).body['items'] as { _id: string }[]).map(
    ({ _id }) => _id,
  );
const countMine = async (by: SignedInAdmin) =>
  ((await by.call('GET', '/admin/inbox')).body['items'] as { path: string; mine: number }[]).find(
    ({ path }) => path === '/admin/contributors/requests',
  )?.mine;

it('asks an admin, who finds it among their own and in the counts; anybody may still decide', async () => {
  const [asked, other] = [await makeSubmission(app, contributorId), await makeSubmission(app, contributorId)];
  const { status, body } = await assign(moderator, asked, owner.adminId);
  expect(status).toBe(200);
  expect(body['assignee']).toMatchObject({ _id: owner.adminId, isMe: false });
  expect(await listIds(owner, 'assigned=mine')).toEqual([asked]);
  expect(await listIds(moderator, 'assigned=mine')).toEqual([]);
  expect(await listIds(moderator, 'assigned=others')).toEqual([asked]);
  expect(await listIds(moderator, 'assigned=free')).toEqual([other]);
  expect([await countMine(owner), await countMine(moderator)]).toEqual([1, 0]);
  const single = await owner.call('GET', `/content/request/contributor/single/${asked}?assigned=mine`);
  expect(single.body).toMatchObject({ submission: { assignee: { isMe: true } }, next: null });

  expect((await moderator.call('PUT', `/content/request/contributor/claim/${asked}`)).status).toBe(200);
  expect((await moderator.call('PATCH', `/content/review/${asked}/approve`, {})).status).toBe(200);
  expect(await countMine(owner)).toBe(0);
  expect((await assign(owner, asked, moderator.adminId)).status).toBe(409);

  await assign(owner, other, moderator.adminId);
  expect((await assign(moderator, other, null)).body).toEqual({ assignee: null });
  expect(await countMine(moderator)).toBe(0);
});

it('asks nobody who can’t decide on it', async () => {
  const id = await makeSubmission(app, contributorId);
  const disabled = await signInAdmin(app, 'moderator');
  await app.pool.query('update admin set disabled_at = now() where id = $1', [disabled.adminId]);
  for (const nobody of [disabled.adminId, contributorId, 'nonsense', '']) {
    const answer = await assign(owner, id, nobody);
    expect([answer.status, (answer.body['errors'] as { path: string }[])[0]?.path]).toEqual([400, 'adminId']);
  }
  await owner.call('PATCH', `/content/review/${id}/reject`, { reasons: ['DUPLICATE'] });
  await app.pool.query(
    `insert into submission (id, content_id, contributor_id, number, kind, note)
     select uuidv7(), content_id, contributor_id, 2, 'appeal', '' from submission where id = $1`,
    [id],
  );
  const { rows } = await app.pool.query<{ id: string }>("select id from submission where kind = 'appeal'");
  expect((await assign(moderator, rows[0]?.id ?? '', owner.adminId)).status).toBe(400);
  expect((await assign(moderator, rows[0]?.id ?? '', moderator.adminId)).status).toBe(200);
});

it('is for admins and open submissions, and twice is as good as once, at the same time too', async () => {
  const id = await makeSubmission(app, contributorId);
  const path = `/content/request/contributor/assign/${id}`;
  expect((await browser(app).call('PUT', path, { adminId: owner.adminId })).status).toBe(401);
  expect((await assign(owner, 'nonsense', owner.adminId)).status).toBe(404);
  expect((await assign(owner, contributorId, owner.adminId)).status).toBe(404);
  expect((await owner.call('PUT', path, {})).status).toBe(400);
  const answers = await Promise.all([assign(owner, id, owner.adminId), assign(moderator, id, owner.adminId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
