import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';

/** The query that does this, for a statement of another feature: a row with `id`, or none. */
export const selectActiveAccount = (tx: Transaction, id: string) =>
  tx.selectFrom('account').select('id').where('id', '=', id).where('status', '=', sql.lit('active')).forShare();

/** Keeps the account from being suspended or deleted until the transaction ends; false where it is by now. */
export async function lockActiveAccount(tx: Transaction, id: string): Promise<boolean> {
  return (await selectActiveAccount(tx, id).executeTakeFirst()) !== undefined;
}
