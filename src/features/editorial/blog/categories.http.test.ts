import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBlogCategory, makeBlogPost } from '../../../../tests/support/blog.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function send(method: string, path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await admin.fetch(`/api/v1${path}`, { method, body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const errorsOf = ({ status, body }: Answer) => [status, (body['errors'] as { path: string }[] | undefined)?.[0]?.path];

describe('categories of the blog', () => {
  it('have a key of their own, and go once they are empty', async () => {
    const make = (body: object) => admin.call('POST', '/blog/category/create', body);
    const { body } = await make({ name: 'How we work', nameBn: 'আমরা যেভাবে কাজ করি' });
    expect(body).toMatchObject({ key: 'how-we-work' });
    expect(errorsOf(await make({ name: 'How we work' }))).toEqual([400, 'key']);
    expect(errorsOf(await make({ name: 'কারুকাজ' }))).toEqual([400, 'key']);
    expect(errorsOf(await make({ name: '' }))).toEqual([400, 'name']);
    const id = String(body['_id']);
    const change = (path: string, values: object) => admin.call('PUT', `/blog/category/update/${path}`, values);
    expect((await change(id, { name: 'Work', key: 'work', nameBn: '' })).body).toEqual({ _id: id, key: 'work' });
    expect((await change(id, { key: 'work' })).status).toBe(200);
    const { key: taken } = await makeBlogCategory(app);
    expect(errorsOf(await change(id, { key: taken }))).toEqual([400, 'key']);
    expect((await change(createId(), { name: 'a' })).status).toBe(404);
    const postId = await makeBlogPost(app, { categoryId: id });
    const remove = () => admin.call('DELETE', `/blog/category/delete/${id}`);
    expect((await remove()).status).toBe(409);
    // A deleted post doesn't prevent the deletion of its category, and is restored without it.
    await admin.call('DELETE', `/blog/delete/${postId}`);
    expect((await remove()).body).toEqual({ done: true });
    expect((await remove()).status).toBe(404);
    expect((await admin.call('PATCH', `/blog/restore/${postId}`)).status).toBe(200);
    expect((await admin.call('GET', `/blog/admin/single/${postId}`)).body).toMatchObject({ categoryId: null });
    const both = await Promise.all([make({ name: 'At once' }), make({ name: 'At once' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('are missing for who chooses one while it is deleted', async () => {
    const { id: categoryId } = await makeBlogCategory(app);
    const postId = await makeBlogPost(app);
    const deleting = await app.pool.connect();
    await deleting.query('begin');
    await deleting.query('delete from blog_category where id = $1', [categoryId]);
    const chosen = [
      send('POST', '/blog/create', { title: 'In it', categoryId }),
      send('PUT', `/blog/update/${postId}`, { categoryId }),
    ];
    await new Promise((resolve) => setTimeout(resolve, 300));
    await deleting.query('commit');
    deleting.release();
    for (const answer of await Promise.all(chosen)) expect(errorsOf(answer)).toEqual([400, 'categoryId']);
  });

  it('are deleted and chosen at once without a failure', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async () => ({
        category: await makeBlogCategory(app),
        postId: await makeBlogPost(app),
      })),
    );
    for (const { category, postId } of pairs) {
      const answers = await Promise.all([
        admin.call('DELETE', `/blog/category/delete/${category.id}`),
        send('PUT', `/blog/update/${postId}`, { categoryId: category.id }),
      ]);
      expect([
        [200, 400],
        [409, 200],
      ]).toContainEqual(answers.map(({ status }) => status));
    }
  });
});
