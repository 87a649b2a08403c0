import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('what was renamed before is left out in its new spelling, unless works have the old one', async () => {
  await migrateBelow('0106');
  await pool.query(`insert into admin (id, name, email, role, password_hash) values ('${id(1)}', 'Asha', 'asha@example.com', 'moderator', 'x');
    insert into category (id, key, name, published) values ('${id(2)}', 'icons', 'Icons', true);
    insert into contributor (id, username, name) values ('${id(3)}', 'rahim', 'Rahim');
    insert into content (id, contributor_id, category_id, title) values ('${id(4)}', '${id(3)}', '${id(2)}', 'Title');
    insert into content_keyword (content_id, keyword, position) values ('${id(4)}', 'boat', 0)`);
  const rename = (n: number, from: string, to: string, at = '2026-01-02') =>
    pool.query(
      `insert into audit_log (id, at, admin_id, action, subject_type, subject_id, details, request_id)
       values ($1, $2, $3, 'keyword.rename', 'keyword', $4, $5, 'r')`,
      [id(n), at, id(1), from, { newKeyword: to, works: 1 }],
    );
  await rename(10, 'rivre', 'river');
  await rename(11, 'rivre', 'river');
  await rename(12, 'boat', 'ship');
  await rename(13, 'lake', 'lake');
  await rename(14, 'Line\nbreak', 'line');
  // Only the last spelling of a keyword counts, and no rename that was reversed.
  await rename(15, 'strem', 'brook');
  await rename(16, 'strem', 'stream');
  await rename(17, 'oak', 'tree');
  await rename(18, 'tree', 'oak');
  await rename(19, 'gras', 'lawn');
  await migrateBelow('0113');
  // Since the table exists, its rows record renames: every spelling counts, even one whose reversal is unfinished.
  const renameNow = async (n: number, from: string, to: string, isUnderWay = false) => {
    await rename(n, from, to, 'now');
    await pool.query('insert into renamed_keyword values ($1, $2, $3) on conflict do nothing', [from, to, isUnderWay]);
  };
  await renameNow(20, 'gras', 'grass');
  await renameNow(21, 'mist', 'fog');
  await renameNow(22, 'mist', 'haze');
  await renameNow(23, 'pond', 'pool');
  await renameNow(24, 'pool', 'pond', true);
  // This rename was reversed, so the migration deletes its row.
  await renameNow(25, 'sun', 'star');
  await renameNow(26, 'star', 'sun');
  // This repeats an earlier rename that had reversed another one.
  await renameNow(27, 'tree', 'oak');
  // The audit log has no entry for this row, so the migration keeps it.
  await pool.query("insert into renamed_keyword (keyword, renamed_to) values ('sun', 'dawn')");
  expect(await migrateRest()).toContain('0113_keywords_under_way.sql');
  const { rows } = await pool.query<{ keyword: string; renamed_to: string }>('select * from renamed_keyword');
  expect(rows.map(({ keyword, renamed_to }) => `${keyword} → ${renamed_to}`).toSorted()).toEqual([
    'gras → grass',
    'mist → fog',
    'mist → haze',
    'pond → pool',
    'pool → pond',
    'rivre → river',
    'star → sun',
    'strem → stream',
    'sun → dawn',
    'tree → oak',
  ]);
});
