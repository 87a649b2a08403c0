import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['cart_line'] as const satisfies readonly (keyof DB)[];
