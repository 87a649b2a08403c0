import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/pool.ts';

/** @returns true for the first claim, and for a retry by the same client whose response was lost */
export async function claimToken(tx: Transaction, hash: Buffer, client: Buffer): Promise<boolean> {
  const row = await tx
    .insertInto('used_token')
    .values({ hash, client, expires_at: sql<Date>`now() + interval '1 hour'` })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet((eb) => ({ hash: eb.ref('excluded.hash') })))
    .returning('client')
    .executeTakeFirstOrThrow();
  return row.client.equals(client);
}

export async function deleteExpiredTokens(tx: Transaction): Promise<void> {
  await tx.deleteFrom('used_token').where('expires_at', '<', sql<Date>`now()`).execute();
}
