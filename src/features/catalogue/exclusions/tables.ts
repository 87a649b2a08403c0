import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['exclusion', 'renamed_keyword'] as const satisfies readonly (keyof DB)[];
