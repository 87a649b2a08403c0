import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { blogContract } from '../contract/blog.ts';
import type { blogCategoriesContract } from '../contract/categories.ts';
import { translate } from '../rules/messages.ts';
import { toSlug } from '../rules/slug.ts';
import {
  addCategory,
  clearDeletedPosts,
  deleteCategory,
  findCategoryId,
  hasPosts,
  lockCategory,
  readCategories,
  updateCategory,
} from '../store/categories.ts';

type Contract = typeof blogCategoriesContract;
type Made = OutputOf<Contract['create']>;

const MAX_KEY_LENGTH = 60;

/** `GET /blog/category/all` */
export async function listBlogCategories(ctx: Context): Promise<OutputOf<(typeof blogContract)['categories']>> {
  const rows = await readCategories(ctx.db, ctx.now);
  return {
    items: rows.map(({ id, key, name, name_bn: nameBn, posts }) => ({
      _id: id,
      key,
      name,
      nameBn,
      postCount: posts ?? 0,
    })),
  };
}

const refuseKey = (ctx: Context, message: 'key_needed' | 'key_taken'): Problem =>
  new Problem('bad_input', { errors: [{ path: 'key', message: translate(message, ctx.locale) }] });

const record = (ctx: TransactionContext, action: string, id: string, key: string): Promise<void> =>
  ctx.platform.audit.record(ctx, {
    action: `blog.${action}_category`,
    subjectType: 'blog_category',
    subjectId: id,
    details: { key },
  });

/** Refuses a key that another category has; of two concurrent calls, the database refuses the second one. */
async function refuseTakenKey(ctx: TransactionContext, key: string, ownId: string | undefined): Promise<void> {
  const id = await findCategoryId(ctx.db, { key });
  if (id !== undefined && id !== ownId) throw refuseKey(ctx, 'key_taken');
}

const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'blog_category_key_key';

async function withFreeKey<T>(ctx: TransactionContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isKeyTaken(error) ? refuseKey(ctx, 'key_taken') : error;
  }
}

/** `POST /blog/category/create`. @throws Problem `bad_input` for a taken key */
export async function createBlogCategory(
  ctx: TransactionContext,
  { body: { name, nameBn = '', key = toSlug(name, MAX_KEY_LENGTH) } }: InputOf<Contract['create']>,
): Promise<Made> {
  if (key === '') throw refuseKey(ctx, 'key_needed');
  await refuseTakenKey(ctx, key, undefined);
  const values = { key, name, name_bn: nameBn === '' ? null : nameBn };
  const id = await withFreeKey(ctx, () => addCategory(ctx.tx, values));
  await record(ctx, 'create', id, key);
  return { _id: id, key };
}

/** @throws Problem `not_found` */
async function lockBlogCategory(ctx: TransactionContext, id: string): Promise<{ id: string; key: string }> {
  const row = isId(id) ? await lockCategory(ctx.tx, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** `PUT /blog/category/update/{id}`. @throws Problem `not_found`, `bad_input` for a taken key */
export async function updateBlogCategory(
  ctx: TransactionContext,
  { params, body: { name, nameBn, key } }: InputOf<Contract['update']>,
): Promise<Made> {
  const before = await lockBlogCategory(ctx, params.id);
  if (key !== undefined) await refuseTakenKey(ctx, key, before.id);
  const values = {
    ...(key === undefined ? {} : { key }),
    ...(name === undefined ? {} : { name }),
    ...(nameBn === undefined ? {} : { name_bn: nameBn === '' ? null : nameBn }),
  };
  await withFreeKey(ctx, () => updateCategory(ctx.tx, before.id, values));
  await record(ctx, 'update', before.id, key ?? before.key);
  return { _id: before.id, key: key ?? before.key };
}

/**
 * `DELETE /blog/category/delete/{id}`: deleted posts that can be restored lose the category. @throws Problem
 * `not_found`, `conflict` for a category with posts
 */
export async function removeBlogCategory(
  ctx: TransactionContext,
  { params }: InputOf<Contract['remove']>,
): Promise<{ done: true }> {
  const { id, key } = await lockBlogCategory(ctx, params.id);
  // The categories are cleared before the check for remaining posts, so that a post restored concurrently counts.
  await clearDeletedPosts(ctx.tx, id);
  if (await hasPosts(ctx.tx, id)) throw new Problem('conflict', { detail: translate('has_posts', ctx.locale) });
  await deleteCategory(ctx.tx, id);
  await record(ctx, 'delete', id, key);
  return { done: true };
}
