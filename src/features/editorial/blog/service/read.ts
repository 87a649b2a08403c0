import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, MAX_TOTAL, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { toWordPatterns } from '../../../catalogue/catalogue/service/reading/word-forms.ts';
import type { blogContract } from '../contract/blog.ts';
import { publicCursors } from '../rules/blog.ts';
import { countPublicPosts, readPublicPost, readPublicPosts, readRelatedPosts } from '../store/blog.ts';
import { findCategoryId } from '../store/categories.ts';
import type { PostRow } from '../store/columns.ts';
import { toCards } from './present.ts';

type Contract = typeof blogContract;

const MAX_RELATED = 3;

/** Id of a category by key or id; null if it is unknown, undefined if none was requested. */
export const findCategory = async (ctx: Context, asked: string | undefined): Promise<string | null | undefined> =>
  asked === undefined || asked === ''
    ? undefined
    : ((await findCategoryId(ctx.db, isId(asked) ? { id: asked } : { key: asked })) ?? null);

/** `GET /blog/all/public`. @throws Problem `bad_input` for a cursor of another list */
export async function listPublicPosts(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const page = parsePage(ctx, publicCursors, query);
  const categoryId = await findCategory(ctx, query.category);
  if (categoryId === null) return { items: [], nextCursor: null, ...toTotal(0) };
  const onlyShowcased = query.showcased === '1';
  const filters = { now: ctx.now, categoryId, patterns: toWordPatterns(query.q ?? ''), onlyShowcased };
  const read = await readPublicPosts(ctx.db, filters, page);
  const isWhole = page.after === undefined && read.length < page.limit;
  const count = isWhole ? read.length : await countPublicPosts(ctx.db, filters, MAX_TOTAL + 1);
  const { rows, nextCursor } = cutPage(publicCursors, page, read, (row) => ({
    at: row.published_at?.getTime() ?? 0,
    id: row.id,
    ...(page.sort === 'showcased' ? { showcased: row.showcased } : {}),
  }));
  return { items: await toCards(ctx.db, rows), nextCursor, ...toTotal(count) };
}

/** A public post by id or slug. @throws Problem `not_found` */
export async function findPublicPost(ctx: Context, idOrSlug: string): Promise<PostRow> {
  const by = isId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug };
  const row = await readPublicPost(ctx.db, by, ctx.now);
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** `GET /blog/related/{id}`. @throws Problem `not_found` */
export async function listRelatedPosts(
  ctx: Context,
  { params }: InputOf<Contract['related']>,
): Promise<OutputOf<Contract['related']>> {
  const row = await findPublicPost(ctx, params.id);
  return { items: await toCards(ctx.db, await readRelatedPosts(ctx.db, row, { now: ctx.now, limit: MAX_RELATED })) };
}
