import { m } from '../../../ui/paraglide/messages.js';
import type { RefundReason } from '../../orders/contract/refunds.ts';

/** Why money is given back. */
export const reasonWords: Readonly<Record<RefundReason, () => string>> = {
  customer_request: () => m.orders_reason_customer_request(),
  not_as_described: () => m.orders_reason_not_as_described(),
  does_not_work: () => m.orders_reason_does_not_work(),
  paid_twice: () => m.orders_reason_paid_twice(),
  fraud: () => m.orders_reason_fraud(),
  takedown: () => m.orders_reason_takedown(),
  other: () => m.orders_reason_other(),
};

/** How a refund stands. */
export const refundStatusWords: Readonly<Record<'requested' | 'completed' | 'failed', () => string>> = {
  requested: () => m.orders_refund_requested(),
  completed: () => m.orders_refund_completed(),
  failed: () => m.orders_refund_failed(),
};
