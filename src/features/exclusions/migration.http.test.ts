import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('what was renamed before is left out in its new spelling, unless works have the old one', async () => {
  await migrateBelow('0106');
  await pool.query(`insert into admin (id, name, email, role, password_hash) values ('${id(1)}', 'Asha', 'asha@example.com', 'moderator', 'x');
    insert into category (id, key, name, published) values ('${id(2)}', 'icons', 'Icons', true);
    insert into contributor (id, username, name) values ('${id(3)}', 'rahim', 'Rahim');
    insert into content (id, contributor_id, category_id, title) values ('${id(4)}', '${id(3)}', '${id(2)}', 'Title');
    insert into content_keyword (content_id, keyword, position) values ('${id(4)}', 'boat', 0)`);
  const rename = (n: number, from: string, to: string) =>
    pool.query(
      `insert into audit_log (id, admin_id, action, subject_type, subject_id, details, request_id)
       values ($1, $2, 'keyword.rename', 'keyword', $3, $4, 'r')`,
      [id(n), id(1), from, { newKeyword: to, works: 1 }],
    );
  await rename(10, 'rivre', 'river');
  await rename(11, 'rivre', 'river');
  await rename(12, 'boat', 'ship');
  await rename(13, 'lake', 'lake');
  await rename(14, 'Line\nbreak', 'line');
  expect(await migrateRest()).toContain('0106_renaming_under_way.sql');
  expect((await pool.query('select * from renamed_keyword')).rows).toEqual([{ keyword: 'rivre', renamed_to: 'river' }]);
});
