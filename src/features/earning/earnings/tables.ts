import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'earned_day',
  'overview_day',
  'sale_letter',
  'trade_day',
] as const satisfies readonly (keyof DB)[];
