import { m } from '../../../../../ui/paraglide/messages.js';
import type { RefundReason, RequestReason, RequestStatus } from '../../contract/refunds.ts';

/** Labels of the reasons for a refund. */
export const reasonWords: Readonly<Record<RefundReason, () => string>> = {
  customer_request: () => m.orders_admin_reason_customer_request(),
  not_as_described: () => m.orders_admin_reason_not_as_described(),
  does_not_work: () => m.orders_admin_reason_does_not_work(),
  paid_twice: () => m.orders_admin_reason_paid_twice(),
  fraud: () => m.orders_admin_reason_fraud(),
  takedown: () => m.orders_admin_reason_takedown(),
  other: () => m.orders_admin_reason_other(),
};

/** Labels of a refund's status. */
export const refundStatusWords: Readonly<Record<'requested' | 'completed' | 'failed', () => string>> = {
  requested: () => m.orders_admin_refund_requested(),
  completed: () => m.orders_admin_refund_completed(),
  failed: () => m.orders_admin_refund_failed(),
};

/** Reason of a refund request, in words for owners. */
export function describeRequestReason(reason: RequestReason | null): string {
  if (reason === null) return m.orders_requests_no_reason();
  return reason === 'customer_request' ? m.orders_requests_changed_mind() : reasonWords[reason]();
}

/** Labels of the status of a requested line. */
export const requestStatusWords: Readonly<Record<RequestStatus, () => string>> = {
  open: () => m.orders_requests_status_open(),
  withdrawn: () => m.orders_requests_status_withdrawn(),
  declined: () => m.orders_requests_status_declined(),
  refunded: () => m.orders_requests_status_refunded(),
};
