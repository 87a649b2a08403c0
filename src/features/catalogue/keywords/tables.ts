import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['keyword_under_way'] as const satisfies readonly (keyof DB)[];
