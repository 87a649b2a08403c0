import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('gives cards their second picture without a watermark, and counts the files of works', async () => {
  await migrateBelow('0204');
  const contentId = id(100);
  await pool.query(`insert into category (id, key, name, published) values ('${id(1)}', 'icons', 'Icons', true);
    insert into contributor (id, username, name) values ('${id(3)}', 'rahim', 'Rahim');
    insert into content (id, contributor_id, category_id, title, status, published_at)
      values ('${contentId}', '${id(3)}', '${id(1)}', 'Title', 'published', '2026-01-02');
    insert into file (id, sha256, size, media_type) values ('${id(400)}', repeat('a', 64), 1, 'application/zip');
    insert into variant (id, content_id, name, licence_code, price, position)
      values ('${id(300)}', '${contentId}', 'All', 'arbor-standard-1', 4900, 0);
    insert into variant_file (variant_id, file_id, name, format, figures, position)
      values ('${id(300)}', '${id(400)}', 'all.zip', 'zip', '{"files": 21, "size": 1}', 0);
    insert into preview (id, content_id, kind, alt, width, height, widths, marked_widths, position) values
      ('${id(200)}', '${contentId}', 'image', '', 1366, 768, '{375,576,1366}', '{1366}', 0),
      ('${id(201)}', '${contentId}', 'image', '', 1366, 768, '{375,576,1366}', '{1366}', 1)`);
  await pool.query(
    `insert into listing (content_id, category_key, published_at, updated_at, min_price, facets, terms, card, subcategories)
     values ($1, 'icons', '2026-01-02', '2026-01-02', 4900, '{c:icons}', array_to_tsvector('{c:icons,title}'::text[]), '{"ai": false}', '[]')`,
    [contentId],
  );
  expect(await migrateRest()).toContain('0209_second_pictures_and_items.sql');
  const { rows } = await pool.query(
    `select card::json as card, facets, terms @@ '''n:21-100'''::tsquery as found from listing`,
  );
  expect(rows).toEqual([
    { card: { ai: false, secondPicture: `/media/${id(201)}/576.webp` }, facets: ['c:icons', 'n:21-100'], found: true },
  ]);
  const counts = await pool.query(`select scope, n::int from term_count where term = 'n:21-100' order by scope`);
  expect(counts.rows).toEqual([
    { scope: '*', n: 1 },
    { scope: 'c:icons', n: 1 },
  ]);
});
