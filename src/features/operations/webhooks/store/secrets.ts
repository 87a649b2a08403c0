import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface SecretRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly encrypted: string;
}

const columns = ['id', 'endpoint_id', 'encrypted'] as const;

/** Those that count now, the current one first. */
export const readSecrets = (db: Database, endpointId: string): Promise<SecretRow[]> =>
  db
    .selectFrom('webhook_secret')
    .select(columns)
    .where('endpoint_id', '=', endpointId)
    .where((either) => either.or([either('expires_at', 'is', null), either('expires_at', '>', sql<Date>`now()`)]))
    .orderBy('expires_at', (order) => order.asc().nullsFirst())
    .execute();

/** In the order in which a rotation of keys locks them, so that neither waits for the other for ever. */
export async function lockSecrets(tx: Transaction, endpointId: string): Promise<void> {
  await tx
    .selectFrom('webhook_secret')
    .select('id')
    .where('endpoint_id', '=', endpointId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The secret before the current one ends, and the current one does so later. Needs `lockSecrets`. */
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

/** Encrypted with another key, in the order of their identifiers; held until the transaction ends. */
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
