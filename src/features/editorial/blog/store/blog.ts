import { sql } from 'kysely';
import { compileOnce, compilePerShape } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { PublicPage } from '../rules/blog.ts';
import { hasWords, isOneOf, type PostRow, selectPosts } from './columns.ts';

export interface PublicFilters {
  /** The current time; posts scheduled for later aren't public yet. */
  readonly now: Date;
  readonly categoryId?: string | undefined;
  readonly patterns: readonly string[];
  readonly onlyShowcased: boolean;
}

const selectPublic = (db: Database, { now, categoryId, patterns, onlyShowcased }: PublicFilters) =>
  selectPosts(db)
    .where('p.published_at', 'is not', null)
    .where('p.published_at', '<=', now)
    .where('p.deleted_at', 'is', null)
    .$if(categoryId !== undefined, (all) => all.where('p.category_id', '=', categoryId ?? ''))
    .$if(patterns.length > 0, (all) => all.where(hasWords(patterns)))
    .$if(onlyShowcased, (all) => all.where('p.showcased', '=', true));

function selectPublicPage(db: Database, filters: PublicFilters, { sort, after, limit }: PublicPage) {
  const at = after === undefined ? undefined : new Date(after.at);
  const all = selectPublic(db, filters);
  const found =
    sort === 'newest'
      ? all.$if(at !== undefined, (later) =>
          later.where(sql<boolean>`(p.published_at, p.id) < (${at}, ${after?.id}::uuid)`),
        )
      : all
          .$if(at !== undefined, (later) =>
            later.where(
              sql<boolean>`(p.showcased, p.published_at, p.id) < (${after?.showcased === true}, ${at}, ${after?.id}::uuid)`,
            ),
          )
          .orderBy('p.showcased', 'desc');
  return found.orderBy('p.published_at', 'desc').orderBy('p.id', 'desc').limit(limit);
}

/** Statements of first pages without a category and words, one of which the home page reads. */
const findFirstPage = compilePerShape((sort: PublicPage['sort'], onlyShowcased: boolean) =>
  compileOnce((db: Database, now: Date, limit: number) =>
    selectPublicPage(db, { now, patterns: [], onlyShowcased }, { sort, limit, after: undefined }),
  ),
);

/** A page of public posts, in the order of an index. */
export async function readPublicPosts(db: Database, filters: PublicFilters, page: PublicPage): Promise<PostRow[]> {
  const { now, categoryId, patterns, onlyShowcased } = filters;
  return page.after === undefined && categoryId === undefined && patterns.length === 0
    ? findFirstPage(page.sort, onlyShowcased)(db, now, page.limit)
    : selectPublicPage(db, filters, page).execute();
}

export async function countPublicPosts(db: Database, filters: PublicFilters, max: number): Promise<number> {
  const some = selectPublic(db, filters).clearSelect().select('p.id').limit(max).as('some');
  const { n } = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** A public post by id or slug. */
export async function readPublicPost(
  db: Database,
  by: { readonly id: string } | { readonly slug: string },
  now: Date,
): Promise<PostRow | undefined> {
  return selectPublic(db, { now, patterns: [], onlyShowcased: false })
    .where((eb) => ('id' in by ? eb('p.id', '=', by.id) : eb('p.slug', '=', by.slug)))
    .executeTakeFirst();
}

/** Other public posts: those of the category first, newest first. */
export async function readRelatedPosts(
  db: Database,
  { id, category_id: categoryId }: Pick<PostRow, 'id' | 'category_id'>,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<PostRow[]> {
  return selectPublic(db, { now, patterns: [], onlyShowcased: false })
    .where('p.id', '<>', id)
    .orderBy(sql`(p.category_id is not distinct from ${categoryId}::uuid)`, 'desc')
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();
}

/** Titles, summaries and lengths of posts in all their languages. */
export async function readCardTexts(db: Database, postIds: readonly string[]) {
  return db
    .selectFrom('blog_text')
    .select(['post_id', 'language', 'title', 'summary', 'word_count'])
    .where('post_id', '=', isOneOf(postIds))
    .execute();
}

/** Texts of a post in all its languages. */
export async function readTexts(db: Database, postId: string) {
  return db
    .selectFrom('blog_text')
    .select(['language', 'title', 'summary', 'body', 'word_count'])
    .where('post_id', '=', postId)
    .execute();
}
