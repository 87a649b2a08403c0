import type { DB } from '../../platform/database/schema.ts';

export const tables = [
  'account',
  'account_notice',
  'account_notice_dismissal',
  'identity',
  'pending_identity_deletion',
  'orphaned_file',
] as const satisfies readonly (keyof DB)[];
