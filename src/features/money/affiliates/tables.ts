import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'affiliate',
  'affiliate_cleared',
  'affiliate_click',
  'affiliate_setting',
] as const satisfies readonly (keyof DB)[];
