import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['discount'] as const satisfies readonly (keyof DB)[];
