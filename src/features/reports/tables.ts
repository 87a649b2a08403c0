import type { DB } from '../../platform/database/schema.ts';

export const tables = ['report'] as const satisfies readonly (keyof DB)[];
