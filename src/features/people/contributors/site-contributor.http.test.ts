import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { ensureHouseContributor } from './service/site-contributor.ts';

const app = await testApp();

it('makes one contributor for the site, however many ask', async () => {
  const context = app.systemContext();
  const ids = await Promise.all(Array.from({ length: 8 }, () => ensureHouseContributor(context)));
  expect(new Set(ids).size).toBe(1);
  const rows = await app.db
    .selectFrom('contributor')
    .select(['id', 'name', 'status'])
    .where('is_house', '=', true)
    .execute();
  expect(rows).toEqual([{ id: ids[0], name: app.platform.config.ARBOR_NAME, status: 'active' }]);
});
