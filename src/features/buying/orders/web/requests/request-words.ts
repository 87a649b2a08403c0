import { m } from '../../../../../ui/paraglide/messages.js';
import type { RequestReason } from '../../contract/refunds.ts';

/** Reasons of a refund request, in words for buyers. */
export const requestReasonWords: Readonly<Record<RequestReason, () => string>> = {
  customer_request: () => m.orders_request_customer_request(),
  does_not_work: () => m.orders_request_does_not_work(),
  not_as_described: () => m.orders_request_not_as_described(),
  takedown: () => m.orders_request_takedown(),
  paid_twice: () => m.orders_request_paid_twice(),
  other: () => m.orders_request_other(),
};
