import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['admin', 'admin_recovery_code', 'admin_failure'] as const satisfies readonly (keyof DB)[];
