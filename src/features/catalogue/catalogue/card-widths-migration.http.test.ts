import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('takes the widths with a watermark from the cards of paid works alone', async () => {
  await migrateBelow('0134');
  await pool.query(`insert into category (id, key, name, published) values ('${id(1)}', 'icons', 'Icons', true);
    insert into contributor (id, username, name) values ('${id(3)}', 'rahim', 'Rahim')`);
  for (const [n, price] of [0, 4900].entries()) {
    const contentId = id(100 + n);
    const card = JSON.stringify({ _id: contentId, preview: { _id: id(200 + n), widths: [375, 768, 1366] } });
    await pool.query(
      `insert into content (id, contributor_id, category_id, title, status, published_at) values ($1, $2, $3, 'Title', 'published', '2026-01-02')`,
      [contentId, id(3), id(1)],
    );
    await pool.query(
      `insert into variant (id, content_id, name, licence_code, price, position) values ($1, $2, 'PNG', 'arbor-standard-1', $3, 0)`,
      [id(300 + n), contentId, price],
    );
    await pool.query(
      `insert into preview (id, content_id, kind, alt, width, height, widths, marked_widths, position)
       values ($1, $2, 'image', '', 1366, 768, '{375,768,1366}', '{768,1366}', 0)`,
      [id(200 + n), contentId],
    );
    await pool.query(
      `insert into listing (content_id, category_key, published_at, updated_at, min_price, facets, terms, card, subcategories)
       values ($1, 'icons', '2026-01-02', '2026-01-02', $2, '{c:icons}', array_to_tsvector('{c:icons,title}'::text[]), $3, '[]')`,
      [contentId, price, card],
    );
  }
  expect(await migrateRest()).toContain('0134_cards_without_watermark.sql');
  const { rows } = await pool.query<{ widths: number[] }>(
    `select card::json #> '{preview,widths}' as widths from listing order by content_id`,
  );
  expect(rows.map(({ widths }) => widths)).toEqual([[375, 768, 1366], [375]]);
});
