import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['follow'] as const satisfies readonly (keyof DB)[];
