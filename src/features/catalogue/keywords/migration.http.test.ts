import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('keywords of each category are counted again, so that a work that was missed can be taken down', async () => {
  await migrateBelow('0098');
  await pool.query(`insert into category (id, key, name, published) values ('${id(1)}', 'icons', 'Icons', true);
    insert into contributor (id, username, name) values ('${id(2)}', 'rahim', 'Rahim')`);
  for (const n of [10, 11, 12]) {
    await pool.query("insert into content (id, contributor_id, category_id, title) values ($1, $2, $3, 'Title')", [
      id(n),
      id(2),
      id(1),
    ]);
    await pool.query(
      `insert into listing (content_id, category_key, published_at, updated_at, min_price, facets, terms, card, subcategories)
       values ($1, 'icons', '2026-01-02', '2026-01-02', 0, $2, array_to_tsvector('{c:icons}'::text[]), '{}', '[]')`,
      [id(n), ['c:icons', 'w:river', ...(n === 12 ? ['w:boat'] : [])]],
    );
  }
  // Simulates a count that missed the last work.
  await pool.query("update term_count set n = 2 where scope = 'k:icons' and term = 'w:river'");
  await pool.query("update term_count set n = 0 where scope = 'k:icons' and term = 'w:boat'");
  await pool.query("insert into term_count (scope, term, n) values ('k:gone', 'w:boat', 3)");
  expect(await migrateRest()).toContain('0098_keywords_counted_again.sql');
  const { rows } = await pool.query<{ scope: string; term: string; n: number }>(
    "select scope, term, n from term_count where scope like 'k:%' order by term",
  );
  expect(rows).toEqual([
    { scope: 'k:icons', term: 'w:boat', n: 1 },
    { scope: 'k:icons', term: 'w:river', n: 3 },
  ]);
  await pool.query('delete from listing');
  expect((await pool.query('select from term_count where n <> 0')).rowCount).toBe(0);
});
