import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'withdraw_batch',
  'withdraw_correction',
  'withdraw_request',
  'withdraw_request_transition',
  'withdraw_transition',
  'withdraw_violation',
] as const satisfies readonly (keyof DB)[];
