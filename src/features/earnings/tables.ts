import type { DB } from '../../platform/database/schema.ts';

export const tables = ['trade_day'] as const satisfies readonly (keyof DB)[];
