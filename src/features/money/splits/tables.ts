import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['split_agreement', 'split_share', 'split_transition'] as const satisfies readonly (keyof DB)[];
