import { createTranslator } from '../../../../platform/http/messages.ts';
import type { OrderStatus } from '../contract/orders.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Allowed transitions between statuses. The database has the same table, and a test compares them. */
export const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['paid', 'on_hold', 'failed', 'cancelled', 'expired'],
  on_hold: ['paid', 'cancelled'],
  // The buyer can try again until the order expires. A late payment is accepted.
  failed: ['pending', 'paid', 'on_hold', 'expired'],
  cancelled: ['pending', 'paid', 'on_hold'],
  expired: ['paid', 'on_hold'],
  paid: ['refunded'],
  refunded: [],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => transitions[from].includes(to);

/** Texts for refused transitions. */
export const describeStatus = createTranslator({ en, bn }, 'orders_status_refusal');
