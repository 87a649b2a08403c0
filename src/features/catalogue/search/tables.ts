import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'keyword_search',
  'keyword_setting',
  'opened_search',
  'popular_key',
  'searched_key',
] as const satisfies readonly (keyof DB)[];
