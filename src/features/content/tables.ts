import type { DB } from '../../platform/database/schema.ts';

export const tables = [
  'account_download',
  'content',
  'content_keyword',
  'content_subcategory',
  'file',
  'licence',
  'preview',
  'variant',
  'variant_file',
] as const satisfies readonly (keyof DB)[];
