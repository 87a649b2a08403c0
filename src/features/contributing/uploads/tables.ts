import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['upload', 'upload_day'] as const satisfies readonly (keyof DB)[];
