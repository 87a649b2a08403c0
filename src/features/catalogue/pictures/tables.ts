import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['look_alike', 'picture', 'picture_cell'] as const satisfies readonly (keyof DB)[];
