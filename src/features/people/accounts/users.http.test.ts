import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

describe('the list of users', () => {
  it('is searched by name, username, e-mail and phone, with any punctuation', async () => {
    const admin = await signInAdmin(app, 'moderator');
    const person = await signInUser(app, { name: '100%_Real Ñame', phone: '+8801733333333' });
    const find = async (query: string) =>
      ((await admin.call('GET', `/user/all?${query}`)).body['items'] as { _id: string }[]).map(({ _id }) => _id);
    for (const q of ['100%_real', 'real ñame', person.username, '1733333333', '%2B88017333'])
      expect(await find(`q=${q.includes('%2B') ? q : encodeURIComponent(q)}`)).toContain(person.userId);
    expect(await find('q=100x')).toEqual([]);
    expect(await find("q=' or 1=1 --")).toEqual([]);
    expect((await admin.call('GET', '/user/all?sort=newest')).status).toBe(400);
    expect((await admin.call('GET', '/user/all?limit=1000')).status).toBe(400);
  });

  it('has pages that miss nobody and show nobody twice', async () => {
    const admin = await signInAdmin(app);
    await Promise.all(Array.from({ length: 7 }, () => signInUser(app)));
    const total = Number((await admin.call('GET', '/user/all?limit=3')).body['total']);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await admin.call('GET', `/user/all?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...(body['items'] as { _id: string }[]).map(({ _id }) => _id));
      cursor = (body['nextCursor'] as string | null) ?? '';
    } while (cursor !== '');
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });
});

describe('suspending a user', () => {
  it('happens once, like restoring, and each is in the log with its admin and reason', async () => {
    const moderator = await signInAdmin(app, 'moderator');
    const owner = await signInAdmin(app);
    const person = await signInUser(app);
    const toggle = (body: object) => moderator.call('PATCH', `/user/toggle/suspend/${person.userId}`, body);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => toggle({ suspended: true, reason: 'Copies others' })),
    );
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 5 }, () => ({ suspended: true })));
    expect((await toggle({})).body).toEqual({ suspended: false });
    const { body } = await owner.call('GET', `/admin/audit?subject=${person.userId}`);
    expect(body['items']).toMatchObject([
      { action: 'user.restore', subjectType: 'user', admin: { email: moderator.email } },
      { action: 'user.suspend', details: { reason: 'Copies others' }, admin: { _id: moderator.adminId } },
    ]);
    expect(
      (await moderator.call('PATCH', '/user/toggle/suspend/019aa5c4-0000-7000-8000-000000000000', {})).status,
    ).toBe(404);
    expect((await moderator.call('PATCH', '/user/toggle/suspend/nonsense', {})).status).toBe(404);
  });

  it('leaves a notice each time, which the person reads once it is over', async () => {
    const moderator = await signInAdmin(app, 'moderator');
    const person = await signInUser(app);
    const other = await signInUser(app);
    const toggle = (body: object) => moderator.call('PATCH', `/user/toggle/suspend/${person.userId}`, body);
    await Promise.all(Array.from({ length: 3 }, () => toggle({ suspended: true, reason: 'Copies others' })));
    expect((await person.call('GET', '/user/notices')).status).toBe(403);
    await Promise.all(Array.from({ length: 3 }, () => toggle({ suspended: false })));
    const { body } = await person.call('GET', '/user/notices');
    expect(body).toMatchObject({
      unread: 2,
      items: [
        { code: 'account_restored', reason: '', isRead: false },
        { code: 'account_suspended', reason: 'Copies others', isRead: false },
      ],
    });
    expect((await other.call('GET', '/user/notices')).body['items']).toEqual([]);
  });
});

it('shows one account to admins, with its language; nobody else, and nothing that is no account', async () => {
  const admin = await signInAdmin(app, 'moderator');
  const person = await signInUser(app, { name: 'Single Person', phone: '+8801744444444' });
  const { body } = await admin.call('GET', `/user/single/${person.userId}`);
  expect(body['user']).toMatchObject({
    _id: person.userId,
    name: 'Single Person',
    phone: '+8801744444444',
    methods: ['phone'],
    status: 'active',
    language: 'en',
    seenAt: expect.stringMatching(/^\d{4}-/),
  });
  expect((await person.call('GET', `/user/single/${person.userId}`)).status).toBe(401);
  for (const id of ['019aa5c4-0000-7000-8000-000000000000', 'nonsense'])
    expect((await admin.call('GET', `/user/single/${id}`)).status).toBe(404);
});
