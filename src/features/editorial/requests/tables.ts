import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'content_request',
  'content_request_transition',
  'request_answer',
  'request_brief',
  'request_picture',
] as const satisfies readonly (keyof DB)[];
