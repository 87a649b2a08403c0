import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['session'] as const satisfies readonly (keyof DB)[];
