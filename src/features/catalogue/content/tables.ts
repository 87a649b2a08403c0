import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'archive_contents',
  'archive_entry',
  'content',
  'content_keyword',
  'content_release',
  'content_subcategory',
  'content_transition',
  'content_version',
  'document',
  'drawing',
  'file',
  'film',
  'font_face',
  'mockup',
  'panorama',
  'preview',
  'sound',
  'tile',
  'variant',
  'variant_file',
] as const satisfies readonly (keyof DB)[];
