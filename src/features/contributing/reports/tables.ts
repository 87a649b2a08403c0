import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['report', 'report_transition'] as const satisfies readonly (keyof DB)[];
