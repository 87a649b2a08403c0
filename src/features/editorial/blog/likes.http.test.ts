import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBlogPost } from '../../../../tests/support/blog.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { addLike, readLikes, removeAllLikes } from './store/reactions.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

async function makeAccounts(count: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: count }, () => signInUser(app)));
  return people.map(({ userId }) => userId);
}
async function countRows(id: string): Promise<number> {
  const { rows } = await app.pool.query<{ n: number }>('select count(*)::int as n from blog_like where post_id = $1', [
    id,
  ]);
  return rows[0]?.n ?? 0;
}

it('many who like a post at once, and take it back, are counted each', async () => {
  const id = await makeBlogPost(app);
  const people = await Promise.all(Array.from({ length: 12 }, () => signInUser(app)));
  const toggle = (isLiked: boolean) => (person: (typeof people)[number]) =>
    person.call('PATCH', `/blog/toggle/like/${id}`, { isLiked });
  await Promise.all([...people, ...people].map(toggle(true)));
  expect(await app.get(`/api/v1/blog/single/${id}`)).toMatchObject({ likes: 12 });
  await Promise.all([...people.slice(0, 5).map(toggle(false)), ...people.slice(5).map(toggle(true))]);
  expect(await app.get(`/api/v1/blog/single/${id}`)).toMatchObject({ likes: 7 });
  expect(await countRows(id)).toBe(7);
});

it('accounts that go at once take their likes of the same posts along', async () => {
  const posts = await Promise.all(Array.from({ length: 8 }, () => makeBlogPost(app)));
  const accounts = await makeAccounts(6);
  // Each account likes the posts in another order.
  for (const [index, account] of accounts.entries())
    for (const post of [...posts.slice(index), ...posts.slice(0, index)])
      await app.db.transaction().execute((tx) => addLike(tx, account, post));
  expect(await readLikes(app.db, posts[0] ?? '')).toBe(6);
  const leaving = accounts.slice(1);
  await Promise.all(leaving.map((each) => app.db.transaction().execute((tx) => removeAllLikes(tx, each))));
  for (const post of posts) expect([await readLikes(app.db, post), await countRows(post)]).toEqual([1, 1]);
});

it('a post that is deleted for good goes with its likes', async () => {
  const id = await makeBlogPost(app);
  const [account = ''] = await makeAccounts(1);
  await app.db.transaction().execute((tx) => addLike(tx, account, id));
  await app.pool.query('delete from blog_post where id = $1', [id]);
  expect([await readLikes(app.db, id), await countRows(id)]).toEqual([0, 0]);
});
