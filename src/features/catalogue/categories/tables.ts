import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'category',
  'category_cover',
  'cover_picture',
  'retired_category_key',
  'subcategory',
] as const satisfies readonly (keyof DB)[];
