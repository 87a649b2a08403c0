import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('a language that is not that of the title’s script counts as chosen, but in drafts', async () => {
  await migrateBelow('0115');
  await pool.query(`insert into contributor (id, username, name) values ('${id(1)}', 'rahim', 'Rahim');
    insert into category (id, key, name, published) values ('${id(1)}', 'icons', 'Icons', true);
    insert into content (id, contributor_id, category_id, title, language, status, published_at) values
      ('${id(2)}', '${id(1)}', '${id(1)}', 'A boat', 'en', 'published', now()),
      ('${id(3)}', '${id(1)}', '${id(1)}', 'নৌকা', 'bn', 'published', now()),
      ('${id(4)}', '${id(1)}', '${id(1)}', 'A boat', 'bn', 'published', now()),
      ('${id(5)}', '${id(1)}', '${id(1)}', '3 নৌকা', 'en', 'published', now()),
      ('${id(6)}', '${id(1)}', null, 'IMG_2042', 'bn', 'draft', null);
    insert into content (id, contributor_id, title, language, revision_of, version) values
      ('${id(7)}', '${id(1)}', 'A boat', 'bn', '${id(4)}', 2)`);
  expect(await migrateRest()).toContain('0115_chosen_language.sql');
  const { rows } = await pool.query<{ language_chosen: boolean }>('select language_chosen from content order by id');
  expect(rows.map(({ language_chosen }) => language_chosen)).toEqual([false, false, true, true, false, true]);
});
