import { type Insertable, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { AdminView } from '../../../../platform/database/schema.ts';

const columns = ['id', 'list', 'name', 'query'] as const;

/** An admin's views of all lists, in the order of creation. */
export const readViews = (db: Database, adminId: string) =>
  db.selectFrom('admin_view').select(columns).where('admin_id', '=', adminId).orderBy('id').execute();

export type ViewRow = Awaited<ReturnType<typeof readViews>>[number];

/** Like `readViews`, but locks the views, and blocks new ones, until the transaction ends. */
export async function lockViews(tx: Transaction, adminId: string): Promise<ViewRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`admin_view ${adminId}`}, 0))`.execute(tx);
  return readViews(tx, adminId);
}

export const saveView = (tx: Transaction, view: Insertable<AdminView>): Promise<ViewRow> =>
  tx.insertInto('admin_view').values(view).returning(columns).executeTakeFirstOrThrow();

export async function renameView(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.updateTable('admin_view').set({ name }).where('id', '=', id).execute();
}

/** @returns false if this admin has no such view */
export async function removeView(tx: Transaction, id: string, adminId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('admin_view')
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
