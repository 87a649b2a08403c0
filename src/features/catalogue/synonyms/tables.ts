import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['struck_synonym', 'synonym'] as const satisfies readonly (keyof DB)[];
