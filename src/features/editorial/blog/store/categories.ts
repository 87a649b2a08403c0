import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface CategoryValues {
  readonly key: string;
  readonly name: string;
  readonly name_bn: string | null;
}

/** Categories by name, each with its number of public posts. */
export async function readCategories(db: Database, now: Date) {
  return db
    .selectFrom('blog_category as c')
    .select(['c.id', 'c.key', 'c.name', 'c.name_bn'])
    .select((eb) =>
      eb
        .selectFrom('blog_post as p')
        .whereRef('p.category_id', '=', 'c.id')
        .where('p.published_at', '<=', now)
        .where('p.deleted_at', 'is', null)
        .select((post) => post.fn.countAll<number>().as('n'))
        .$asScalar()
        .as('posts'),
    )
    .orderBy('c.name')
    .orderBy('c.id')
    .execute();
}

export async function findCategoryId(db: Database, by: { readonly id: string } | { readonly key: string }) {
  const row = await db
    .selectFrom('blog_category')
    .select('id')
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('key', '=', by.key)))
    .executeTakeFirst();
  return row?.id;
}

/** Locks a category until the transaction ends. */
export async function lockCategory(tx: Transaction, id: string) {
  return tx.selectFrom('blog_category').select(['id', 'key']).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function addCategory(tx: Transaction, values: CategoryValues): Promise<string> {
  const id = createId();
  await tx
    .insertInto('blog_category')
    .values({ id, ...values })
    .execute();
  return id;
}

export async function updateCategory(tx: Transaction, id: string, values: Partial<CategoryValues>): Promise<void> {
  if (Object.keys(values).length > 0) await tx.updateTable('blog_category').set(values).where('id', '=', id).execute();
}

/** Locks a category against deletion until the transaction ends; undefined if it doesn't exist. */
export async function holdCategory(tx: Transaction, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('blog_category').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return row?.id;
}

/** Removes the category from deleted posts; a post that is restored concurrently keeps it. */
export async function clearDeletedPosts(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('blog_post')
    .set({ category_id: null })
    .where('category_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute();
}

export async function hasPosts(tx: Transaction, id: string): Promise<boolean> {
  const row = await tx.selectFrom('blog_post').select('id').where('category_id', '=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function deleteCategory(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('blog_category').where('id', '=', id).execute();
}
