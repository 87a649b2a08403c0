import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['account_download', 'entitlement'] as const satisfies readonly (keyof DB)[];
