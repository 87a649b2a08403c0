import type { AccountDataHandler, DeletionReason } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { PaymentProviderError } from '../../../../platform/payments/errors.ts';
import { findOrderIds, findUnpaidOrders, type UnpaidOrder } from '../../orders/service/of-buyer.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { forgetDecisionNotes } from '../store/decisions.ts';
import { readAwaitedPayments } from '../store/payments.ts';
import { settlePayment } from './settle.ts';

interface AwaitedPayment {
  readonly id: string;
  readonly order: UnpaidOrder;
}

/** Attempts of finished orders that may still be paid. */
async function findAwaited(ctx: Context, accountId: string): Promise<AwaitedPayment[]> {
  const orders = new Map((await findUnpaidOrders(ctx.db, accountId)).map((order) => [order.id, order]));
  const rows = await readAwaitedPayments(ctx.db, [...orders.keys()]);
  return rows.flatMap(({ id, order_id }) => {
    const order = orders.get(order_id);
    return order === undefined ? [] : [{ id, order }];
  });
}

const explain = (ctx: Context, reason: 'still_awaited' | 'just_paid', { number }: UnpaidOrder): string =>
  describeRefusal(reason, ctx.locale, { order: formatNumberIn(ctx.locale, number, { useGrouping: false }) });

async function giveUp(ctx: Context, id: string): Promise<void> {
  try {
    await settlePayment(ctx, id, { hint: 'left' });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.platform.log.warn({ err: error, payment: id }, 'a payment of somebody who leaves could not be given up');
  }
}

/** Cancels attempts at their providers. @throws Problem `conflict` if one of them was paid */
async function giveAllUp(ctx: Context, accountId: string): Promise<void> {
  const awaited = await findAwaited(ctx, accountId);
  await Promise.all(awaited.map(({ id }) => giveUp(ctx, id)));
  const unpaid = new Set((await findUnpaidOrders(ctx.db, accountId)).map(({ id }) => id));
  const paid = awaited.find(({ order }) => !unpaid.has(order.id));
  if (paid !== undefined) throw new Problem('conflict', { detail: explain(ctx, 'just_paid', paid.order) });
}

async function findReason(ctx: Context, accountId: string): Promise<DeletionReason | undefined> {
  const [first] = await findAwaited(ctx, accountId);
  return first && { text: explain(ctx, 'still_awaited', first.order), path: '/profile/orders' };
}

/** Erases owners' notes. It runs before orders lose their buyer, because the notes are found by the buyer's orders. */
async function eraseNotes(ctx: TransactionContext, accountId: string): Promise<void> {
  await forgetDecisionNotes(ctx.tx, await findOrderIds(ctx.tx, accountId));
}

export const paymentsAccountData: readonly AccountDataHandler[] = [
  { kind: 'deletion-preparer', prepareDeletion: giveAllUp },
  { kind: 'deletion-blocker', deletionBlocker: findReason },
  { kind: 'eraser', eraseData: eraseNotes },
];
