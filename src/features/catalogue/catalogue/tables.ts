import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'content_day',
  'content_download',
  'content_stat',
  'content_view',
  'dictionary',
  'listing',
  'term_count',
] as const satisfies readonly (keyof DB)[];
