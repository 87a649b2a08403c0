import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['vat_rate', 'vat_setting'] as const satisfies readonly (keyof DB)[];
