import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['bundle', 'bundle_party', 'bundle_work'] as const satisfies readonly (keyof DB)[];
