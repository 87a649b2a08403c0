import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBlogPost } from '../../../../tests/support/blog.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

describe('the audit log', () => {
  it('can be read by owners, and changed by nobody', async () => {
    const moderator = await signInAdmin(app, 'moderator');
    expect((await moderator.call('GET', '/admin/audit')).status).toBe(403);
    const owner = await signInAdmin(app);
    const { body } = await owner.call('GET', '/admin/audit?action=admin.login');
    expect((body['items'] as { action: string }[]).every(({ action }) => action === 'admin.login')).toBe(true);
    await expect(app.pool.query("update audit_log set action = 'x.y'")).rejects.toThrow('append-only');
    await expect(app.pool.query('delete from audit_log')).rejects.toThrow('append-only');
    await expect(app.pool.query('truncate audit_log cascade')).rejects.toThrow('append-only');
  });

  it('names users and admins as people know them', async () => {
    const owner = await signInAdmin(app);
    const user = await signInUser(app);
    await owner.call('PATCH', `/user/toggle/suspend/${user.userId}`, { suspended: true });
    const [work, key] = [createId(), createId()];
    for (const [action, id, details] of [
      ['content.approve', work, { title: 'Kingfisher' }],
      ['category.update', key, { key: 'photos', title: 'Photos' }],
    ] as const)
      await app.pool.query(
        "insert into audit_log (id, admin_id, action, subject_type, subject_id, details, request_id) values ($1, $2, $3, 'content', $4, $5, 'r')",
        [createId(), owner.adminId, action, id, details],
      );
    const { body } = await owner.call('GET', '/admin/audit?limit=100');
    const items = body['items'] as { action: string; subjectId: string; subjectName: string | null }[];
    const findName = (action: string, id: string) =>
      items.find((item) => item.action === action && item.subjectId === id)?.subjectName;
    expect(findName('user.suspend', user.userId)).toBe(user.username);
    expect(findName('admin.login', owner.adminId)).toBe('The owner');
    expect(findName('content.approve', work)).toBe('Kingfisher');
    expect(findName('category.update', key)).toBe('photos');
  });

  it('names posts by their titles and orders by their numbers, in the language of the reader', async () => {
    const owner = await signInAdmin(app);
    const post = await makeBlogPost(app, { title: 'Kites of Dhaka', titleBn: 'ঢাকার ঘুড়ি' });
    await owner.call('PATCH', `/blog/toggle/showcase/${post}`, { showcased: true });
    const buyer = await signInUser(app);
    const category = await makeCategory(app, 'birds');
    const work = await makeContent(app, {
      category,
      contributor: await makeContributor(app, 'salma'),
      title: 'Kingfisher',
    });
    const lines = [{ contentId: work.contentId, variantId: work.variantIds[0], price: 0 }];
    const order = (await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() })).body;
    await owner.call(
      'POST',
      `/order/refund/${String(order['_id'])}`,
      { reason: 'other', note: 'Twice' },
      {
        'idempotency-key': createId(),
      },
    );
    const readNames = async (language: string) => {
      const response = await owner.fetch('/api/v1/admin/audit?limit=20', { headers: { 'accept-language': language } });
      const { items } = (await response.json()) as { items: { subjectType: string; subjectName: string | null }[] };
      return items.filter(({ subjectType }) => /^(blog|order)$/.test(subjectType)).map((item) => item.subjectName);
    };
    expect(await readNames('en')).toEqual([String(order['number']), 'Kites of Dhaka']);
    expect(await readNames('bn')).toEqual([String(order['number']), 'ঢাকার ঘুড়ি']);
  });

  it('has pages, newest first', async () => {
    const owner = await signInAdmin(app);
    const wrong = await owner.fetch('/api/v1/admin/audit?cursor=x', { headers: { 'accept-language': 'bn' } });
    expect(await wrong.json()).toMatchObject({
      errors: [{ path: 'cursor', message: expect.stringContaining('কার্সর') }],
    });
    const first = (await owner.call('GET', '/admin/audit?limit=2')).body;
    const second = (await owner.call('GET', `/admin/audit?limit=2&cursor=${String(first['nextCursor'])}`)).body;
    const ids = [first, second].flatMap((page) => (page['items'] as { _id: string }[]).map(({ _id }) => _id));
    expect(ids).toHaveLength(4);
    expect([...ids].sort().reverse()).toEqual(ids);
  });
});
