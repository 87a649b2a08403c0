import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['withdraw_option'] as const satisfies readonly (keyof DB)[];
