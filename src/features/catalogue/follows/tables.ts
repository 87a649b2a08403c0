import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['follow', 'followed_search'] as const satisfies readonly (keyof DB)[];
