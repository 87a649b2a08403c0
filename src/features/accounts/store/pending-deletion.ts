import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

export interface PendingDeletion {
  readonly issuer: string;
  readonly subject: string;
}

/** Who the identity provider should forget. */
export async function addPendingDeletions(tx: Transaction, subjects: readonly PendingDeletion[]): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .insertInto('departed_identity')
    .values(subjects.map(({ issuer, subject }) => ({ issuer, subject })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody is back before the provider was asked. False while it is being asked: it will not know them in a moment. */
export async function cancelPendingDeletion(tx: Transaction, issuer: string, subject: string): Promise<boolean> {
  const row = await tx
    .selectFrom('departed_identity')
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

/** Takes some to ask the provider about; those that another run took and didn't finish come again after a while. */
export async function claimPendingDeletions(db: Database, max: number): Promise<PendingDeletion[]> {
  const { rows } = await sql<PendingDeletion>`
    update departed_identity d set taken_at = now() from (
      select issuer, subject from departed_identity where taken_at is null or taken_at < now() - interval '2 minutes'
      order by created_at limit ${max} for update skip locked) t
    where d.issuer = t.issuer and d.subject = t.subject returning d.issuer, d.subject`.execute(db);
  return rows;
}

export async function removePendingDeletion(db: Database, { issuer, subject }: PendingDeletion): Promise<void> {
  await db.deleteFrom('departed_identity').where('issuer', '=', issuer).where('subject', '=', subject).execute();
}

/** A file that is about to be written, or that nothing names from this transaction on. */
export async function addOrphanedFile(db: Database, key: string): Promise<void> {
  await db
    .insertInto('departed_file')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeOrphanedFile(db: Database, key: string): Promise<void> {
  await db.deleteFrom('departed_file').where('key', '=', key).execute();
}

/** Whoever wrote the row has had time to finish. */
export async function readOrphanedFiles(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('departed_file')
    .select('key')
    .where('created_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .limit(500)
    .execute();
  return rows.map(({ key }) => key);
}
