import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { makeOrder } from '../../../../tests/support/orders.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { markPaid } from '../orders/service/paid.ts';

const app = await testApp();

it('names what somebody has bought, to nobody else, until it is given back', async () => {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  const heron = await makeContent(app, { category, contributor, title: 'Heron', prices: [49_900, 99_900] });
  const [buyer, other] = [await signInUser(app), await signInUser(app)];
  const address = `/content/owned/${heron.contentId}`;
  const read = async (person: typeof buyer) => (await person.call('GET', address)).body['variantIds'];
  const readWorks = async (person: typeof buyer) => (await person.call('GET', '/content/owned')).body;
  expect(await read(buyer)).toEqual([]);
  expect((await app.fetch('/api/v1/content/owned')).status).toBe(401);

  const order = await makeOrder(app, { accountId: buyer.userId, ...heron, price: 49_900 });
  expect(await read(buyer)).toEqual([]);
  await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId: order, provider: 'sandbox' }));
  expect(await read(buyer)).toEqual(heron.variantIds.slice(0, 1));
  expect(await read(other)).toEqual([]);
  expect([await readWorks(buyer), await readWorks(other)]).toEqual([{ ids: [heron.contentId] }, { ids: [] }]);
  expect(await app.get(`/api/v1${address}`)).toEqual({ variantIds: [], upgrades: [], seesUnmarked: false });
  for (const id of [createId(), 'x'])
    expect((await buyer.call('GET', `/content/owned/${id}`)).body).toEqual({
      variantIds: [],
      upgrades: [],
      seesUnmarked: false,
    });

  await app.pool.query('update entitlement set revoked_at = now() where account_id = $1', [buyer.userId]);
  expect(await read(buyer)).toEqual([]);
  expect(await readWorks(buyer)).toEqual({ ids: [] });
});
