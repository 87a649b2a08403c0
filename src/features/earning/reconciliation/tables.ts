import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'reconciliation_break',
  'reconciliation_day',
  'reconciliation_run',
] as const satisfies readonly (keyof DB)[];
