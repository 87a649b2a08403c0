import type { GuardedSchema } from '../../../../platform/database/guard-schema.ts';

/**
 * Privileges of the ledger's schema: the product's role reads it and adds journals and transfers; only the database's
 * own triggers change balances.
 */
export const guardedLedger = (productRole: string): GuardedSchema => ({
  name: 'ledger',
  productRole,
  grants: [
    'insert (id, kind, contributor_id, provider, currency) on ledger.account',
    'insert (kind, subject, line_id, outcome, clears_at) on ledger.journal',
    'insert (journal_id, debit_id, credit_id, currency, amount) on ledger.transfer',
    'execute on function ledger.lock_balances',
  ],
});
