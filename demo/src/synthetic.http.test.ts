import { expect, it } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { fillApp } from '../../tests/support/synthetic.ts';

const app = await testApp();

it('adds made-up contents again to a database that has some', async () => {
  await fillApp(app, 50);
  await fillApp(app, 50);
  expect(await app.get('/api/v1/content/all?limit=1')).toMatchObject({ total: 100 });
  const { rows } = await app.pool.query('select count(*) as n from category');
  expect(rows).toEqual([{ n: 12 }]);
});
