import type { Database } from '../../../../platform/database/pool.ts';

/** What the books say of a withdraw request; undefined for one that they don't know. Amounts in minor units. */
export const readWithdrawal = (db: Database, withdrawId: string) =>
  db
    .selectFrom('ledger.withdrawal')
    .select(['contributor_id', 'currency', 'outcome', 'reserved', 'paid', 'returned'])
    .where('subject', '=', withdrawId)
    .executeTakeFirst();
