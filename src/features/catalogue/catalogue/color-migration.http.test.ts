import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';
import { hexToLab } from '../../../platform/media/color.ts';
import { nameColor } from '../../../platform/media/name-color.ts';
import { toColorTerms } from './rules/color-cells.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;
/** Colours all over the Lab space, including its corners. */
const palettes = Array.from({ length: 400 }, (_, n) =>
  Array.from({ length: 1 + (n % 4) }, (__, at) => ({
    hex: `#${((n * 40_503 + at * 5_000_011) % 0x1_00_00_00).toString(16).padStart(6, '0')}`,
    name: 'red',
    ...(n % 3 === 0 ? {} : { share: at === 0 ? 0.8 : at / 50 }),
  })),
).concat([[{ hex: '#000000', name: 'black' }], [{ hex: '#ffffff', name: 'white' }], []]);

/** Blues and violets, all named blue as before. */
const blues = [0, 60, 120, 180, 240].flatMap((red) =>
  [60, 120, 180, 240].map((blue) => {
    const hex = `#${[red, Math.min(red, blue) / 2, blue].map((n) => n.toString(16).padStart(2, '0')).join('')}`;
    const name = nameColor(hexToLab(hex));
    return { old: { hex, lab: hexToLab(hex), name: name === 'purple' ? 'blue' : name }, name };
  }),
);

it('adds the cells of the palettes that are there, as a publication does, and counts them once', async () => {
  await migrateBelow('0020');
  await pool.query(`insert into category (id, key, name, published) values ('${id(1)}', 'icons', 'Icons', true);
    insert into contributor (id, username, name) values ('${id(3)}', 'rahim', 'Rahim')`);
  for (const [n, palette] of palettes.entries()) {
    const contentId = id(1000 + n);
    await pool.query(
      `insert into content (id, contributor_id, category_id, title, status, published_at) values ($1, $2, $3, 'Title', 'published', '2026-01-02')`,
      [contentId, id(3), id(1)],
    );
    for (const [position, colors] of [palette, blues.map(({ old }) => old)].entries())
      await pool.query(
        `insert into preview (id, content_id, kind, alt, width, height, widths, colors, position) values ($1, $2, 'image', '', 8, 6, '{375}', $3, $4)`,
        [id(10_000 + 2 * n + position), contentId, JSON.stringify(colors), position],
      );
    await pool.query(
      `insert into listing (content_id, category_key, published_at, updated_at, min_price, facets, terms, card, subcategories)
       values ($1, 'icons', '2026-01-02', '2026-01-02', 0, '{c:icons}', array_to_tsvector('{c:icons,title}'::text[]), '{}', '[]')`,
      [contentId],
    );
  }
  expect(await migrateRest()).toContain('0020_colour_cells.sql');

  const { rows } = await pool.query<{ content_id: string; terms: string[] }>(
    'select content_id, tsvector_to_array(terms) as terms from listing order by content_id',
  );
  expect(rows.map(({ terms }) => terms.filter((term) => term.startsWith('x:')).sort())).toEqual(
    palettes.map((palette) => toColorTerms(palette).sort()),
  );
  expect(rows.every(({ terms }) => terms.includes('c:icons') && terms.includes('title'))).toBe(true);
  const { rows: named } = await pool.query<{ names: string[] }>(
    `select array(select color ->> 'name' from jsonb_array_elements(colors) color) as names from preview where position = 1`,
  );
  expect(new Set(named.map(({ names }) => names.join()))).toEqual(new Set([blues.map(({ name }) => name).join()]));
  expect(new Set(blues.map(({ name }) => name))).toContain('purple');
  const { rows: wrong } = await pool.query(
    `select term, n from term_count where scope = '*' and term <> '*'
     except select term, count(*) from listing, unnest(tsvector_to_array(terms)) term group by term`,
  );
  expect(wrong).toEqual([]);
  await expect(pool.query("update listing set terms = ''")).rejects.toThrow('never change in place');
  await pool.query('delete from content');
  expect((await pool.query('select from term_count where n <> 0')).rowCount).toBe(0);
});
