import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('keeps what was computed from first pictures, and lets the others wait', async () => {
  await migrateBelow('0316');
  await pool.query(`insert into contributor (id, username, name) values ('${id(3)}', 'rahim', 'Rahim');
    insert into content (id, contributor_id, title) values ('${id(100)}', '${id(3)}', 'Two pictures'), ('${id(101)}', '${id(3)}', 'None any more');
    insert into preview (id, content_id, kind, alt, width, height, widths, position)
      select id, '${id(100)}', 'image', '', 1366, 768, '{375}', position from (values ('${id(200)}'::uuid, 2), ('${id(201)}', 1)) each (id, position);
    insert into picture (content_id) values ('${id(100)}'), ('${id(101)}') on conflict do nothing;
    update picture set recipe = 1, code = '\\x${'01'.repeat(128)}', hashes = array_fill(7::bigint, array[8]), mature = 5, cell = 9 where content_id = '${id(100)}'`);
  expect(await migrateRest()).toContain('0316_pictures_of_previews.sql');
  const { rows } = await pool.query(
    'select preview_id, content_id, position, recipe, length(code) as bytes, mature, cell from picture order by position',
  );
  expect(rows).toEqual([
    { preview_id: id(201), content_id: id(100), position: 1, recipe: 1, bytes: 128, mature: 5, cell: 9 },
    { preview_id: id(200), content_id: id(100), position: 2, recipe: 0, bytes: null, mature: null, cell: 0 },
  ]);
});
