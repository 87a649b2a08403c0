import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { startReceiver } from '../../../../tests/support/webhook-receiver.ts';
import { deliverDue, makeWebhook, readDeliveries, verifyCall } from '../../../../tests/support/webhooks.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { announceEvent } from '../../operations/webhooks/service/announce.ts';
import { markPaid } from './service/paid.ts';
import { completeRefund, requestRefund } from './service/refunds.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_WEBHOOKS_LOCAL: '1' } });
const owner = await signInAdmin(app);
const receiver = await startReceiver();
const hook = await makeWebhook(owner, receiver, ['order.paid', 'order.refunded']);

const category = await makeCategory(app, 'birds');
const contributor = await makeContributor(app, 'salma');
const prices = [10_001, 4999, 0];
const works = await Promise.all(
  prices.map((price, index) => makeContent(app, { category, contributor, title: `Bird ${index}`, prices: [price] })),
);

beforeEach(async () => {
  await deliverDue(app, hook.id);
  receiver.received.length = 0;
});

/** Events that the endpoint received meanwhile. */
async function readTold(): Promise<Record<string, unknown>[]> {
  await deliverDue(app, hook.id);
  return receiver.received.splice(0).map((call) => verifyCall(call, hook.secret));
}

async function order(which: readonly number[] = [0, 1, 2]) {
  const person = await signInUser(app, { name: 'Nusrat Jahan' });
  await app.pool.query("update account set email = 'nusrat@private.example' where id = $1", [person.userId]);
  const lines = which.map((index) => ({
    contentId: works[index]?.contentId,
    variantId: works[index]?.variantIds[0],
    price: prices[index],
  }));
  const { body } = await person.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  return {
    person,
    id: String(body['_id']),
    number: body['number'],
    lines: body['lines'] as { readonly _id: string }[],
  };
}
const pay = (orderId: string) =>
  inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox' }));
const giveBack = (orderId: string, lineIds?: readonly string[]) =>
  inTransaction(app.systemContext(), async (ctx) => {
    const { refundId } = await requestRefund(ctx, {
      orderId,
      ...(lineIds === undefined ? {} : { lineIds }),
      requestKey: createId(),
      reason: 'customer_request',
      note: 'Nusrat asked on +8801712345678',
      adminId: null,
      isOverridden: true,
    });
    await completeRefund(ctx, refundId);
    return refundId;
  });

it('a paid order is told once, with its lines and nothing of its buyer', async () => {
  const { person, id, number } = await order();
  expect(await readTold()).toEqual([]);
  await pay(id);
  await pay(id);
  const [event, ...more] = await readTold();
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    type: 'order.paid',
    version: 1,
    data: {
      orderId: id,
      number,
      total: 15_000,
      currency: 'BDT',
      paidAt: expect.stringMatching(/^20.*Z$/),
      lines: [
        {
          contentId: works[0]?.contentId,
          variantId: works[0]?.variantIds[0],
          contributorId: contributor,
          title: 'Bird 0',
          price: 10_001,
        },
        { title: 'Bird 1', price: 4999 },
        { title: 'Bird 2', price: 0 },
      ],
    },
  });
  const told = JSON.stringify(event);
  for (const secret of [person.userId, person.username, 'Nusrat', 'private.example', '+88017'])
    expect(told).not.toContain(secret);
});

it('an order of which nothing costs anything is told, too', async () => {
  const { id } = await order([2]);
  expect(await readTold()).toMatchObject([{ type: 'order.paid', data: { orderId: id, total: 0 } }]);
});

it('what is given back is told with its lines, and whether anything is left', async () => {
  const { person, id, number, lines } = await order();
  await pay(id);
  await readTold();
  const refundId = await giveBack(id, [lines[1]?._id ?? '']);
  const first = await readTold();
  expect(first).toMatchObject([
    {
      type: 'order.refunded',
      data: {
        orderId: id,
        number,
        refundId,
        amount: 4999,
        currency: 'BDT',
        isWhole: false,
        lines: [{ _id: lines[1]?._id, title: 'Bird 1', price: 4999 }],
      },
    },
  ]);
  await giveBack(id);
  const second = await readTold();
  expect(second).toMatchObject([{ data: { amount: 10_001, isWhole: true, lines: [{}, {}] } }]);
  const told = JSON.stringify([first, second]);
  for (const secret of [person.userId, person.username, 'Nusrat', '+88017']) expect(told).not.toContain(secret);
});

it('a payment goes through while endpoints come and go', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => order([0])));
  const before = await readDeliveries(app, hook.id);
  const others = await Promise.all(Array.from({ length: 3 }, () => makeWebhook(owner, receiver)));
  const ends = await Promise.allSettled([
    ...orders.map(({ id }) => pay(id)),
    ...others.map(({ id }) => owner.call('DELETE', `/webhooks/delete/${id}`)),
    ...orders.map(({ id }) => pay(id)),
  ]);
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await readDeliveries(app, hook.id)).length - before.length).toBe(6);
});

it('the longest order that there can be fits', async () => {
  const line = {
    _id: createId(),
    contentId: createId(),
    variantId: createId(),
    contributorId: createId(),
    title: '"'.repeat(200),
    variantName: '😀'.repeat(120),
    price: Number.MAX_SAFE_INTEGER,
  };
  await inTransaction(app.systemContext(), (ctx) =>
    announceEvent(ctx, 'order.paid', {
      orderId: createId(),
      number: 1,
      total: 1,
      currency: 'BDT',
      paidAt: new Date().toISOString(),
      lines: Array<typeof line>(100).fill(line),
    }),
  );
  expect(await readTold()).toMatchObject([{ data: { lines: { length: 100 } } }]);
});
