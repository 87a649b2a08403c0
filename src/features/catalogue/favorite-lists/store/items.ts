import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Works of lists, in each list's order. */
export const readItems = (db: Database, listIds: readonly string[]) =>
  db
    .selectFrom('favorite_list_item')
    .select(['list_id', 'content_id'])
    .where('list_id', '=', sql<string>`any(${listIds}::uuid[])`)
    .orderBy('list_id')
    .orderBy('position')
    .execute();

export async function readItemIds(db: Database, listId: string): Promise<string[]> {
  return (await readItems(db, [listId])).map(({ content_id }) => content_id);
}

/** The given lists that contain a work. */
export async function readListsWith(db: Database, listIds: readonly string[], contentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite_list_item')
    .select('list_id')
    .where('list_id', '=', sql<string>`any(${listIds}::uuid[])`)
    .where('content_id', '=', contentId)
    .execute();
  return rows.map(({ list_id }) => list_id);
}

/** Sets the positions of the list's works, in the given order. */
export async function setPositions(tx: Transaction, listId: string, contentIds: readonly string[]): Promise<void> {
  await sql`update favorite_list_item i set position = wanted.position - 1
    from unnest(${contentIds}::uuid[]) with ordinality as wanted (content_id, position)
    where i.list_id = ${listId} and i.content_id = wanted.content_id and i.position <> wanted.position - 1`.execute(tx);
}

/** Adds works at the end; the existing ones take the first positions. */
export async function addItems(
  tx: Transaction,
  list: { readonly id: string; readonly account_id: string },
  contentIds: readonly string[],
  first: number,
): Promise<void> {
  await sql`insert into favorite_list_item (list_id, account_id, content_id, position)
    select ${list.id}, ${list.account_id}, content_id, ${first}::integer + position - 1
    from unnest(${contentIds}::uuid[]) with ordinality as added (content_id, position)`.execute(tx);
}

export async function removeItem(tx: Transaction, listId: string, contentId: string): Promise<void> {
  await tx.deleteFrom('favorite_list_item').where('list_id', '=', listId).where('content_id', '=', contentId).execute();
}
