import { expect, it } from 'vitest';
import { makeDebt } from '../../../../tests/support/adjustments.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { readSorted } from '../../../../tests/support/read-sorted.ts';
import { earn, makeEarner } from '../../../../tests/support/withdrawals.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

it('sorts balances by debt and by what is left', async () => {
  const owner = await signInAdmin(app);
  for (const debt of [30_000, 10_000, 20_000]) await makeDebt(app, (await makeEarner(app, 0)).contributorId, debt);
  const leaving = await makeEarner(app, 0);
  await earn(app, leaving.contributorId, 100);
  expect((await leaving.person.deleteAccount({ forfeit: 100 })).status).toBe(200);
  await earn(app, leaving.contributorId, 50_000);
  const read = (field: 'debt' | 'available' | 'later') =>
    readSorted(owner, '/adjustment/all?limit=1', (row: Record<typeof field, number>) => row[field], field);
  expect(await read('debt')).toEqual([0, 10_000, 20_000, 30_000]);
  expect(await read('available')).toEqual([0, 0, 0, 50_000]);
  expect(await read('later')).toEqual([0, 0, 0, 0]);
  expect((await owner.call('GET', '/adjustment/all?sort=name')).status).toBe(400);
});
