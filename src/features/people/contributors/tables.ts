import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['contributor', 'contributor_transition'] as const satisfies readonly (keyof DB)[];
