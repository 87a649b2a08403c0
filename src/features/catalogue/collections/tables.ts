import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['collection', 'collection_item'] as const satisfies readonly (keyof DB)[];
