import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['api_token'] as const satisfies readonly (keyof DB)[];
