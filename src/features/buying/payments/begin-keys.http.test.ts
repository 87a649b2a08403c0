import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });

let buyer: Buyer;
beforeAll(async () => {
  buyer = await createBuyer(app);
});
const press = (order: string, key: string, provider = 'stripe') =>
  buyer.user.call('POST', `/payment/begin/${order}`, { provider }, { 'idempotency-key': key });
const readReference = async (attempt: unknown): Promise<string> =>
  (await app.pool.query<{ reference: string }>('select reference from payment where id = $1', [attempt])).rows[0]
    ?.reference ?? '';
const comeBack = (attempt: unknown) => app.fetch(`/api/v1/payment/stripe/return/${String(attempt)}`);

describe('a key to begin with', () => {
  it('that is missing or no key is refused', async () => {
    const order = await buyer.order();
    for (const headers of [{}, { 'idempotency-key': 'short' }, { 'idempotency-key': 'with a space in it' }]) {
      const { status, body } = await buyer.user.call(
        'POST',
        `/payment/begin/${order}`,
        { provider: 'stripe' },
        headers,
      );
      expect([status, body['errors']]).toEqual([400, [expect.objectContaining({ path: 'Idempotency-Key' })]]);
    }
    expect((await buyer.read(order)).payments).toEqual([]);
  });

  it('is the same attempt for a double click and a retry, also once that has ended', async () => {
    const [order, key] = [await buyer.order(), createId()];
    const clicks = await Promise.all(Array.from({ length: 8 }, () => press(order, key)));
    expect(clicks.map(({ status }) => status)).toEqual(clicks.map(() => 200));
    expect(new Set(clicks.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const attempt = clicks[0]?.body['_id'];
    standIns.stripe.find(await readReference(attempt)).status = 'failed';
    await comeBack(attempt);
    expect((await press(order, key)).body).toEqual(clicks[0]?.body);
    expect(await buyer.read(order)).toMatchObject({ order: 'failed', payments: ['failed'] });
    const again = await press(order, createId());
    expect(again.body['_id']).not.toBe(clicks[0]?.body['_id']);
    standIns.stripe.pay(await readReference(again.body['_id']));
    await comeBack(again.body['_id']);
    expect((await press(order, key)).body).toEqual(clicks[0]?.body);
    expect(await buyer.read(order)).toEqual({ ...paidOnce, payments: ['failed', 'completed'] });
  });

  it('of another order begins an attempt of that', async () => {
    const [one, two, key] = [await buyer.order(), await buyer.order(), createId()];
    const begun = [await press(one, key), await press(two, key)];
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    expect(begun[0]?.body['_id']).not.toBe(begun[1]?.body['_id']);
  });

  it('of somebody else’s order finds nothing', async () => {
    const [order, key] = [await buyer.order(), createId()];
    await press(order, key);
    const other = await signInUser(app);
    const stolen = await other.call(
      'POST',
      `/payment/begin/${order}`,
      { provider: 'stripe' },
      { 'idempotency-key': key },
    );
    expect(stolen.status).toBe(404);
  });
  it('used with another provider is refused, and nothing begins there', async () => {
    const [order, key] = [await buyer.order(), createId()];
    expect((await press(order, key, 'stripe')).status).toBe(200);
    const other = await press(order, key, 'sslcommerz');
    expect([other.status, other.body['detail']]).toEqual([409, expect.stringMatching(/another provider/)]);
    expect((await buyer.read(order)).payments).toEqual(['redirected']);
  });

  it('begins again what never began', async () => {
    const [order, key] = [await buyer.order(), createId()];
    standIns.stripe.fail('begin', '500');
    expect((await press(order, key, 'stripe')).status).toBe(503);
    const { status, body } = await press(order, key, 'stripe');
    expect(status).toBe(200);
    expect((await press(order, key, 'stripe')).body).toEqual(body);
    expect((await buyer.read(order)).payments).toEqual(['failed', 'redirected']);
  });

  it('is one attempt over two processes', async () => {
    const [order, key] = [await buyer.order(), createId()];
    const elsewhere = app.elsewhere(`/api/v1/payment/begin/${order}`, {
      method: 'POST',
      body: JSON.stringify({ provider: 'bkash' }),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        cookie: [...buyer.user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    const [here, there] = await Promise.all([press(order, key, 'bkash'), elsewhere]);
    expect(await there.json()).toEqual(here.body);
    expect((await buyer.read(order)).payments).toEqual(['redirected']);
  });
});
