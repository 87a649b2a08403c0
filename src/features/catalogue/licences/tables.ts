import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['licence', 'licence_version'] as const satisfies readonly (keyof DB)[];
