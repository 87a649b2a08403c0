/** Why money is given back. */
export const refundReasons = [
  'customer_request',
  'not_as_described',
  'does_not_work',
  'paid_twice',
  'fraud',
  'takedown',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** What buyers may say when they request a refund. */
export const requestReasons = [
  'customer_request',
  'does_not_work',
  'not_as_described',
  'takedown',
  'paid_twice',
  'other',
] as const satisfies readonly RefundReason[];
export type RequestReason = (typeof requestReasons)[number];

/** Reasons that count after a download, and after the days in which no reason is needed. */
export const faultReasons = [
  'does_not_work',
  'not_as_described',
  'takedown',
  'paid_twice',
] as const satisfies readonly RequestReason[];

export const requestStatuses = ['open', 'withdrawn', 'declined', 'refunded'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** `any_reason`: or none; `fault`: one of `faultReasons` is needed; `over`: the time for both has passed. */
export const requestTerms = ['any_reason', 'fault', 'over'] as const;
export type RequestTerms = (typeof requestTerms)[number];

/** Days in which a refund can be requested for a fault; no fewer than the days in which no reason is needed. */
export const toFaultDays = (days: number): number => Math.max(days, 30);
