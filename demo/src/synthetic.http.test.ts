import { expect, it } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { startScript } from '../../tests/support/run-script.ts';

const app = await testApp();

it('adds made-up contents again to a database that has some, as a role that only owns it', {
  timeout: 60_000,
}, async () => {
  const superuser = await app.pool.query('select 1 from pg_roles where rolname = current_user and rolsuper');
  expect(superuser.rows).toEqual([]);
  for (const round of [1, 2]) {
    const { code, output } = await startScript(app, '../demo/src/cli', ['--size', '50']).ended;
    expect([round, code, output]).toEqual([round, 0, expect.stringContaining('Done in')]);
  }
  expect(await app.get('/api/v1/content/all?limit=1')).toMatchObject({ total: 100 });
  const { rows } = await app.pool.query('select count(*) as n from category');
  expect(rows).toEqual([{ n: 12 }]);
  const disabled = await app.pool.query(`select tgrelid::regclass from pg_trigger where tgenabled <> 'O'`);
  expect(disabled.rows).toEqual([]);
});
