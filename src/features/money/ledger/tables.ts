import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'ledger.account',
  'ledger.adjustment',
  'ledger.violation',
  'ledger.journal',
  'ledger.transfer',
  'ledger.withdrawal',
  'ledger.line_party',
] as const satisfies readonly (keyof DB)[];
