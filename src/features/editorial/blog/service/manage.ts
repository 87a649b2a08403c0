import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, MAX_TOTAL, parsePage, toSortPosition, toTotal } from '../../../../platform/pagination.ts';
import { toWordPatterns } from '../../../catalogue/catalogue/service/reading/word-forms.ts';
import type { blogAdminContract } from '../contract/admin.ts';
import { readStoredBody } from '../contract/body.ts';
import { toStatus } from '../rules/blog.ts';
import { readCardTexts, readTexts } from '../store/blog.ts';
import { readImagesOf } from '../store/images.ts';
import { countManagedPosts, managedSorting, readManagedPost, readManagedPosts } from '../store/posts.ts';
import { readCovers, toCategory, toPicture } from './present.ts';
import { findCategory } from './read.ts';
import { readEmbedded } from './show.ts';

type Contract = typeof blogAdminContract;

/** `GET /blog/admin/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listManagedPosts(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const page = parsePage(ctx, managedSorting.cursors, query);
  const categoryId = await findCategory(ctx, query.category);
  if (categoryId === null) return { items: [], nextCursor: null, ...toTotal(0) };
  const filters = {
    now: ctx.now,
    status: query.status,
    categoryId,
    patterns: toWordPatterns(query.q ?? ''),
  };
  const [read, count] = await Promise.all([
    readManagedPosts(ctx.db, filters, page),
    countManagedPosts(ctx.db, filters, MAX_TOTAL + 1),
  ]);
  const { rows, nextCursor } = cutPage(managedSorting.cursors, page, read, toSortPosition);
  const ids = rows.map(({ id }) => id);
  const [covers, texts] = await Promise.all([readCovers(ctx.db, rows), readCardTexts(ctx.db, ids)]);
  const titleOf = (id: string, language: string): string =>
    texts.find((text) => text.post_id === id && text.language === language)?.title ?? '';
  const items = rows.map((row) => ({
    _id: row.id,
    slug: row.slug,
    status: toStatus(row.published_at, ctx.now),
    publishedAt: row.published_at?.toISOString() ?? null,
    showcased: row.showcased,
    title: titleOf(row.id, 'en'),
    titleBn: titleOf(row.id, 'bn'),
    category: toCategory(row),
    cover: covers.get(row.cover_id ?? '') ?? null,
    views: row.views,
    likes: row.likes,
    updatedAt: row.updated_at.toISOString(),
  }));
  return { items, nextCursor, ...toTotal(count) };
}

/** `GET /blog/admin/single/{id}`. @throws Problem `not_found` */
export async function showManagedPost(
  ctx: Context,
  { params }: InputOf<Contract['single']>,
): Promise<OutputOf<Contract['single']>> {
  const row = isId(params.id) ? await readManagedPost(ctx.db, params.id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  const [texts, images] = await Promise.all([readTexts(ctx.db, row.id), readImagesOf(ctx.db, row.id)]);
  const textIn = (language: 'en' | 'bn') => {
    const found = texts.find((text) => text.language === language);
    return found === undefined
      ? null
      : { title: found.title, summary: found.summary, body: readStoredBody(found.body) };
  };
  const bodies = texts.map(({ body }) => readStoredBody(body));
  const works = [...(await readEmbedded(ctx.db, bodies))].map(([_id, { title, contributor, picture }]) => ({
    _id,
    title,
    contributor,
    preview: picture,
  }));
  const status = toStatus(row.published_at, ctx.now);
  return {
    _id: row.id,
    slug: row.slug,
    wasPublic: row.was_public || status === 'published',
    status,
    publishedAt: row.published_at?.toISOString() ?? null,
    showcased: row.showcased,
    categoryId: row.category_id,
    coverId: row.cover_id,
    images: images.map(toPicture),
    texts: { en: textIn('en'), bn: textIn('bn') },
    works,
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
  };
}
