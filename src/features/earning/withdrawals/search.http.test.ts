import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { makeWithdrawRequest } from '../../../../tests/support/withdraw-requests.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

it('finds the requests of everybody whose name fits, however many do', async () => {
  await app.pool.query(
    "insert into contributor (id, username, name) select gen_random_uuid(), 'warbler-' || n, 'Willow Warbler' from generate_series(1, 150) n",
  );
  const id = await makeWithdrawRequest(app, await makeContributor(app, 'warbler-151'), 60_000);
  const owner = await signInAdmin(app);
  const find = async (query: string): Promise<string[]> => {
    const { body } = await owner.call('GET', `/withdraw-request/all?${query}`);
    return (body['items'] as { _id: string }[]).map(({ _id }) => _id);
  };
  expect(await find('q=warbler')).toEqual([id]);
  expect(await find('q=warbler&status=requested')).toEqual([id]);
  const { rows } = await app.pool.query<{ contributor_id: string }>(
    'select contributor_id from withdraw_request where id = $1',
    [id],
  );
  expect(await find(`contributor=${rows[0]?.contributor_id}`)).toEqual([id]);
  for (const other of ['nonsense', id]) expect(await find(`contributor=${other}`)).toEqual([]);
  for (const query of ['q=warbler&status=paid', 'q=warbler%20robin']) expect(await find(query)).toEqual([]);
});
