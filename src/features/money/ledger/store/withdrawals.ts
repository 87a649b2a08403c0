import type { Database } from '../../../../platform/database/pool.ts';

/** Amounts that the ledger has for a withdrawal, in minor units; undefined for an unknown one. */
export const readWithdrawal = (db: Database, withdrawId: string) =>
  db
    .selectFrom('ledger.withdrawal')
    .select(['contributor_id', 'currency', 'outcome', 'reserved', 'paid', 'returned'])
    .where('subject', '=', withdrawId)
    .executeTakeFirst();
