import type { TransactionContext } from '../../../../platform/context.ts';
import { announceEvent, announceTo, type Listener } from '../../../operations/webhooks/service/announce.ts';
import type { OrderLineRow, OrderRow } from '../store/orders.ts';

/** Data about a line in webhooks, without the buyer. */
const toLine = (line: OrderLineRow) => ({
  _id: line.id,
  contentId: line.content_id,
  variantId: line.variant_id,
  contributorId: line.contributor_id,
  title: line.title,
  variantName: line.variant_name,
  price: line.price,
});

interface PaidOrder {
  readonly lines: readonly OrderLineRow[];
  readonly paidAt: Date;
  /** Accounts to notify. */
  readonly listeners: readonly Listener[];
}

export const announcePaid = (
  ctx: TransactionContext,
  { id: orderId, number, total, currency }: OrderRow,
  { lines, paidAt, listeners }: PaidOrder,
): Promise<void> =>
  announceTo(ctx, listeners, 'order.paid', {
    orderId,
    number,
    total,
    currency,
    paidAt: paidAt.toISOString(),
    lines: lines.map(toLine),
  });

interface GivenBack {
  readonly refundId: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly lines: readonly OrderLineRow[];
  /** Whether the whole order is refunded. */
  readonly isWhole: boolean;
}

export const announceRefunded = (
  ctx: TransactionContext,
  { id: orderId, number, currency }: OrderRow,
  { refundId, amount, lines, isWhole }: GivenBack,
): Promise<void> =>
  announceEvent(ctx, 'order.refunded', {
    orderId,
    number,
    refundId,
    amount,
    currency,
    refundedAt: ctx.now.toISOString(),
    isWhole,
    lines: lines.map(toLine),
  });
