import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDiscount } from '../../../../tests/support/discounts.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type Buyer, createBuyer } from '../../../../tests/support/payments/buyer.ts';
import { type realProviders, startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';
import { findViolations } from '../orders/service/check-books.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
type Name = (typeof realProviders)[number];

let owner: SignedInAdmin;
let heron: Made;
beforeAll(async () => {
  owner = await signInAdmin(app);
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  heron = await makeContent(app, { category, contributor, title: 'Heron', prices: [50_000] });
});

/** Orders the work with a coupon of 10%. */
const order = async ({ user }: Buyer, code: string) => {
  const lines = [{ contentId: heron.contentId, variantId: heron.variantIds[0], price: 50_000 }];
  const body = { lines, coupon: { code, discount: 5000 } };
  return user.call('POST', '/order/create', body, { 'idempotency-key': createId() });
};
const usesOf = async (id: string) =>
  (await app.pool.query<{ uses: number }>('select uses from discount where id = $1', [id])).rows[0]?.uses;

/** A buyer takes the only use of a coupon, begins to pay and cancels the order; another buyer takes the use. */
async function cancelAfterBeginning(name: Name) {
  const { code, id } = await makeDiscount(owner, { siteShare: 5000, maxUses: 1 });
  const [first, second] = [await createBuyer(app), await createBuyer(app)];
  const orderId = String((await order(first, code)).body['_id']);
  const attempt = await first.begin(orderId, name);
  expect((await order(second, code)).status).toBe(400);
  expect((await first.user.call('POST', `/order/cancel/${orderId}`)).status).toBe(200);
  expect([(await order(second, code)).status, await usesOf(id)]).toEqual([200, 1]);
  const pay = async () => {
    standIns[name].pay(attempt.reference);
    await app.fetch(`/api/v1/payment/${name}/return/${attempt.id}?status=success`);
    return first.read(orderId);
  };
  return { id, pay };
}

describe('a payment page that stays open after its order was cancelled', () => {
  it.each(['sslcommerz', 'stripe'] as const)(
    '%s: is paid at the price with the coupon, once more than the coupon’s limit',
    async (name) => {
      const { id, pay } = await cancelAfterBeginning(name);
      expect(await pay()).toMatchObject({ order: 'paid', sales: 1, entitlements: 1, anomalies: [], refunds: [] });
      expect(await usesOf(id)).toBe(2);
      expect(await findViolations(app.systemContext())).toEqual([]);
    },
  );

  it('bkash: isn’t completed, because the order wants no money', async () => {
    const { id, pay } = await cancelAfterBeginning('bkash');
    expect(await pay()).toMatchObject({ order: 'cancelled', sales: 0, entitlements: 0 });
    expect(await usesOf(id)).toBe(1);
    expect(await findViolations(app.systemContext())).toEqual([]);
  });
});
