import { markPaid } from '../../src/features/buying/orders/service/paid.ts';
import { completeRefund, requestRefund } from '../../src/features/buying/orders/service/refunds.ts';
import { inTransaction } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { SignedInUser } from './people.ts';

export interface BoughtOrder {
  readonly id: string;
  readonly number: number;
  readonly lines: readonly { readonly _id: string; readonly variantId: string }[];
}

/** Pays an order in the sandbox. */
export async function payOrder(app: TestApp, orderId: string): Promise<void> {
  await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox' }));
}

/** Orders variants by the API and pays for them in the sandbox. */
export async function buy(
  app: TestApp,
  person: SignedInUser,
  lines: readonly { readonly contentId: string; readonly variantId: string; readonly price: number }[],
): Promise<BoughtOrder> {
  const { status, body } = await person.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  if (status !== 200) throw new Error(`order: ${status} ${JSON.stringify(body)}`);
  const order = body as { _id: string; number: number; lines: BoughtOrder['lines'] };
  await payOrder(app, order._id);
  return { id: order._id, number: order.number, lines: order.lines };
}

/** Refunds lines, by default all of them, even if they were downloaded. */
export const giveBack = (app: TestApp, orderId: string, lineIds?: readonly string[]): Promise<void> =>
  inTransaction(app.systemContext(), async (ctx) => {
    const { refundId } = await requestRefund(ctx, {
      orderId,
      ...(lineIds === undefined ? {} : { lineIds }),
      requestKey: createId(),
      reason: 'customer_request',
      note: '',
      adminId: null,
      isOverridden: true,
    });
    await completeRefund(ctx, refundId);
  });
