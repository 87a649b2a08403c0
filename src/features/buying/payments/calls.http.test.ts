import type pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import type { PaymentProvider, ProviderName } from '../../../platform/payments/provider.ts';
import { abandonCalls, holdCall } from './service/record-call.ts';
import { applyRefundReport } from './service/refunds/apply-refund.ts';
import { runRefund } from './service/refunds/refunds.ts';
import { addCall, endCall } from './store/calls.ts';

const { standIns, payments } = await startThreeProviders();

/** Holds back a provider's answer before it is recorded. */
let gate: Promise<void> = Promise.resolve();
function withGate(provider: PaymentProvider): PaymentProvider {
  const { complete } = provider;
  const pass = async <T>(answer: Promise<T>): Promise<T> => {
    const answered = await answer;
    await gate;
    return answered;
  };
  return {
    ...provider,
    refund: (request) => pass(provider.refund(request)),
    ...(complete === undefined ? {} : { complete: (key) => pass(complete(key)) }),
  };
}
const providers = new Map<ProviderName, PaymentProvider>(
  [...payments.providers].map(([name, provider]) => [name, withGate(provider)]),
);
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments: { ...payments, providers } });

let buyer: Buyer;
let owner: SignedInAdmin;
beforeAll(async () => {
  buyer = await createBuyer(app);
  owner = await signInAdmin(app);
});
afterEach(() => {
  gate = Promise.resolve();
});

const comeBack = (name: string, id: string) => app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
/** A refund that was requested over HTTP and not sent to the provider yet. */
async function askForRefund(name: 'stripe' | 'bkash') {
  const order = await buyer.order();
  const attempt = await buyer.begin(order, name);
  standIns[name].pay(attempt.reference);
  await comeBack(name, attempt.id);
  const body = { reason: 'other', isOverridden: true };
  const asked = await owner.call('POST', `/order/refund/${order}`, body, { 'idempotency-key': createId() });
  expect(asked.status).toBe(200);
  const { rows } = await app.pool.query<{ id: string }>('select id from payment_refund where payment_id = $1', [
    attempt.id,
  ]);
  return { order, ...attempt, refund: rows[0]?.id ?? '' };
}
/** Makes the calls old enough for the sweep to check whether their process is alive. */
const ageCalls = () =>
  app.pool.query("update payment_call set started_at = started_at - interval '10 minutes' where ended_at is null");
const readCalls = async (paymentId: string, kind: string) =>
  (
    await app.pool.query<{ outcome: string | null }>(
      'select outcome from payment_call where payment_id = $1 and kind = $2 order by id',
      [paymentId, kind],
    )
  ).rows.map(({ outcome }) => outcome);
/** Runs `work` while another transaction locks a row. */
async function whileLocked<T>(
  sql: string,
  id: unknown,
  work: (release: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const client: pg.PoolClient = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(sql, [id]);
    return await work(() => client.query('commit'));
  } finally {
    client.release();
  }
}
/** Waits until this many statements wait for a locked row. */
const waitForWaiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await app.pool.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'",
    );
    expect(rows[0]?.n).toBe(count);
  }, 10_000);

describe('an answer that is not written down yet', () => {
  it.each(['stripe', 'bkash'] as const)(
    'of a refund by %s is still waited for, as every process sees',
    async (name) => {
      const { order, id, refund } = await askForRefund(name);
      const from = standIns[name].refunds.length;
      const held = Promise.withResolvers<void>();
      gate = held.promise;
      const running = runRefund(app.systemContext(), refund);
      await vi.waitFor(() => expect(standIns[name].refunds.length - from).toBe(1));
      await whileLocked('select id from customer_order where id = $1 for update', order, async (release) => {
        await whileLocked('select id from payment_refund where id = $1 for update', refund, async (releaseRefund) => {
          held.resolve();
          await waitForWaiting(1);
          await ageCalls();
          await abandonCalls(app.systemContext());
          expect(await readCalls(id, 'refund')).toEqual([null]);
          await releaseRefund();
        });
        await release();
      });
      await running;
      expect(await readCalls(id, 'refund')).toEqual(['answered']);
      expect(standIns[name].refunds.length - from).toBe(1);
    },
  );

  it('of moved money is still waited for, as every process sees', async () => {
    const order = await buyer.order();
    const { id, reference } = await buyer.begin(order, 'bkash');
    standIns.bkash.pay(reference);
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    const from = standIns.bkash.calls.length;
    const running = comeBack('bkash', id);
    await vi.waitFor(() => expect(standIns.bkash.calls.slice(from)).toContain('complete'));
    await whileLocked('select id from customer_order where id = $1 for update', order, async (release) => {
      held.resolve();
      await waitForWaiting(1);
      await ageCalls();
      await abandonCalls(app.systemContext());
      expect(await readCalls(id, 'complete')).toEqual([null]);
      await release();
    });
    await running;
    expect(await readCalls(id, 'complete')).toEqual(['answered']);
    expect(await buyer.read(order)).toEqual(paidOnce);
  });
});

