import { m } from '../../../../ui/paraglide/messages.js';
import type { DeliveryError, DeliveryState } from '../contract/webhooks.ts';

/** Names of events by type. */
export const eventWords: Readonly<Record<string, () => string>> = {
  'order.paid': () => m.webhooks_event_order_paid(),
  'order.refunded': () => m.webhooks_event_order_refunded(),
  'content.published': () => m.webhooks_event_content_published(),
  'withdraw.paid': () => m.webhooks_event_withdraw_paid(),
  'webhook.test': () => m.webhooks_event_test(),
};

export const nameEvent = (type: string): string => eventWords[type]?.() ?? type;

export const stateWords: Readonly<Record<DeliveryState, () => string>> = {
  pending: () => m.webhooks_delivery_pending(),
  delivered: () => m.webhooks_delivery_delivered(),
  failed: () => m.webhooks_delivery_failed(),
};

const errorWords: Readonly<Record<DeliveryError, (status: string) => string>> = {
  status: (status) => m.webhooks_error_status({ status }),
  redirect: (status) => m.webhooks_error_redirect({ status }),
  timeout: () => m.webhooks_error_timeout(),
  address: () => m.webhooks_error_address(),
  resolve: () => m.webhooks_error_resolve(),
  tls: () => m.webhooks_error_tls(),
  connection: () => m.webhooks_error_connection(),
  disabled: () => m.webhooks_error_disabled(),
  lost: () => m.webhooks_error_lost(),
};

/** Describes the outcome of an attempt; undefined if it is unknown. HTTP statuses keep Latin digits. */
export function describeAnswer(status: number | null, error: DeliveryError | null): string | undefined {
  if (error !== null) return errorWords[error](String(status ?? ''));
  return status === null ? undefined : m.webhooks_error_status({ status: String(status) });
}
