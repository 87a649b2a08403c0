import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['synonym'] as const satisfies readonly (keyof DB)[];
