import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Level } from './changes.ts';

const owner = { category: 'category_id', subcategory: 'subcategory_id' } as const;

/** Makes addresses with a retired key lead to the category or subcategory. */
export async function retireKey(tx: Transaction, level: Level, key: string, id: string): Promise<void> {
  const values = { category_id: null, subcategory_id: null, [owner[level]]: id };
  await tx
    .insertInto('retired_category_key')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Removes a key from the retired ones, because it is in use again. */
export async function reviveKey(tx: Transaction, key: string): Promise<void> {
  await tx.deleteFrom('retired_category_key').where('key', '=', key).execute();
}

/** Moves all retired keys from one category or subcategory to another. */
export async function moveRetiredKeys(tx: Transaction, level: Level, from: string, into: string): Promise<void> {
  await tx
    .updateTable('retired_category_key')
    .set({ [owner[level]]: into })
    .where(owner[level], '=', from)
    .execute();
}

/** Current key of the category that formerly had this key. */
export async function findCategoryBehind(db: Database, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('retired_category_key as retired')
    .innerJoin('category', 'category.id', 'retired.category_id')
    .select('category.key')
    .where('retired.key', '=', key)
    .executeTakeFirst();
  return row?.key;
}

/** Current key of the subcategory that formerly had this key. */
export async function findSubcategoryBehind(db: Database, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('retired_category_key as retired')
    .innerJoin('subcategory', 'subcategory.id', 'retired.subcategory_id')
    .select('subcategory.key')
    .where('retired.key', '=', key)
    .executeTakeFirst();
  return row?.key;
}

/** Whether the database refused the key because another category or subcategory has it. */
export const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  (error.constraint === 'category_key_key' || error.constraint === 'subcategory_key_key');

/** Whether the database refused the key because the site reserves it. */
export const isKeyReserved = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'category_key_reserved';

export const lockOrder = (tx: Transaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('category-order', 0))`.execute(tx);
