import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';

export const selectAndLockActive = (tx: Transaction, id: string) =>
  tx.selectFrom('account').select('id').where('id', '=', id).where('status', '=', sql.lit('active')).forShare();

export async function lockActive(tx: Transaction, id: string): Promise<boolean> {
  return (await selectAndLockActive(tx, id).executeTakeFirst()) !== undefined;
}
