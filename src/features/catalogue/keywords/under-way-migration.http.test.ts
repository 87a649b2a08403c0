import { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

it('changes that a job has yet to finish are carried over, removals too', async () => {
  await migrateBelow('0113');
  await pool.query(`insert into renamed_keyword (keyword, renamed_to, is_under_way)
    values ('ship', 'boat', true), ('rivre', 'river', false), ('lake', 'pond', true)`);
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values?: unknown[]) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const queue of ['change-keyword', 'change-keyword.failed', 'another']) await boss.createQueue(queue);
  const send = (from: string, to: string | null) => boss.send('change-keyword', { from, to });
  const done = await send('done', null);
  if (done !== null) await boss.cancel('change-keyword', done);
  await send('active', null);
  expect(await boss.fetch('change-keyword')).toMatchObject([{ data: { from: 'active' } }]);
  for (const [from, to] of [
    ['oak', null],
    ['oak', null],
    ['tree', 'elm'],
    ['pond', null],
  ] as const)
    await send(from, to);
  await boss.send('change-keyword.failed', { from: 'fir', to: null });
  await boss.send('another', { from: 'other', to: null });
  await boss.stop({ graceful: false });
  expect(await migrateRest()).toContain('0113_keywords_under_way.sql');
  const { rows } = await pool.query(
    'select keyword, from_keyword as from, to_keyword as to from keyword_under_way order by keyword',
  );
  expect(rows).toEqual([
    { keyword: 'active', from: 'active', to: null },
    { keyword: 'boat', from: 'ship', to: 'boat' },
    { keyword: 'fir', from: 'fir', to: null },
    { keyword: 'lake', from: 'lake', to: 'pond' },
    { keyword: 'oak', from: 'oak', to: null },
    { keyword: 'pond', from: 'lake', to: 'pond' },
    { keyword: 'ship', from: 'ship', to: 'boat' },
  ]);
  expect((await pool.query('select * from renamed_keyword order by keyword')).rows).toEqual([
    { keyword: 'lake', renamed_to: 'pond' },
    { keyword: 'rivre', renamed_to: 'river' },
    { keyword: 'ship', renamed_to: 'boat' },
  ]);
});
