import type { DB } from '../../platform/database/schema.ts';

export const tables = ['upload'] as const satisfies readonly (keyof DB)[];
