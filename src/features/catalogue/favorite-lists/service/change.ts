import type { TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { isListed } from '../../catalogue/service/members.ts';
import { type favoriteListsContract, MAX_LIST_ITEMS, MAX_LISTS } from '../contract.ts';
import { translate } from '../rules.ts';
import { addList, findPlace, type ListRow, lockList, lockPlaces, updateList } from '../store/favorite-lists.ts';
import { addItems, readItemIds, removeItem, setPositions } from '../store/items.ts';
import { type OwnList, readOwnList } from './own-lists.ts';

type Contract = typeof favoriteListsContract;
type Message = Parameters<typeof translate>[0];

export const refuse = (ctx: TransactionContext, message: Message, max = 0): Problem =>
  new Problem('conflict', { detail: translate(message, ctx.locale, { max: formatNumberIn(ctx.locale, max, {}) }) });

/** Locks a list of the signed-in account. @throws Problem `not_found` for another account's list */
export async function lockOwn(ctx: TransactionContext, id: string, { deleted = false } = {}): Promise<ListRow> {
  const row = isId(id) ? await lockList(ctx.tx, userActor(ctx).id, id, { deleted }) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/**
 * Reserves a place for a new list; an account's lists are added one after another. @throws Problem `conflict` if the
 * account has the maximum number of lists
 */
async function takePlace(ctx: TransactionContext, accountId: string): Promise<number> {
  if (!(await lockActiveAccount(ctx.tx, accountId))) throw new Problem('not_found');
  await lockPlaces(ctx.tx, accountId);
  const place = await findPlace(ctx.tx, accountId, MAX_LISTS);
  if (place === undefined) throw refuse(ctx, 'too_many_lists', MAX_LISTS);
  return place;
}

/** Adds a list with these works. @throws Problem `conflict` if the account has the maximum number of lists */
export async function makeList(
  ctx: TransactionContext,
  texts: { readonly name: string; readonly note: string },
  contentIds: readonly string[],
): Promise<OwnList> {
  const { id: accountId } = userActor(ctx);
  const place = await takePlace(ctx, accountId);
  const list = { id: createId(), account_id: accountId };
  await addList(ctx.tx, { ...list, ...texts, place });
  await addItems(ctx.tx, list, contentIds, 0);
  return readOwnList(ctx.tx, accountId, list.id);
}

/**
 * `POST /favorites/lists/create`. @throws Problem `not_found` for a work that isn't public; `conflict` if the account
 * has the maximum number of lists
 */
export async function createList(
  ctx: TransactionContext,
  { body: { contentId, ...texts } }: InputOf<Contract['create']>,
): Promise<OwnList> {
  if (contentId !== undefined && !(isId(contentId) && (await isListed(ctx.db, contentId))))
    throw new Problem('not_found');
  return makeList(ctx, texts, contentId === undefined ? [] : [contentId]);
}

/**
 * `PUT /favorites/lists/update/{id}`. @throws Problem `not_found`; `conflict` if name or note have changed in the
 * meantime
 */
export async function changeList(
  ctx: TransactionContext,
  { params, body: { version, name, note } }: InputOf<Contract['update']>,
): Promise<OwnList> {
  const row = await lockOwn(ctx, params.id);
  const wanted = { name: name ?? row.name, note: note ?? row.note };
  if (wanted.name !== row.name || wanted.note !== row.note) {
    if (row.version !== version) throw refuse(ctx, 'changed');
    await updateList(ctx.tx, row.id, { ...wanted, version: version + 1 });
  }
  return readOwnList(ctx.tx, row.account_id, row.id);
}

/** `DELETE /favorites/lists/delete/{id}`. A retry changes nothing. @throws Problem `not_found` */
export async function removeList(
  ctx: TransactionContext,
  { params }: InputOf<Contract['remove']>,
): Promise<{ done: true }> {
  const { id: accountId } = userActor(ctx);
  if (isId(params.id) && (await lockList(ctx.tx, accountId, params.id, { deleted: true })) !== undefined)
    return { done: true };
  const row = await lockOwn(ctx, params.id);
  await updateList(ctx.tx, row.id, { deleted_at: ctx.now, place: null, share_token: null });
  return { done: true };
}

/**
 * `POST /favorites/lists/restore/{id}`. @throws Problem `not_found`; `conflict` if the account has the maximum number
 * of lists
 */
export async function restoreList(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['restore']>,
): Promise<OwnList> {
  const { id: accountId } = userActor(ctx);
  const place = await takePlace(ctx, accountId);
  if (isId(id) && (await lockList(ctx.tx, accountId, id)) !== undefined) return readOwnList(ctx.tx, accountId, id);
  const row = await lockOwn(ctx, id, { deleted: true });
  await updateList(ctx.tx, row.id, { deleted_at: null, place });
  return readOwnList(ctx.tx, accountId, row.id);
}

/**
 * `PUT /favorites/lists/item/{id}/{contentId}`. @throws Problem `not_found` for adding a work that isn't public;
 * `conflict` if the list is full
 */
export async function setListItem(
  ctx: TransactionContext,
  { params: { id, contentId }, body: { isIn } }: InputOf<Contract['setItem']>,
): Promise<OutputOf<Contract['setItem']>> {
  const list = await lockOwn(ctx, id);
  if (!isId(contentId)) throw new Problem('not_found');
  const ids = await readItemIds(ctx.tx, list.id);
  if (ids.includes(contentId) === isIn) return { isIn, count: ids.length };
  if (isIn) {
    if (!(await isListed(ctx.db, contentId))) throw new Problem('not_found');
    if (ids.length >= MAX_LIST_ITEMS) throw refuse(ctx, 'list_full', MAX_LIST_ITEMS);
    await setPositions(ctx.tx, list.id, ids);
    await addItems(ctx.tx, list, [contentId], ids.length);
  } else await removeItem(ctx.tx, list.id, contentId);
  await updateList(ctx.tx, list.id);
  return { isIn, count: ids.length + (isIn ? 1 : -1) };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/**
 * `PUT /favorites/lists/order/{id}`. @throws Problem `not_found`; `conflict` if the list has changed in the meantime
 */
export async function orderList(
  ctx: TransactionContext,
  { params, body: { before, ids } }: InputOf<Contract['order']>,
): Promise<{ done: true }> {
  const list = await lockOwn(ctx, params.id);
  const now = await readItemIds(ctx.tx, list.id);
  if (isSame(now, ids)) return { done: true };
  if (!isSame(now, before) || !isSame([...now].sort(), [...ids].sort())) throw refuse(ctx, 'changed');
  await setPositions(ctx.tx, list.id, ids);
  await updateList(ctx.tx, list.id);
  return { done: true };
}