describe('a call that was given up before it was made', () => {
  it('is not made', async () => {
    const order = await buyer.order();
    const { id: paymentId } = await buyer.begin(order, 'stripe');
    const ctx = app.systemContext();
    const callId = await inTransaction(ctx, ({ tx }) => addCall(tx, { paymentId, kind: 'complete' }));
    await ageCalls();
    await abandonCalls(ctx);
    const work = vi.fn(async () => undefined);
    await expect(holdCall(ctx, callId, work)).rejects.toMatchObject({ kind: 'refused' });
    expect(work).not.toHaveBeenCalled();
  });

  it('is not made while somebody is about to give it up', async () => {
    const order = await buyer.order();
    const { id: paymentId } = await buyer.begin(order, 'stripe');
    const ctx = app.systemContext();
    const callId = await inTransaction(ctx, ({ tx }) => addCall(tx, { paymentId, kind: 'complete' }));
    await ageCalls();
    const work = vi.fn(async () => undefined);
    await whileLocked('select id from payment where id = $1 for update', paymentId, async (release) => {
      const giving = abandonCalls(ctx);
      await waitForWaiting(1);
      await expect(holdCall(ctx, callId, work)).rejects.toMatchObject({ kind: 'refused' });
      await release();
      await giving;
    });
    expect(work).not.toHaveBeenCalled();
    expect(await readCalls(paymentId, 'complete')).toEqual(['abandoned']);
  });
});

it('giving a call up and writing its answer down take their rows in one order', async () => {
  const { order, id, refund } = await askForRefund('stripe');
  const ctx = app.systemContext();
  const callId = await inTransaction(ctx, async ({ tx }) => {
    await tx.updateTable('payment_refund').set({ status: 'sent' }).where('id', '=', refund).execute();
    return addCall(tx, { paymentId: id, paymentRefundId: refund, kind: 'refund' });
  });
  await ageCalls();
  await whileLocked('select id from payment_call where id = $1 for update', callId, async (release) => {
    const giving = abandonCalls(ctx);
    await waitForWaiting(1);
    const applying = applyRefundReport(ctx, refund, {
      answered: {
        answer: { status: 'completed', providerRefund: 're_1' },
        end: (tx) => endCall(tx, callId, 'answered', 'completed'),
      },
      resendSeconds: 0,
    });
    await waitForWaiting(2);
    await release();
    expect(await Promise.all([giving, applying])).toEqual([undefined, undefined]);
  });
  expect(await buyer.read(order)).toMatchObject({ order: 'refunded', refunds: ['completed'] });
});

it('an order and its refund are taken in one order, by whoever gives back and whoever asks', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { order, refund } = await askForRefund('stripe');
    const body = { reason: 'other', isOverridden: true };
    const answers = await Promise.all([
      runRefund(app.systemContext(), refund).then(() => 200),
      owner.call('POST', `/order/refund/${order}`, body, { 'idempotency-key': createId() }),
      owner.call('POST', `/order/refund/${order}`, body, { 'idempotency-key': createId() }),
    ]);
    expect(answers.map((each) => (typeof each === 'number' ? each : each.status))).toEqual([200, 409, 409]);
    expect(await buyer.read(order)).toMatchObject({ order: 'refunded', refunds: ['completed'] });
  }
});
