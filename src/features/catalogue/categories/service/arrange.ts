import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { categoriesAdminContract } from '../contract/admin.ts';
import { translate } from '../rules/messages.ts';
import {
  deletePlace,
  type Level,
  lockCategoryRows,
  lockSubcategoryRows,
  moveSubcategories,
  readPlaceIds,
  setOrder,
  updatePlace,
} from '../store/changes.ts';
import { lockOrder, moveRetiredKeys, retireKey } from '../store/retired-keys.ts';
import { lockPlace, record } from './changes.ts';
import type { PlaceContents } from './contents.ts';

type Contract = typeof categoriesAdminContract;
type Done = { done: true };

const refuse = (ctx: TransactionContext, message: Parameters<typeof translate>[0]): Problem =>
  new Problem('conflict', { detail: translate(message, ctx.locale) });

/** Publishes or unpublishes a category or subcategory. @throws Problem `not_found` */
export async function togglePublished(
  ctx: TransactionContext,
  level: Level,
  { params, body }: Pick<InputOf<Contract['togglePublished']>, 'params' | 'body'>,
  contents: PlaceContents,
): Promise<{ published: boolean }> {
  const row = await lockPlace(ctx, level, params.id, contents);
  const published = body.published ?? !row.published;
  if (published === row.published) return { published };
  await updatePlace(ctx.tx, level, row.id, { published });
  await contents.reindex(ctx, { level, id: row.id });
  await record(ctx, { level, id: row.id }, published ? 'publish' : 'unpublish', { key: row.key });
  return { published };
}

/** `DELETE /content-category/delete/{id}`. @throws Problem `not_found`; `conflict` for a category that isn't empty */
export async function removeCategory(
  ctx: TransactionContext,
  { params }: InputOf<Contract['remove']>,
  contents: PlaceContents,
): Promise<Done> {
  const row = await lockPlace(ctx, 'category', params.id, contents);
  if (await contents.hasContent(ctx, { level: 'category', id: row.id })) throw refuse(ctx, 'has_content');
  if ((await readPlaceIds(ctx.tx, row.id)).length > 0) throw refuse(ctx, 'has_subcategories');
  await deletePlace(ctx.tx, 'category', row.id);
  await record(ctx, { level: 'category', id: row.id }, 'delete', { key: row.key });
  return { done: true };
}

/** `DELETE /content-category/subcategory/delete/{categoryId}`. @throws Problem `not_found`, `conflict` */
export async function removeSubcategory(
  ctx: TransactionContext,
  { params, query, body }: InputOf<Contract['removeSubcategory']>,
  contents: PlaceContents,
): Promise<Done> {
  const id = body.subcategoryId ?? query.subcategoryId ?? '';
  const row = await lockPlace(ctx, 'subcategory', id, contents);
  if (!('category_id' in row) || row.category_id !== params.categoryId) throw new Problem('not_found');
  if (await contents.hasContent(ctx, { level: 'subcategory', id: row.id })) throw refuse(ctx, 'has_content');
  await deletePlace(ctx.tx, 'subcategory', row.id);
  await record(ctx, { level: 'subcategory', id: row.id }, 'delete', { key: row.key });
  return { done: true };
}

async function order(ctx: TransactionContext, ids: readonly string[], categoryId: string | undefined): Promise<void> {
  const known = new Set(await readPlaceIds(ctx.tx, categoryId));
  if (known.size !== ids.length || new Set(ids).size !== ids.length || ids.some((each) => !known.has(each)))
    throw refuse(ctx, 'order_changed');
  await setOrder(ctx.tx, categoryId === undefined ? 'category' : 'subcategory', ids);
}

/** `PUT /content-category/order`. @throws Problem `conflict` if the list isn't exactly the existing categories */
export async function orderCategories(ctx: TransactionContext, { body }: InputOf<Contract['order']>): Promise<Done> {
  await lockOrder(ctx.tx);
  await order(ctx, body.ids, undefined);
  await ctx.platform.audit.record(ctx, { action: 'category.order', subjectType: 'category', subjectId: 'all' });
  return { done: true };
}

/** `PUT /content-category/subcategory/order/{categoryId}`. @throws Problem `not_found`, `conflict` */
export async function orderSubcategories(
  ctx: TransactionContext,
  { params: { categoryId }, body }: InputOf<Contract['orderSubcategories']>,
): Promise<Done> {
  const [category] = isId(categoryId) ? await lockCategoryRows(ctx.tx, [categoryId]) : [];
  if (category === undefined) throw new Problem('not_found');
  await order(ctx, body.ids, categoryId);
  await record(ctx, { level: 'category', id: category.id }, 'order_subcategories');
  return { done: true };
}

/**
 * `PUT /content-category/merge/{id}` and `…/subcategory/merge/{id}`: moves contents, subcategories and retired keys in
 * one transaction, then deletes the empty source.
 * @throws Problem `not_found`; `bad_input` for an invalid target
 */
export async function mergePlace(
  ctx: TransactionContext,
  level: Level,
  { params, body }: Pick<InputOf<Contract['merge']>, 'params' | 'body'>,
  contents: PlaceContents,
): Promise<Done> {
  const [from, into] = [
    { level, id: params.id },
    { level, id: body.into },
  ];
  const refuseTarget = (message: Parameters<typeof translate>[0]) =>
    new Problem('bad_input', { errors: [{ path: 'into', message: translate(message, ctx.locale) }] });
  if (!isId(from.id)) throw new Problem('not_found');
  if (!isId(into.id)) throw refuseTarget('target_missing');
  if (from.id === into.id) throw refuseTarget('same');
  await contents.lock(ctx, from);
  const lock = level === 'category' ? lockCategoryRows : lockSubcategoryRows;
  const rows: readonly { id: string; key: string; category_id?: string }[] = await lock(ctx.tx, [from.id, into.id]);
  const [source, target] = [rows.find(({ id }) => id === from.id), rows.find(({ id }) => id === into.id)];
  if (source === undefined) throw new Problem('not_found');
  if (target === undefined) throw refuseTarget('target_missing');
  if (source.category_id !== target.category_id) throw refuseTarget('other_category');
  await contents.move(ctx, from, into);
  if (level === 'category') await moveSubcategories(ctx.tx, from.id, into.id);
  await moveRetiredKeys(ctx.tx, level, from.id, into.id);
  await deletePlace(ctx.tx, level, from.id);
  await retireKey(ctx.tx, level, source.key, into.id);
  await record(ctx, from, 'merge', { key: source.key, into: target.key });
  return { done: true };
}
