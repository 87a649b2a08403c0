import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['favorite'] as const satisfies readonly (keyof DB)[];
