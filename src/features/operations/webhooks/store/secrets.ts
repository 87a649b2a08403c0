import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface SecretRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly encrypted: string;
}

const columns = ['id', 'endpoint_id', 'encrypted'] as const;

/** The valid secrets, current one first. */
export const readSecrets = (db: Database, endpointId: string): Promise<SecretRow[]> =>
  db
    .selectFrom('webhook_secret')
    .select(columns)
    .where('endpoint_id', '=', endpointId)
    .where((either) => either.or([either('expires_at', 'is', null), either('expires_at', '>', sql<Date>`now()`)]))
    .orderBy('expires_at', (order) => order.asc().nullsFirst())
    .execute();

/** Locks secrets in the same order in which a key rotation locks them, to prevent deadlocks. */
export async function lockSecrets(tx: Transaction, endpointId: string): Promise<void> {
  await tx
    .selectFrom('webhook_secret')
    .select('id')
    .where('endpoint_id', '=', endpointId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes the previous secret and lets the current one expire after some hours. Requires `lockSecrets`. */
export async function expireSecrets(tx: Transaction, endpointId: string, hours: number): Promise<void> {
  await tx
    .deleteFrom('webhook_secret')
    .where('endpoint_id', '=', endpointId)
    .where('expires_at', 'is not', null)
    .execute();
  await tx
    .updateTable('webhook_secret')
    .set({ expires_at: sql<Date>`now() + ${hours} * interval '1 hour'` })
    .where('endpoint_id', '=', endpointId)
    .execute();
}

export async function addSecret(tx: Transaction, row: SecretRow): Promise<void> {
  await tx.insertInto('webhook_secret').values(row).execute();
}

export async function deleteExpiredSecrets(tx: Transaction): Promise<void> {
  await tx.deleteFrom('webhook_secret').where('expires_at', '<', sql<Date>`now()`).execute();
}

/** Locks secrets encrypted with another key until the transaction ends, in the order of their ids. */
export const lockOtherKeys = (
  tx: Transaction,
  {
    exceptKeyId,
    after,
    limit,
  }: { readonly exceptKeyId: string; readonly after: string | undefined; readonly limit: number },
): Promise<SecretRow[]> =>
  tx
    .selectFrom('webhook_secret')
    .select(columns)
    .where('key_id', '<>', exceptKeyId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

export async function writeEncrypted(tx: Transaction, id: string, encrypted: string): Promise<void> {
  await tx.updateTable('webhook_secret').set({ encrypted }).where('id', '=', id).execute();
}
