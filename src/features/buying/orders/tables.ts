import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'clearing_line',
  'customer_order',
  'order_line',
  'order_note',
  'order_particulars',
  'order_transition',
  'order_violation',
  'receipt',
  'refund',
  'refund_line',
  'refund_request',
  'refund_request_line',
  'tax_paper',
] as const satisfies readonly (keyof DB)[];
