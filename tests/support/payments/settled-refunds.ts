import { expect } from 'vitest';
import { findViolations } from '../../../src/features/buying/orders/service/check-books.ts';
import { runRefund } from '../../../src/features/buying/payments/service/refunds/refunds.ts';
import { sweepPayments } from '../../../src/features/buying/payments/service/sweep.ts';
import { createId } from '../../../src/platform/database/id.ts';
import type { TestApp } from '../app.ts';
import { type SignedInAdmin, signInAdmin } from '../people.ts';
import { reconcileNow } from '../reconciliation.ts';
import { type Buyer, createBuyer } from './buyer.ts';
import type { realProviders, startThreeProviders } from './three-providers.ts';

export type Name = (typeof realProviders)[number];

export interface AskedRefund {
  readonly order: string;
  readonly paymentId: string;
  readonly payReference: string;
  readonly refundId: string;
  /** Identifier of the row in `payment_refund`. */
  readonly moneyId: string;
  readonly reference: string;
}

/** Data that an owner records about a transfer. */
export const transferWords = { reference: 'BRAC 77120045', reason: 'bKash had too little.' };

/** Expected state after a failed refund was settled. */
export const settledEnd = { order: 'refunded', sales: 1, entitlements: 0, refunds: ['failed', 'elsewhere'] };

/** Creates a buyer and an owner, and functions for refunds that a provider refuses. */
export async function openSettledRefunds(
  app: TestApp,
  standIns: Awaited<ReturnType<typeof startThreeProviders>>['standIns'],
) {
  const buyer: Buyer = await createBuyer(app);
  const owner = await signInAdmin(app);

  /** Creates a paid order and requests its whole refund. */
  async function ask(name: Name, who = buyer): Promise<AskedRefund> {
    const order = await who.order();
    const { id: paymentId, reference: payReference } = await who.begin(order, name);
    standIns[name].pay(payReference);
    await app.fetch(`/api/v1/payment/${name}/return/${paymentId}?status=success`);
    const key = { 'idempotency-key': createId() };
    const asked = await owner.call('POST', `/order/refund/${order}`, { reason: 'fraud', isOverridden: true }, key);
    const refundId = String(asked.body['refundId']);
    const { rows } = await app.pool.query<{ id: string; reference: string }>(
      'select id, reference from payment_refund where refund_id = $1',
      [refundId],
    );
    const [money] = rows;
    if (money === undefined) throw new Error(`no refund was asked for: ${JSON.stringify(asked.body)}`);
    return { order, paymentId, payReference, refundId, moneyId: money.id, reference: money.reference };
  }

  interface Given {
    readonly admin?: SignedInAdmin;
    readonly key?: string;
    readonly [field: string]: unknown;
  }

  return {
    buyer,
    owner,
    ask,
    /** Creates a refund that the provider has refused. */
    refuse: async (name: Name, who = buyer): Promise<AskedRefund> => {
      const asked = await ask(name, who);
      const stored = standIns[name].find(asked.payReference);
      const { amount } = stored;
      stored.amount = '0.01';
      await runRefund(app.systemContext(), asked.moneyId);
      stored.amount = amount;
      expect(await who.read(asked.order)).toMatchObject({ order: 'paid', entitlements: 1, refunds: ['failed'] });
      return asked;
    },
    settle: (refundId: string, { admin = owner, key = createId(), ...body }: Given = {}) =>
      admin.call(
        'POST',
        `/order/refund/settle/${refundId}`,
        { ...transferWords, password: admin.password, ...body },
        { 'idempotency-key': key },
      ),
    retry: (refundId: string) =>
      owner.call('POST', `/order/refund/retry/${refundId}`, { isOverridden: true }, { 'idempotency-key': createId() }),
    /** Lets the provider send the money although it had refused. @returns the provider's identifier */
    sendLate: (name: Name, { payReference, reference }: AskedRefund): string => {
      const { transactionId, amount } = standIns[name].find(payReference);
      const id = `LATE${createId().slice(-12)}`;
      standIns[name].refunds.push({ id, transactionId, reference, amount, status: 'completed' });
      return id;
    },
    /** Makes the request appear old. */
    age: ({ moneyId }: AskedRefund) =>
      app.pool.query("update payment_refund set created_at = now() - interval '15 days' where id = $1", [moneyId]),
    /** Completes refunds at the provider, because banks take some time. */
    finish: (name: Name) => {
      for (const each of standIns[name].refunds) if (each.status === 'processing') each.status = 'completed';
    },
    /** Runs the sweep as if some time had passed. */
    sweep: async () => {
      await app.pool.query("update payment_call set started_at = started_at - interval '10 minutes'");
      await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
      await sweepPayments(app.systemContext());
    },
    agrees: async () => expect(await findViolations(app.systemContext())).toEqual([]),
    /** Lists the discrepancies that a reconciliation finds about an order. */
    listBreaks: async (order: string): Promise<string[]> => {
      await reconcileNow(app);
      const { body } = await owner.call('GET', '/reconciliation/breaks?state=open&limit=100');
      return (body['items'] as { kind: string; order: { _id: string } | null }[])
        .filter((each) => each.order?._id === order)
        .map(({ kind }) => kind);
    },
    listLate: async (paymentId: string) =>
      (
        await app.pool.query<{ actual: string; times: number }>(
          "select actual, times from payment_anomaly where payment_id = $1 and kind = 'refund_late'",
          [paymentId],
        )
      ).rows,
  };
}
