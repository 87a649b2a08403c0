import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** A category or a subcategory. */
export interface Place {
  readonly level: 'category' | 'subcategory';
  readonly id: string;
}

const selectContents = (db: Database, { level, id }: Place) =>
  db
    .selectFrom('content')
    .$if(level === 'category', (all) => all.where('category_id', '=', id))
    .$if(level === 'subcategory', (all) =>
      all.where('id', 'in', (eb) =>
        eb.selectFrom('content_subcategory').select('content_id').where('subcategory_id', '=', id),
      ),
    );

/** Reads identifiers of the contents in a category or subcategory, in any status. */
export async function readIdsIn(db: Database, place: Place): Promise<string[]> {
  return (await selectContents(db, place).select('id').orderBy('id').execute()).map(({ id }) => id);
}

export async function readPublishedIdsIn(db: Database, place: Place): Promise<string[]> {
  const rows = await selectContents(db, place).select('id').where('status', '=', 'published').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function hasContentIn(db: Database, place: Place): Promise<boolean> {
  return (await selectContents(db, place).select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Finds which of these contents are published in the category or subcategory. */
export async function readPublishedAmong(db: Database, place: Place, ids: readonly string[]): Promise<string[]> {
  const rows = await selectContents(db, place)
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', '=', 'published')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Moves contents to another category. The rows that assign their subcategories follow, so the caller has to move the
 * subcategories, too, before the transaction ends.
 */
export async function moveToCategory(tx: Transaction, from: string, into: string): Promise<void> {
  await sql`set constraints content_subcategory_place deferred`.execute(tx);
  await tx.updateTable('content').set({ category_id: into }).where('category_id', '=', from).execute();
}

/** Moves contents to another subcategory; contents that already have both keep the target once. */
export async function moveToSubcategory(tx: Transaction, from: string, into: string): Promise<void> {
  await sql`insert into content_subcategory (content_id, category_id, subcategory_id, position)
    select content_id, category_id, ${into}, position from content_subcategory where subcategory_id = ${from}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('content_subcategory').where('subcategory_id', '=', from).execute();
}

/** Reads the category of a content. */
export async function readCategoryId(db: Database, contentId: string): Promise<string | null> {
  const row = await db.selectFrom('content').select('category_id').where('id', '=', contentId).executeTakeFirst();
  return row?.category_id ?? null;
}
