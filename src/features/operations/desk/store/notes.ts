import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Notes about an account, newest first. */
export const readNotes = (db: Database, accountId: string, limit: number) =>
  db
    .selectFrom('account_note')
    .select(['id', 'admin_id', 'text', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type NoteRow = Awaited<ReturnType<typeof readNotes>>[number];

export async function addNote(
  tx: Transaction,
  note: { readonly id: string; readonly accountId: string; readonly adminId: string; readonly text: string },
): Promise<NoteRow> {
  return tx
    .insertInto('account_note')
    .values({ id: note.id, account_id: note.accountId, admin_id: note.adminId, text: note.text })
    .returning(['id', 'admin_id', 'text', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** @returns the account of the note; undefined if this admin wrote no such note */
export async function removeOwnNote(tx: Transaction, id: string, adminId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('account_note')
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

export async function removeNotes(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_note').where('account_id', '=', accountId).execute();
}
