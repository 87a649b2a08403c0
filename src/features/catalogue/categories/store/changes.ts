import { sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export type Level = 'category' | 'subcategory';

export interface PlaceNames {
  readonly key: string;
  readonly name: string;
  readonly name_bn: string | null;
}

export interface CategoryTexts {
  readonly description: string;
  readonly description_bn: string | null;
}

/** Locks the categories until the transaction ends, in the order of ids. */
export async function lockCategoryRows(tx: Transaction, ids: readonly string[]) {
  return tx
    .selectFrom('category')
    .select(['id', 'key', 'name', 'published'])
    .where('id', '=', isOneOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks subcategories after their category, which serializes all changes of its subcategories. */
export async function lockSubcategoryRows(tx: Transaction, ids: readonly string[]) {
  const found = await tx.selectFrom('subcategory').select('category_id').where('id', '=', isOneOf(ids)).execute();
  await lockCategoryRows(
    tx,
    found.map((row) => row.category_id),
  );
  return tx
    .selectFrom('subcategory')
    .select(['id', 'key', 'name', 'published', 'category_id'])
    .where('id', '=', isOneOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

const lastPosition = sql<number>`coalesce((select max(position) + 1 from category), 0)`;

export async function addCategory(tx: Transaction, values: PlaceNames & CategoryTexts): Promise<string> {
  const id = createId();
  await tx
    .insertInto('category')
    .values({ id, ...values, published: false, position: lastPosition })
    .execute();
  return id;
}

export async function addSubcategory(tx: Transaction, categoryId: string, values: PlaceNames): Promise<string> {
  const id = createId();
  const position = sql<number>`coalesce((select max(position) + 1 from subcategory where category_id = ${categoryId}), 0)`;
  await tx
    .insertInto('subcategory')
    .values({ id, category_id: categoryId, ...values, position })
    .execute();
  return id;
}

export async function updatePlace(
  tx: Transaction,
  level: Level,
  id: string,
  values: Partial<PlaceNames & CategoryTexts> & { readonly published?: boolean },
): Promise<void> {
  if (Object.keys(values).length > 0) await tx.updateTable(level).set(values).where('id', '=', id).execute();
}

export async function deletePlace(tx: Transaction, level: Level, id: string): Promise<void> {
  await tx.deleteFrom(level).where('id', '=', id).execute();
}

/** Ids of all categories, or of all subcategories of one category. */
export async function readPlaceIds(tx: Transaction, categoryId: string | undefined): Promise<string[]> {
  const rows =
    categoryId === undefined
      ? await tx.selectFrom('category').select('id').execute()
      : await tx.selectFrom('subcategory').select('id').where('category_id', '=', categoryId).execute();
  return rows.map(({ id }) => id);
}

export async function setOrder(tx: Transaction, level: Level, ids: readonly string[]): Promise<void> {
  await sql`update ${sql.table(level)} place set position = wanted.position - 1
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position) where place.id = wanted.id`.execute(tx);
}

export async function moveSubcategories(tx: Transaction, from: string, into: string): Promise<void> {
  const last = sql<number>`position + 1 + coalesce((select max(position) from subcategory where category_id = ${into}), -1)`;
  await tx
    .updateTable('subcategory')
    .set({ category_id: into, position: last })
    .where('category_id', '=', from)
    .execute();
}

export async function setSubcategoryCover(tx: Transaction, id: string, contentId: string | null): Promise<void> {
  await tx.updateTable('subcategory').set({ cover_id: contentId }).where('id', '=', id).execute();
}

export async function setCovers(tx: Transaction, categoryId: string, contentIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('category_cover').where('category_id', '=', categoryId).execute();
  if (contentIds.length > 0)
    await tx
      .insertInto('category_cover')
      .values(contentIds.map((id, position) => ({ category_id: categoryId, content_id: id, position })))
      .execute();
}
