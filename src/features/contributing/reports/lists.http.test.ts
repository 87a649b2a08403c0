import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeFavoriteList } from '../../../../tests/support/favorite-lists.ts';
import {
  browser,
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInUser,
} from '../../../../tests/support/people.ts';

let app: TestApp;
let admin: SignedInAdmin;
let owner: SignedInUser;
let reporter: SignedInUser;

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app);
  [owner, reporter] = [await signInUser(app), await signInUser(app)];
});

const body = { kind: 'unlawful', words: 'Its note insults somebody.' };
const share = () => makeFavoriteList(app, owner.userId, { name: 'Insults', isShared: true });
const shared = async (token: string) => (await app.fetch(`/api/v1/favorites/lists/shared/${token}`)).status;
const readCase = async (id: string) =>
  (await admin.call('GET', `/report/cases/${id}`)).body as {
    case: { list: object | null; isAboutList: boolean };
    items: { _id: string }[];
  };
const close = async (id: string, more: object) => {
  const seen = (await readCase(id)).items.map(({ _id }) => _id);
  return admin.call('PUT', `/report/close/${id}`, { seen, ...more });
};
const noticesOf = async (who: SignedInUser, name: string) =>
  (
    await app.pool.query<{ code: string; reason: string }>(
      'select code, reason from account_notice where account_id = $1 and about = $2 order by id',
      [who.userId, name],
    )
  ).rows;

describe('a reported list', () => {
  it('is one case, however many report it', async () => {
    const { id, token } = await share();
    expect((await reporter.call('POST', `/report/list/${token}`, body)).status).toBe(200);
    expect((await browser(app).call('POST', `/report/list/${token}`, body)).status).toBe(200);
    const found = await readCase(id);
    expect(found.items).toHaveLength(2);
    expect(found.case).toMatchObject({ isAboutList: true, list: { name: 'Insults', token, isTakenDown: false } });
    const { items } = (await admin.call('GET', '/report/cases')).body as { items: { _id: string; reports: number }[] };
    expect(items.find(({ _id }) => _id === id)).toMatchObject({ reports: 2, isAboutList: true });
  });

  it('is not there to report once it isn’t shared', async () => {
    const { id, token } = await share();
    await owner.call('PUT', `/favorites/lists/share/${id}`, { isShared: false });
    expect((await browser(app).call('POST', `/report/list/${token}`, body)).status).toBe(404);
    expect((await browser(app).call('POST', '/report/list/nothing', body)).status).toBe(404);
    expect((await browser(app).call('POST', `/report/list/${token}`, { kind: 'unlawful', words: 'x' })).status).toBe(
      400,
    );
  });

  it('is taken down: its link ends for good, owner and reporter are told, and the owner keeps it', async () => {
    const { id, token } = await makeFavoriteList(app, owner.userId, { name: 'Taken', isShared: true });
    await reporter.call('POST', `/report/list/${token}`, body);
    expect(await close(id, { outcome: 'list_unshared', note: 'Please be kind.' })).toMatchObject({ status: 200 });
    expect(await shared(token)).toBe(404);
    const again = await owner.call('PUT', `/favorites/lists/share/${id}`, { isShared: true });
    expect([again.status, again.body['detail']]).toEqual([409, expect.stringContaining('We stopped sharing')]);
    expect((await owner.call('GET', `/favorites/lists/single/${id}`)).body).toMatchObject({
      list: { name: 'Taken', isTakenDown: true, token: null },
    });
    expect(await noticesOf(owner, 'Taken')).toEqual([{ code: 'list_unshared', reason: 'Please be kind.' }]);
    expect(await noticesOf(reporter, 'Taken')).toEqual([{ code: 'report_list_unshared', reason: '' }]);

    for (const _ of [1, 2]) expect((await admin.call('PUT', `/report/list/allow/${id}`)).status).toBe(200);
    expect(await noticesOf(owner, 'Taken')).toHaveLength(2);
    const renewed = await owner.call('PUT', `/favorites/lists/share/${id}`, { isShared: true });
    expect(renewed.body['token']).not.toBe(token);
    expect(await shared(token)).toBe(404);
  });

  it('can’t be unshared while the sharing is being ended', async () => {
    const { id, token } = await makeFavoriteList(app, owner.userId, { name: 'Race', isShared: true });
    await reporter.call('POST', `/report/list/${token}`, body);
    const [closed] = await Promise.all([
      close(id, { outcome: 'list_unshared' }),
      ...[true, false, true].map((isShared) =>
        owner.call('PUT', `/favorites/lists/share/${id}`, { isShared, newLink: true }),
      ),
    ]);
    expect(closed.status).toBe(200);
    const { rows } = await app.pool.query('select share_token, taken_down_at from favorite_list where id = $1', [id]);
    expect(rows).toEqual([{ share_token: null, taken_down_at: expect.any(Date) }]);
  });

  it('outlives the list, and nothing but a list is unshared', async () => {
    const { id, token } = await share();
    await browser(app).call('POST', `/report/list/${token}`, body);
    await app.pool.query('delete from favorite_list where id = $1', [id]);
    expect((await readCase(id)).case).toMatchObject({ isAboutList: true, list: null });
    expect((await close(id, { outcome: 'list_unshared' })).status).toBe(404);
    expect((await close(id, { outcome: 'no_action' })).status).toBe(200);
    await browser(app).call('POST', '/report/create', { ...body, words: 'Something else altogether.' });
    const { rows } = await app.pool.query<{ id: string }>("select id from report where words like 'Something else%'");
    expect((await close(rows[0]?.id ?? '', { outcome: 'list_unshared' })).status).toBe(400);
  });
});
