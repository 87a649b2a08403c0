import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'blog_category',
  'blog_image',
  'blog_like',
  'blog_post',
  'blog_stat',
  'blog_text',
  'blog_view',
] as const satisfies readonly (keyof DB)[];
