import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['account_note', 'admin_view'] as const satisfies readonly (keyof DB)[];
