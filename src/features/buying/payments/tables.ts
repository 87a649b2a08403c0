import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'payment',
  'payment_anomaly',
  'payment_call',
  'payment_decision',
  'payment_notice',
  'payment_refund',
  'payment_refund_elsewhere',
  'payment_refund_transition',
  'payment_request',
  'payment_transition',
  'surplus_received',
  'surplus_returned',
] as const satisfies readonly (keyof DB)[];
