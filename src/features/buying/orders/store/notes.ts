import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Notes about orders, newest first. */
export const readNotes = (db: Database, orderIds: readonly string[], limit: number) =>
  db
    .selectFrom('order_note')
    .select(['id', 'order_id', 'admin_id', 'text', 'created_at'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type NoteRow = Awaited<ReturnType<typeof readNotes>>[number];

export async function addNote(
  tx: Transaction,
  note: { readonly id: string; readonly orderId: string; readonly adminId: string; readonly text: string },
): Promise<NoteRow> {
  return tx
    .insertInto('order_note')
    .values({ id: note.id, order_id: note.orderId, admin_id: note.adminId, text: note.text })
    .returning(['id', 'order_id', 'admin_id', 'text', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** @returns the order of the note; undefined if this admin wrote no such note */
export async function removeOwnNote(tx: Transaction, id: string, adminId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('order_note')
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .returning('order_id')
    .executeTakeFirst();
  return row?.order_id;
}

/** Removes the notes about all orders of a buyer whose account is deleted. */
export async function removeNotesOf(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .deleteFrom('order_note')
    .where('order_id', 'in', (eb) => eb.selectFrom('customer_order').select('id').where('account_id', '=', accountId))
    .execute();
}
