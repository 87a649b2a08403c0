import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['favorite_list', 'favorite_list_item'] as const satisfies readonly (keyof DB)[];
