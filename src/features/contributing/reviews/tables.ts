import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'review_template',
  'submission',
  'submission_correction',
  'submission_reason',
] as const satisfies readonly (keyof DB)[];
