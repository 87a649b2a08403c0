import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { PendingIdentityDeletion } from '../../../../platform/database/schema.ts';

/** A subject that the identity provider has to delete. */
export type PendingDeletion = Pick<Selectable<PendingIdentityDeletion>, 'issuer' | 'subject'>;

export async function addPendingDeletions(tx: Transaction, subjects: readonly PendingDeletion[]): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .insertInto('pending_identity_deletion')
    .values(subjects.map(({ issuer, subject }) => ({ issuer, subject })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Cancels a deletion for somebody who returns before the provider was called.
 * @returns false while the provider is being called, after which it doesn't know the subject any more
 */
export async function cancelPendingDeletion(tx: Transaction, issuer: string, subject: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pending_identity_deletion')
    .select('taken_at')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return true;
  if (row.taken_at !== null) return false;
  await removePendingDeletion(tx, { issuer, subject });
  return true;
}

/**
 * Claims at most `max` deletions for the identity provider, a week after the account was deleted; until then, somebody
 * whose account was deleted by an intruder can return. Claims of a run that died expire.
 */
export async function claimPendingDeletions(tx: Transaction, max: number): Promise<PendingDeletion[]> {
  return tx
    .with('due', (db) =>
      db
        .selectFrom('pending_identity_deletion')
        .select(['issuer', 'subject'])
        .where('created_at', '<=', sql<Date>`now() - interval '7 days'`)
        .where((eb) =>
          eb.or([eb('taken_at', 'is', null), eb('taken_at', '<', sql<Date>`now() - interval '2 minutes'`)]),
        )
        .orderBy('created_at')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('pending_identity_deletion as pending')
    .from('due')
    .set({ taken_at: sql<Date>`now()` })
    .whereRef('pending.issuer', '=', 'due.issuer')
    .whereRef('pending.subject', '=', 'due.subject')
    .returning(['pending.issuer', 'pending.subject'])
    .execute();
}

export async function removePendingDeletion(tx: Transaction, { issuer, subject }: PendingDeletion): Promise<void> {
  await tx
    .deleteFrom('pending_identity_deletion')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Records a file that is about to be written, or that loses its row in this transaction. */
export async function addOrphanedFile(tx: Transaction, key: string): Promise<void> {
  await tx
    .insertInto('orphaned_file')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeOrphanedFile(tx: Transaction, key: string): Promise<void> {
  await tx.deleteFrom('orphaned_file').where('key', '=', key).execute();
}

/** Keys that are old enough for the process that recorded them to have finished. */
export async function readOrphanedFiles(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('orphaned_file')
    .select('key')
    .where('created_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .limit(500)
    .execute();
  return rows.map(({ key }) => key);
}
