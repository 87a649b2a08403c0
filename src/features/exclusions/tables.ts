import type { DB } from '../../platform/database/schema.ts';

export const tables = ['exclusion'] as const satisfies readonly (keyof DB)[];
