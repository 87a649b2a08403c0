import type { DB } from '../../platform/database/schema.ts';

export const tables = ['contributor'] as const satisfies readonly (keyof DB)[];
