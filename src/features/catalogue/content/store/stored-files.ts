import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

interface StoredFile {
  readonly id: string;
  readonly sha256: string;
  readonly size: number;
}

/** Reads files that were added before a time and that nothing refers to. */
export async function readUnusedIds(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select('id')
    .where('deleting_at', 'is', null)
    .where('created_at', '<', before)
    .where(sql<boolean>`not is_file_used(id)`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Marks a file as being deleted, which prevents new references: the first phase of a deletion.
 * @returns false if something refers to it now
 */
export async function markDeleting(tx: Transaction, id: string, now: Date): Promise<boolean> {
  // A transaction that adds a reference holds a weaker lock: this query waits for it, and the next one sees the
  // reference.
  await tx.selectFrom('file').select('id').where('id', '=', id).forUpdate().execute();
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ deleting_at: now })
    .where('id', '=', id)
    .where('deleting_at', 'is', null)
    .where(sql<boolean>`not is_file_used(id)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Adds a row, marked for deletion, for an object without one.
 * @returns its id; undefined if a file with these bytes exists
 */
export async function addDeleting(
  tx: Transaction,
  file: StoredFile & { readonly now: Date },
): Promise<string | undefined> {
  const added = await tx
    .insertInto('file')
    .values({
      id: file.id,
      sha256: file.sha256,
      size: file.size,
      media_type: 'application/octet-stream',
      deleting_at: file.now,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function readDeleting(db: Database, limit: number): Promise<StoredFile[]> {
  return db
    .selectFrom('file')
    .select(['id', 'sha256', 'size'])
    .where('deleting_at', 'is not', null)
    .orderBy('deleting_at')
    .limit(limit)
    .execute();
}

export async function removeDeleting(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('file').where('id', '=', id).where('deleting_at', 'is not', null).execute();
}

/** Finds which of the hashes belong to a file. */
export async function readHashes(db: Database, hashes: readonly string[]): Promise<string[]> {
  const known = sql<string>`any(${hashes}::text[])`;
  return (await db.selectFrom('file').select('sha256').where('sha256', '=', known).execute()).map((row) => row.sha256);
}

/** Finds which of the identifiers belong to a preview. */
export async function readPreviewIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const known = sql<string>`any(${ids}::uuid[])`;
  return (await db.selectFrom('preview').select('id').where('id', '=', known).execute()).map(({ id }) => id);
}

/** Reads the files that were checked longest ago; files that were never checked come first. */
export async function readUnchecked(db: Database, limit: number) {
  return db
    .selectFrom('file')
    .select(['id', 'sha256', 'size', 'damaged_at'])
    .where('deleting_at', 'is', null)
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function noteCheck(
  tx: Transaction,
  id: string,
  outcome: { readonly checkedAt: Date; readonly damagedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('file')
    .set({ checked_at: outcome.checkedAt, damaged_at: outcome.damagedAt })
    .where('id', '=', id)
    .execute();
}
