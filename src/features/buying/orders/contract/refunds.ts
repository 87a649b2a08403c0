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
