import { createTranslator } from '../../../../platform/http/messages.ts';
import type { OrderStatus } from '../contract/orders.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Which status may follow which; the database has the same table, and a test compares both. */
export const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['paid', 'on_hold', 'failed', 'cancelled', 'expired'],
  on_hold: ['paid', 'cancelled'],
  // Tried again while there is time; money that comes late is honoured.
  failed: ['pending', 'paid', 'on_hold', 'expired'],
  cancelled: ['pending', 'paid', 'on_hold'],
  expired: ['paid', 'on_hold'],
  paid: ['refunded'],
  refunded: [],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => transitions[from].includes(to);

/** Why an order can't become what was wanted. */
export const describeStatus = createTranslator({ en, bn }, 'orders_status_refusal');
