import type { DB } from '../../platform/database/schema.ts';

export const tables = [
  'content_download',
  'content_stat',
  'content_view',
  'dictionary',
  'keyword_search',
  'keyword_setting',
  'listing',
  'popular_key',
  'term_count',
] as const satisfies readonly (keyof DB)[];
