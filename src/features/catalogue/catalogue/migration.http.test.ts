import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';
import { card } from './contract/card.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;
const place = { _id: id(1), key: 'icons', name: 'Icons “1”', nameBn: 'আইকন' };
const subcategory = { _id: id(2), key: 'icons-basics', name: 'Basics', nameBn: null };
const preview = {
  _id: id(5),
  kind: 'image',
  alt: 'A \\ "quoted" প্রিভিউ',
  width: 800,
  height: 600,
  widths: [375, 768],
  avifWidths: [],
  colors: ['#d9232e'],
};

const toOldCard = (contentId: string, withPreview: boolean) => ({
  _id: contentId,
  title: `Title of ${contentId}, "contributor":{ in it`,
  language: 'bn',
  contributor: { _id: id(3), username: 'rahim', name: 'Rahim' },
  category: place,
  minPrice: 0,
  maxPrice: 4900,
  currency: 'BDT',
  formats: ['svg', 'png'],
  preview: withPreview ? preview : null,
  ai: false,
  publishedAt: '2026-01-02T03:04:05.678Z',
});

/** The card after all migrations; the contributor is one of the demo's. */
function toCard(contentId: string, withPreview: boolean) {
  const { _id, title, ...others } = toOldCard(contentId, withPreview);
  const contributor = { ...others.contributor, image: `/media/${id(3)}/avatar.png`, demo: true };
  return { _id, title, translatedTitle: null, ...others, contributor };
}

/** Lists two contents in the old format, in which the card contains all data of the category. */
async function fillOld(): Promise<void> {
  await pool.query(`insert into category (id, key, name, name_bn, published) values ('${id(1)}', 'icons', 'Icons', null, true);
    insert into subcategory (id, category_id, key, name) values ('${id(2)}', '${id(1)}', 'icons-basics', 'Basics');
    insert into contributor (id, username, name, image_key) values ('${id(3)}', 'rahim', 'Rahim', 'avatar.png');
    insert into setting (key, value) values ('demo', '{"state": "done", "contributors": {"rahim": "${id(3)}"}}')`);
  for (const [contentId, withPreview] of [
    [id(10), true],
    [id(11), false],
  ] as const) {
    const stored = toOldCard(contentId, withPreview);
    await pool.query(
      `insert into content (id, contributor_id, category_id, title, status, published_at, updated_at)
       values ($1, $2, $3, 'Title', 'published', '2026-01-02T03:04:05.678Z', '2026-02-03T00:00:00Z')`,
      [contentId, id(3), id(1)],
    );
    await pool.query(`insert into content_subcategory (content_id, category_id, subcategory_id) values ($1, $2, $3)`, [
      contentId,
      id(1),
      id(2),
    ]);
    await pool.query(
      `insert into listing (content_id, category_id, popularity, published_at, min_price, other_prices, facets, terms, card)
       values ($1, $2, 7, '2026-01-02T03:04:05.678Z', 0, '{[4900,4900]}', '{c:icons,s:icons-basics}', array_to_tsvector('{c:icons,s:icons-basics,title}'::text[]), $3)`,
      [contentId, id(1), { ...stored, category: { ...place, subcategories: [subcategory] } }],
    );
    await pool.query('insert into content_stat (content_id, views, downloads, favorites) values ($1, 900, 80, 7)', [
      contentId,
    ]);
    await pool.query("insert into content_view (content_id, day, visitor) values ($1, current_date, 'somebody')", [
      contentId,
    ]);
  }
}

interface CountRow {
  readonly scope: string;
  readonly term: string;
  readonly n: number;
}

const readCounts = async (): Promise<CountRow[]> =>
  (await pool.query<CountRow>('select scope, term, n from term_count where n > 0 order by scope, term')).rows;

it('keeps the listings of an existing deployment: cards as they are sent, every term counted once', async () => {
  await migrateBelow('0008');
  await fillOld();
  const counts = await readCounts();
  expect(counts.length).toBeGreaterThan(4);

  expect(await migrateRest()).toContain('0008_listing_texts.sql');
  const { rows } = await pool.query<{ card: string; subcategories: string }>(
    'select * from listing order by content_id',
  );
  expect(rows.map((row) => row.card)).toEqual([
    JSON.stringify(toCard(id(10), true)),
    JSON.stringify(toCard(id(11), false)),
  ]);
  for (const row of rows) {
    expect(card.strict().safeParse(JSON.parse(row.card)).success).toBe(true);
    expect(JSON.parse(row.subcategories)).toEqual([subcategory]);
    expect(row).toMatchObject({
      category_key: 'icons',
      popularity: 1,
      other_prices: '{[4900,4901)}',
      updated_at: new Date('2026-02-03T00:00:00Z'),
    });
  }
  // Since this migration, listings count by the number of files.
  counts.push({ scope: '*', term: 'n:1', n: 2 }, { scope: 'c:icons', term: 'n:1', n: 2 });
  counts.sort((one, other) => (one.scope + one.term < other.scope + other.term ? -1 : 1));
  expect(await readCounts()).toEqual(counts);
  // The migration removes the made-up counts of the demo; the view of one real visitor remains.
  const { rows: stats } = await pool.query<object>('select views, downloads, favorites from content_stat');
  expect(stats).toEqual(Array(2).fill({ views: 1, downloads: 0, favorites: 0 }));

  await expect(pool.query("update listing set facets = '{}'")).rejects.toThrow('never change in place');
  await pool.query('update listing set popularity = 8');
  await pool.query('delete from listing where content_id = $1', [id(10)]);
  expect(await readCounts()).toEqual(counts.map((row) => ({ ...row, n: row.n / 2 })));
  await pool.query('delete from content');
  expect(await readCounts()).toEqual([]);
});
