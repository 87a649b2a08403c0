import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'clearing_line',
  'customer_order',
  'order_line',
  'order_transition',
  'order_violation',
  'refund',
  'refund_line',
  'refund_request',
  'refund_request_line',
] as const satisfies readonly (keyof DB)[];
