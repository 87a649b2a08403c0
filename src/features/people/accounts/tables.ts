import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'account',
  'identity',
  'pending_identity_deletion',
  'orphaned_file',
] as const satisfies readonly (keyof DB)[];
