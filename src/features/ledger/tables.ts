import type { DB } from '../../platform/database/schema.ts';

export const tables = [
  'ledger.account',
  'ledger.violation',
  'ledger.journal',
  'ledger.transfer',
  'ledger.withdrawal',
] as const satisfies readonly (keyof DB)[];
