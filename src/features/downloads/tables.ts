import type { DB } from '../../platform/database/schema.ts';

export const tables = ['account_download'] as const satisfies readonly (keyof DB)[];
