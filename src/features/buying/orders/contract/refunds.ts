/** Reasons for a refund. */
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

/** Reasons that buyers can choose for a refund request. */
export const requestReasons = [
  'customer_request',
  'does_not_work',
  'not_as_described',
  'takedown',
  'paid_twice',
  'other',
] as const satisfies readonly RefundReason[];
export type RequestReason = (typeof requestReasons)[number];

/** Reasons that are accepted after a download and after the window in which no reason is needed. */
export const faultReasons = [
  'does_not_work',
  'not_as_described',
  'takedown',
  'paid_twice',
] as const satisfies readonly RequestReason[];

export const requestStatuses = ['open', 'withdrawn', 'declined', 'refunded'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** `any_reason`: no reason is needed; `fault`: one of `faultReasons` is needed; `over`: both windows have ended. */
export const requestTerms = ['any_reason', 'fault', 'over'] as const;
export type RequestTerms = (typeof requestTerms)[number];

/** Days in which a refund can be requested for a fault; at least the days in which no reason is needed. */
export const toFaultDays = (days: number): number => Math.max(days, 30);
