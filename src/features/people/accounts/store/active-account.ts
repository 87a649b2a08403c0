import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';

/** The query of an active account for another feature's statement: a row with `id`, or none. */
export const selectActiveAccount = (tx: Transaction, id: string) =>
  tx.selectFrom('account').select('id').where('id', '=', id).where('status', '=', sql.lit('active')).forShare();

/** Locks the account, so that it isn't suspended or deleted until the transaction ends; false if it isn't active. */
export async function lockActiveAccount(tx: Transaction, id: string): Promise<boolean> {
  return (await selectActiveAccount(tx, id).executeTakeFirst()) !== undefined;
}

/** Locks these accounts like `lockActiveAccount`, in the order of their ids. @returns those that are active */
export async function lockActiveAccounts(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', '=', sql.lit('active'))
    .orderBy('id')
    .forShare()
    .execute();
  return rows.map(({ id }) => id);
}
