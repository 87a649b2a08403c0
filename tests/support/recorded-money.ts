import { expect } from 'vitest';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { type makeCategory, makeContent, makeContributor } from './factories.ts';
import { makeOrderNote } from './good-order-calls.ts';
import { createRecordedVat } from './good-vat-calls.ts';
import { makeHeldOrder, makePaidOrder, makeRefund, makeRefusedSurplus } from './payments/paid-order.ts';
import { makeAnomaly } from './payments/refused-surplus.ts';
import { type SignedInAdmin, signInUser } from './people.ts';
import { makeBreak } from './reconciliation.ts';
import { createRecordedSettings } from './recorded-settings.ts';
import { createRecordedWebhooks } from './recorded-webhooks.ts';
import { createRecordedWithdrawals } from './recorded-withdrawals.ts';
import { makeRefundRequest } from './refund-requests.ts';

/** A call that changes something, and the expected audit entry. */
export interface GoodCall {
  readonly path?: string;
  readonly body?: unknown;
  readonly action: string;
  readonly subject: readonly [type: string, id: string];
}

/** Matches identifiers that the call creates. */
export const anyId: string = expect.stringMatching(/^[0-9a-f-]{36}$/);

/** Creates owners' calls on money for `recorded-writes`. */
export function createRecordedMoney(
  app: TestApp,
  makeNextCategory: () => ReturnType<typeof makeCategory>,
): Readonly<Record<string, (admin: SignedInAdmin) => Promise<GoodCall>>> {
  /** Buys a variant. */
  const bought = async () => {
    const contributor = await makeContributor(app, `sold-${createId().slice(-8)}`);
    const work = await makeContent(app, {
      category: await makeNextCategory(),
      contributor,
      title: 'Sold',
      prices: [4900],
    });
    return { accountId: (await signInUser(app)).userId, ...work, price: 4900 };
  };
  const paidOrder = async (): Promise<string> => (await makePaidOrder(app, await bought())).orderId;
  return {
    ...createRecordedSettings(app),
    ...createRecordedVat(app),
    ...createRecordedWithdrawals(app),
    ...createRecordedWebhooks(app),
    'POST /order/refund/{id}': async () => {
      const id = await paidOrder();
      return { path: `/order/refund/${id}`, body: { reason: 'fraud' }, action: 'order.refund', subject: ['order', id] };
    },
    'POST /order/notes/{id}': async () => {
      const id = await paidOrder();
      return { path: `/order/notes/${id}`, body: { text: 'Called.' }, action: 'note.create', subject: ['order', id] };
    },
    'DELETE /order/notes/{id}': async ({ adminId }) => {
      const id = await paidOrder();
      const path = `/order/notes/${await makeOrderNote(app, id, adminId)}`;
      return { path, action: 'note.delete', subject: ['order', id] };
    },
    'POST /order/refund-request/decline/{id}': async () => {
      const id = await paidOrder();
      const path = `/order/refund-request/decline/${await makeRefundRequest(app, id)}`;
      return { path, body: { message: 'It works.' }, action: 'order.decline_refund', subject: ['order', id] };
    },
    'POST /order/refund/retry/{id}': async () => {
      const id = await paidOrder();
      const { refundId } = await makeRefund(app, id, 'failed');
      const path = `/order/refund/retry/${refundId}`;
      return { path, body: {}, action: 'order.retry_refund', subject: ['order', id] };
    },
    'POST /order/refund/settle/{id}': async ({ password }) => {
      const id = await paidOrder();
      const { refundId } = await makeRefund(app, id, 'failed');
      const body = { reference: 'BRAC 7712', reason: 'Refused.', password };
      const path = `/order/refund/settle/${refundId}`;
      return { path, body, action: 'order.settle_refund', subject: ['order', id] };
    },
    'PUT /payment/anomaly/{id}': async () => {
      const { paymentId } = await makePaidOrder(app, await bought());
      const path = `/payment/anomaly/${await makeAnomaly(app, paymentId)}`;
      return { path, body: { seen: true }, action: 'payment.see_anomaly', subject: ['payment', paymentId] };
    },
    'POST /payment/held/{orderId}': async () => {
      const { orderId } = await makeHeldOrder(app, await bought());
      const path = `/payment/held/${orderId}`;
      return { path, body: { decision: 'refuse' }, action: 'order.refuse_payment', subject: ['order', orderId] };
    },
    'POST /payment/refund/surplus/{id}': async () => {
      const { paymentId, paymentRefundId } = await makeRefusedSurplus(app, await bought());
      const body = { decision: 'elsewhere', reference: 'BRAC 7712', reason: 'By bank.' };
      const path = `/payment/refund/surplus/${paymentRefundId}`;
      return { path, body, action: 'payment.settle_surplus', subject: ['payment', paymentId] };
    },
    'POST /reconciliation/run': async () => ({
      body: {},
      action: 'reconciliation.run',
      subject: ['reconciliation', anyId],
    }),
    'PUT /reconciliation/accept/{id}': async () => {
      const id = await makeBreak(app);
      const path = `/reconciliation/accept/${id}`;
      const subject = ['reconciliation_break', id] as const;
      return { path, body: { note: 'Known' }, action: 'reconciliation.accept', subject };
    },
    'POST /payment/refund/resolve/{id}': async () => {
      const { orderId, paymentId } = await makePaidOrder(app, await bought());
      const { paymentRefundId } = await makeRefund(app, orderId, 'unknown');
      const path = `/payment/refund/resolve/${paymentRefundId}`;
      return { path, body: { outcome: 'failed' }, action: 'payment.resolve_refund', subject: ['payment', paymentId] };
    },
  };
}
