import { sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';
import type { BlogBody } from '../contract/body.ts';
import type { BlogStatus } from '../rules/blog.ts';
import { hasWords, selectPosts } from './columns.ts';

export interface ManagedFilters {
  readonly now: Date;
  readonly status: BlogStatus | undefined;
  readonly categoryId: string | undefined;
  readonly patterns: readonly string[];
}

const selectManaged = (db: Database, { now, status, categoryId, patterns }: ManagedFilters) =>
  selectPosts(db)
    .where('p.deleted_at', 'is', null)
    .$if(status === 'draft', (all) => all.where('p.published_at', 'is', null))
    .$if(status === 'scheduled', (all) => all.where('p.published_at', '>', now))
    .$if(status === 'published', (all) => all.where('p.published_at', '<=', now))
    .$if(categoryId !== undefined, (all) => all.where('p.category_id', '=', categoryId ?? ''))
    .$if(patterns.length > 0, (all) => all.where(hasWords(patterns)));

/** The English title if there is one, else the Bangla one; used for sorting. */
const title = sql`(select title from blog_text t where t.post_id = p.id and t.title <> '' order by language desc limit 1)`;

/** Sort orders of all posts. Only the order by creation has an index, because a site has thousands of posts at most. */
export const managedSorting = createSorting(
  {
    created: { kind: 'id' },
    title: { kind: 'text', by: sql`lower(left(coalesce(${title}, ''), 40))` },
    status: { kind: 'time', by: sql`coalesce(p.published_at, timestamptz 'epoch')` },
    showcased: { kind: 'number', by: sql`p.showcased::int` },
    figures: { kind: 'number', by: sql`coalesce(s.views, 0)` },
  },
  sql`p.id`,
);

/** A page of the posts that aren't deleted. */
export const readManagedPosts = (
  db: Database,
  filters: ManagedFilters,
  page: SortedPage<'created' | 'title' | 'status' | 'showcased' | 'figures'>,
) => sortPage(selectManaged(db, filters), managedSorting, page).execute();

export async function countManagedPosts(db: Database, filters: ManagedFilters, max: number): Promise<number> {
  const some = selectManaged(db, filters).clearSelect().select('p.id').limit(max).as('some');
  const { n } = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** A post that isn't deleted. */
export async function readManagedPost(db: Database, id: string) {
  return selectPosts(db)
    .select(['p.revision', 'p.was_public'])
    .where('p.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a post until the transaction ends, which serializes its changes. */
export async function lockPost(tx: Transaction, id: string, { deleted }: { readonly deleted: boolean }) {
  return tx
    .selectFrom('blog_post')
    .select([
      'id',
      'slug',
      'category_id',
      'cover_id',
      'published_at',
      'was_public',
      'showcased',
      'revision',
      'save_key',
      'save_try',
    ])
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;

export async function isSlugTaken(tx: Transaction, slug: string, exceptId: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('blog_post')
    .select('id')
    .where('slug', '=', slug)
    .$if(exceptId !== null, (all) => all.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export async function addPost(tx: Transaction, slug: string, categoryId: string | null): Promise<string> {
  const id = createId();
  await tx.insertInto('blog_post').values({ id, slug, category_id: categoryId }).execute();
  await tx.insertInto('blog_stat').values({ post_id: id }).execute();
  return id;
}

export interface PostChange {
  readonly slug?: string;
  readonly category_id?: string | null;
  readonly cover_id?: string | null;
  readonly save_key?: string | null;
  readonly save_try?: number | null;
}

export interface PostState {
  readonly published_at?: Date | null;
  readonly showcased?: boolean;
  readonly deleted_at?: Date | null;
}

/** @returns the new revision */
export async function updatePost(tx: Transaction, id: string, change: PostChange): Promise<number> {
  const { revision } = await tx
    .updateTable('blog_post')
    .set({ ...change, revision: sql`revision + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Changes a post's state. The revision stays, because an editor's unsaved text doesn't conflict with that. */
export async function updatePostState(tx: Transaction, id: string, state: PostState): Promise<void> {
  await tx
    .updateTable('blog_post')
    .set({ ...state, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export interface TextValues {
  readonly title: string;
  readonly summary: string;
  readonly body: BlogBody;
  readonly words: string;
  readonly word_count: number;
}

export async function putText(
  tx: Transaction,
  postId: string,
  language: 'en' | 'bn',
  { body, ...values }: TextValues,
): Promise<void> {
  const stored = { ...values, body: JSON.stringify(body) };
  await tx
    .insertInto('blog_text')
    .values({ post_id: postId, language, ...stored })
    .onConflict((on) => on.columns(['post_id', 'language']).doUpdateSet(stored))
    .execute();
}

export async function removeText(tx: Transaction, postId: string, language: 'en' | 'bn'): Promise<void> {
  await tx.deleteFrom('blog_text').where('post_id', '=', postId).where('language', '=', language).execute();
}

/** Purges posts that were deleted before a time; a sweep removes their pictures later. */
export async function purgePosts(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('blog_post').where('deleted_at', '<', before).execute();
}
