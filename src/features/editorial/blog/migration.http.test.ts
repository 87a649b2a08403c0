import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

it('a post that was saved by the editor of a version before loses its key, of a try without a number', async () => {
  await migrateBelow('0104');
  const id = '019aa5c4-0000-7000-8000-000000000001';
  await pool.query("insert into blog_post (id, slug, save_key) values ($1, 'a-post', 'key-of-a-saving')", [id]);
  expect(await migrateRest()).toContain('0104_blog_save_try.sql');
  const { rows } = await pool.query('select slug, save_key, save_try from blog_post');
  expect(rows).toEqual([{ slug: 'a-post', save_key: null, save_try: null }]);
  for (const half of ['save_try = 1', "save_key = 'key-of-a-saving'"])
    await expect(pool.query(`update blog_post set ${half}`)).rejects.toThrow('blog_post_save_check');
});
