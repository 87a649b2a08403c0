import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';
import { expireOrders } from '../orders/service/own-orders.ts';
import { sweepPayments } from './service/sweep.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let buyer: Buyer;
beforeAll(async () => {
  buyer = await createBuyer(app);
});

const act = (page: string, what: string) => buyer.user.call('POST', `/payment/sandbox/act/${page}`, { act: what });
const sweep = async () => {
  await app.pool.query('update payment set next_check_at = now() where next_check_at is not null');
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  await sweepPayments(app.systemContext());
};
const visit = (path: string, init: RequestInit = {}) => app.host.request(path, init);

describe('beginning to pay', () => {
  it('answers where to go, and the same for a second click and many at once', async () => {
    const order = await buyer.order();
    const clicks = await Promise.all(Array.from({ length: 8 }, () => buyer.begin(order)));
    expect(new Set(clicks.map(({ redirect }) => redirect)).size).toBe(1);
    expect(clicks[0]?.redirect).toMatch(/^http:\/\/localhost\/payment\/sandbox\/[\w-]+$/);
    expect((await buyer.read(order)).payments).toEqual(['redirected']);
  });

  it('is for one’s own orders', async () => {
    const order = await buyer.order();
    const other = await signInUser(app);
    for (const [person, id] of [
      [other, order],
      [buyer.user, createId()],
      [buyer.user, 'x'],
    ] as const)
      expect(
        (await person.call('POST', `/payment/begin/${id}`, { provider: 'sandbox' }, { 'idempotency-key': createId() }))
          .status,
      ).toBe(404);
    const body = JSON.stringify({ provider: 'sandbox' });
    const anonymous = await app.fetch(`/api/v1/payment/begin/${order}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': createId() },
    });
    expect(anonymous.status).toBe(401);
  });

  it('names a provider that is on', async () => {
    const order = await buyer.order();
    expect(
      (
        await buyer.user.call(
          'POST',
          `/payment/begin/${order}`,
          { provider: 'paypal' },
          { 'idempotency-key': createId() },
        )
      ).status,
    ).toBe(400);
    const off = await buyer.user.call(
      'POST',
      `/payment/begin/${order}`,
      { provider: 'bkash' },
      { 'accept-language': 'bn', 'idempotency-key': createId() },
    );
    expect(off.body['errors']).toEqual([
      { path: 'provider', message: 'এই মাধ্যমে এখানে পেমেন্ট করা যায় না। অন্য একটি মাধ্যম বেছে নিন।' },
    ]);
  });

  it('is refused for what is paid or over', async () => {
    const paid = await buyer.order();
    await act((await buyer.begin(paid)).providerReference, 'pay');
    expect(
      (
        await buyer.user.call(
          'POST',
          `/payment/begin/${paid}`,
          { provider: 'sandbox' },
          { 'idempotency-key': createId() },
        )
      ).status,
    ).toBe(409);
    const late = await buyer.order({ expiresAt: new Date(Date.now() - 1000) });
    expect(
      (
        await buyer.user.call(
          'POST',
          `/payment/begin/${late}`,
          { provider: 'sandbox' },
          { 'idempotency-key': createId() },
        )
      ).status,
    ).toBe(409);
  });

  it('says which providers there are', async () => {
    expect(await app.get('/api/v1/payment/providers')).toEqual({ providers: [{ name: 'sandbox', isTest: true }] });
  });
});

describe('in the sandbox', () => {
  it('what is paid is paid once, whatever is clicked afterwards', async () => {
    const order = await buyer.order();
    const { providerReference, id } = await buyer.begin(order);
    expect((await act(providerReference, 'pay')).body).toEqual({ redirect: `/api/v1/payment/sandbox/return/${id}` });
    for (const what of ['pay', 'fail', 'cancel']) await act(providerReference, what);
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it.each(['fail', 'cancel'])('%s, and try again', async (what) => {
    const order = await buyer.order();
    await act((await buyer.begin(order)).providerReference, what);
    const status = what === 'fail' ? 'failed' : 'cancelled';
    expect(await buyer.read(order)).toMatchObject({ order: status, payments: [status], sales: 0, entitlements: 0 });
    await act((await buyer.begin(order)).providerReference, 'pay');
    expect(await buyer.read(order)).toEqual({ ...paidOnce, payments: [status, 'completed'] });
  });

  it('a lost notice is made good by the return, by a question and by the sweep', async () => {
    const ways = [
      (id: string) => visit(`/api/v1/payment/sandbox/return/${id}`),
      async (_: string, order: string) => buyer.user.call('POST', `/payment/check/${order}`),
      sweep,
    ];
    for (const way of ways) {
      const order = await buyer.order();
      const { providerReference, id } = await buyer.begin(order);
      await act(providerReference, 'lose_notice');
      expect((await buyer.read(order)).order).toBe('pending');
      await way(id, order);
      expect(await buyer.read(order)).toEqual(paidOnce);
    }
  });

  it('money that comes after the order expired is honoured', async () => {
    const order = await buyer.order();
    const { providerReference } = await buyer.begin(order);
    await act(providerReference, 'pay_late');
    await app.pool.query(
      "update customer_order set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour' where id = $1",
      [order],
    );
    await expireOrders(app.systemContext());
    await sweep();
    expect((await buyer.read(order)).order).toBe('expired');
    await app.pool.query('update development_payment set paid_at = now() where id = $1', [providerReference]);
    await sweep();
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it('what was paid twice goes back once', async () => {
    const order = await buyer.order();
    const { providerReference } = await buyer.begin(order);
    await act(providerReference, 'pay_twice');
    await sweep();
    await sweep();
    expect(await buyer.read(order)).toEqual({ ...paidOnce, anomalies: ['paid_twice'], refunds: ['completed'] });
    const { rows } = await app.pool.query(
      'select transaction_id, amount from development_refund where payment_id = $1',
      [providerReference],
    );
    expect(rows).toEqual([{ transaction_id: `SANDBOX-${providerReference}-2`, amount: 49_900 }]);
  });

  it('a payment of the same order by another attempt goes back', async () => {
    const order = await buyer.order();
    const first = await buyer.begin(order);
    await app.pool.query('update payment set expires_at = now() where id = $1', [first.id]);
    const second = await buyer.begin(order);
    expect(second.id).not.toBe(first.id);
    await Promise.all([act(first.providerReference, 'pay'), act(second.providerReference, 'pay')]);
    await sweep();
    const state = await buyer.read(order);
    expect({ ...state, payments: [...state.payments].sort() }).toEqual({
      ...paidOnce,
      payments: ['completed', 'completed surplus'],
      anomalies: ['surplus'],
      refunds: ['completed'],
    });
  });

  it('shows its page to whoever has the address', async () => {
    const { providerReference, id } = await buyer.begin(await buyer.order());
    expect(await app.get(`/api/v1/payment/sandbox/show/${providerReference}`)).toEqual({
      _id: providerReference,
      amount: 49_900,
      currency: 'BDT',
      description: expect.stringMatching(/^Arbor, order \d+$/),
      status: 'open',
      redirect: `/api/v1/payment/sandbox/return/${id}`,
    });
    expect((await buyer.user.call('GET', `/payment/sandbox/show/${createId()}`)).status).toBe(404);
    expect((await act('x', 'pay')).status).toBe(404);
    expect((await act(providerReference, 'steal')).status).toBe(400);
  });
});

describe('coming back', () => {
  // The page shows that the provider's confirmation is pending.
  it.each([
    ['?status=success', '?returned=1'],
    ['?status=VALID&tran_id=x', '?returned=1'],
    ['', '?returned=1'],
    ['?outcome=cancel', ''],
    ['?status=failure', ''],
  ])('proves no payment: %s', async (query, awaited) => {
    const order = await buyer.order();
    const { id } = await buyer.begin(order);
    for (const method of ['GET', 'POST']) {
      const answer = await visit(`/api/v1/payment/sandbox/return/${id}${query}`, {
        method,
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/checkout/${order}${awaited}`]);
    }
    expect(await buyer.read(order)).toMatchObject({ sales: 0, entitlements: 0 });
    expect((await buyer.read(order)).order).not.toBe('paid');
  });

  it('after giving up keeps what is paid all the same', async () => {
    const order = await buyer.order();
    const { id, providerReference } = await buyer.begin(order);
    await visit(`/api/v1/payment/sandbox/return/${id}?outcome=cancel`);
    expect((await buyer.read(order)).order).toBe('cancelled');
    await act(providerReference, 'pay');
    await visit(`/api/v1/payment/sandbox/return/${id}?outcome=cancel`);
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it('leads to the page of the order’s language, and nowhere for an unknown one', async () => {
    const order = await buyer.order();
    const { id } = await buyer.begin(order);
    await app.pool.query("update customer_order set locale = 'bn' where id = $1", [order]);
    const answer = await visit(`/api/v1/payment/sandbox/return/${id}`);
    expect(answer.headers.get('location')).toBe(`/bn/checkout/${order}?returned=1`);
    for (const path of [`sandbox/return/${createId()}`, `bkash/return/${id}`, 'sandbox/return/x'])
      expect((await visit(`/api/v1/payment/${path}`)).status).toBe(404);
  });

  it('leads to what is paid without a wait', async () => {
    const order = await buyer.order();
    const { id, providerReference } = await buyer.begin(order);
    await act(providerReference, 'lose_notice');
    const answer = await visit(`/api/v1/payment/sandbox/return/${id}`);
    expect(answer.headers.get('location')).toBe(`/checkout/${order}`);
  });

  it('leaves nothing behind for a HEAD', async () => {
    const order = await buyer.order();
    const { id, providerReference } = await buyer.begin(order);
    await act(providerReference, 'lose_notice');
    await visit(`/api/v1/payment/sandbox/return/${id}`, { method: 'HEAD' });
    expect((await buyer.read(order)).order).toBe('pending');
  });
});
