import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['rating'] as const satisfies readonly (keyof DB)[];
