import type { DB } from '../../platform/database/schema.ts';

export const tables = ['sale_letter', 'trade_day'] as const satisfies readonly (keyof DB)[];
