import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';
import { readPictures } from './pictures.ts';

/** Purges requests with all their data. @returns their pictures, which the caller removes from the storage */
export async function deleteRequests(tx: Transaction, ids: readonly string[]) {
  const pictures = await readPictures(tx, ids);
  await tx.deleteFrom('content_request').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  return pictures;
}

/** Locks all requests of an account, including deleted ones, until the transaction ends. */
export async function lockIdsOf(tx: Transaction, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('content_request')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the request of a link in an e-mail, even if it is deleted, until the transaction ends. */
export async function lockByForgetHash(tx: Transaction, forgetHash: Buffer): Promise<string | undefined> {
  const row = await tx
    .selectFrom('content_request')
    .select('id')
    .where('forget_hash', '=', forgetHash)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** Locks at most `max` requests that an admin deleted before a time, until the transaction ends. */
export async function lockDeletedBefore(tx: Transaction, before: Date, max: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('content_request')
    .select('id')
    .where('deleted_at', '<', before)
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Erases the contacts of at most `max` requests that were closed or last changed before a time; locks them in the usual
 * order. @returns their ids
 */
export async function clearContacts(tx: Transaction, before: Date, max: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('content_request')
    .select('id')
    .where(sql<SqlBool>`coalesce(closed_at, greatest(changed_at, answers_told_at)) < ${before}`)
    .where('encrypted', 'is not', null)
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  await tx
    .updateTable('content_request')
    .set({ encrypted: null, contact_kind: null, contact_hint: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return ids;
}

/** Locks rows whose contact is encrypted with another key, for a key rotation. */
export const lockOtherKeys = (
  tx: Transaction,
  wanted: { readonly exceptKeyId: string; readonly after: string | undefined; readonly limit: number },
) =>
  tx
    .selectFrom('content_request')
    .select(['id', 'encrypted'])
    .where('encrypted', 'is not', null)
    .where('key_id', '<>', wanted.exceptKeyId)
    .$if(wanted.after !== undefined, (query) => query.where('id', '>', wanted.after ?? ''))
    .orderBy('id')
    .limit(wanted.limit)
    .forUpdate()
    .execute();

export async function writeContact(tx: Transaction, id: string, encrypted: string): Promise<void> {
  await tx.updateTable('content_request').set({ encrypted }).where('id', '=', id).execute();
}
