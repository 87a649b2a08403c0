import type { DB } from '../../platform/database/schema.ts';

export const tables = ['category', 'subcategory'] as const satisfies readonly (keyof DB)[];
