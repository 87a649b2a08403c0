import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['account_note'] as const satisfies readonly (keyof DB)[];
