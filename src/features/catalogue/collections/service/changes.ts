import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readCards } from '../../catalogue/service/members.ts';
import { toAddressKey } from '../../categories/service/categories.ts';
import type { collectionsAdminContract } from '../contract/admin.ts';
import { translate } from '../rules/messages.ts';
import {
  addCollection,
  deleteCollection,
  isKeyTaken,
  lockManaged,
  lockOrder,
  type ManagedRow,
  readEvery,
  setCollectionOrder,
  setItems,
  updateCollection,
} from '../store/changes.ts';
import { readItems } from '../store/collections.ts';
import { type ReadTitles, readManagedCollection, readWholeCollection } from './manage.ts';

type Contract = typeof collectionsAdminContract;
type Managed = OutputOf<Contract['create']>;
type Message = Parameters<typeof translate>[0];

export const refuseAt = (ctx: TransactionContext, path: string, message: Message): Problem =>
  new Problem('bad_input', { errors: [{ path, message: translate(message, ctx.locale) }] });
export const refuseOrder = (ctx: TransactionContext): Problem =>
  new Problem('conflict', { detail: translate('order_changed', ctx.locale) });

const orNull = (text: string): string | null => (text === '' ? null : text);
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

export const record = (
  ctx: TransactionContext,
  action: string,
  id: string,
  details: Readonly<Record<string, unknown>> = {},
) =>
  ctx.platform.audit.record(ctx, { action: `collection.${action}`, subjectType: 'collection', subjectId: id, details });

/** Locks a collection until the transaction ends. @throws Problem `not_found` */
export async function lockCollection(ctx: TransactionContext, id: string): Promise<ManagedRow> {
  const row = isId(id) ? await lockManaged(ctx.tx, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Runs a change of a collection's key. @throws Problem `bad_input` for a key that another collection has */
async function withFreeKey<T>(ctx: TransactionContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isKeyTaken(error)) throw refuseAt(ctx, 'key', 'key_taken');
    throw error;
  }
}

/**
 * `POST /collection/create`. @throws Problem `bad_input` for a key that is taken, or a title from which no key can be
 * derived
 */
export async function createCollection(
  ctx: TransactionContext,
  { body: { title, titleBn = '', description = '', descriptionBn = '', ...given } }: InputOf<Contract['create']>,
): Promise<Managed> {
  await lockOrder(ctx.tx);
  const key = given.key ?? toAddressKey(title);
  if (key === '') throw refuseAt(ctx, 'key', 'key_needed');
  const texts = { key, title, title_bn: orNull(titleBn), description, description_bn: orNull(descriptionBn) };
  const id = await withFreeKey(ctx, () => addCollection(ctx.tx, texts));
  await record(ctx, 'create', id, { key });
  return readManagedCollection(ctx.tx, id);
}

/**
 * `PUT /collection/update/{id}`. @throws Problem `not_found`; `bad_input` for a key that is taken or a cover outside
 * the collection
 */
export async function updateOneCollection(
  ctx: TransactionContext,
  { params, body: { titleBn, descriptionBn, coverId, ...given } }: InputOf<Contract['update']>,
): Promise<Managed> {
  const before = await lockCollection(ctx, params.id);
  if (coverId !== undefined && coverId !== null) {
    const items = await readItems(ctx.tx, [before._id]);
    if (!items.some(({ content_id }) => content_id === coverId)) throw refuseAt(ctx, 'coverId', 'cover_elsewhere');
  }
  const { key, title, description } = given;
  const values = {
    ...(key === undefined ? {} : { key }),
    ...(title === undefined ? {} : { title }),
    ...(titleBn === undefined ? {} : { title_bn: orNull(titleBn) }),
    ...(description === undefined ? {} : { description }),
    ...(descriptionBn === undefined ? {} : { description_bn: orNull(descriptionBn) }),
    ...(coverId === undefined ? {} : { cover_id: coverId }),
  };
  await withFreeKey(ctx, () => updateCollection(ctx.tx, before._id, values));
  const renamed = key === undefined || key === before.key ? {} : { before: before.key };
  await record(ctx, coverId === undefined ? 'update' : 'cover', before._id, { key: key ?? before.key, ...renamed });
  return readManagedCollection(ctx.tx, before._id);
}

/** `PUT /collection/toggle/publish/{id}`. A retry changes nothing. @throws Problem `not_found` */
export async function toggleCollection(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['togglePublished']>,
): Promise<Managed> {
  const row = await lockCollection(ctx, params.id);
  const published = body.published ?? !row.published;
  if (published !== row.published) {
    await updateCollection(ctx.tx, row._id, { published });
    await record(ctx, published ? 'publish' : 'unpublish', row._id, { key: row.key });
  }
  return readManagedCollection(ctx.tx, row._id);
}

/** `DELETE /collection/delete/{id}`. @throws Problem `not_found` */
export async function removeCollection(
  ctx: TransactionContext,
  { params }: InputOf<Contract['remove']>,
): Promise<{ done: true }> {
  await lockOrder(ctx.tx);
  const row = await lockCollection(ctx, params.id);
  await deleteCollection(ctx.tx, row._id);
  await record(ctx, 'delete', row._id, { key: row.key });
  return { done: true };
}

/**
 * `PUT /collection/order`. @throws Problem `conflict` if the collections or their order have changed since the editor
 * loaded them
 */
export async function orderCollections(
  ctx: TransactionContext,
  { body: { before, ids } }: InputOf<Contract['order']>,
): Promise<{ done: true }> {
  await lockOrder(ctx.tx);
  const now = (await readEvery(ctx.tx)).map(({ _id }) => _id);
  if (!isSame(now, before) || !isSame([...now].sort(), [...ids].sort())) throw refuseOrder(ctx);
  await setCollectionOrder(ctx.tx, ids);
  await record(ctx, 'order', 'all');
  return { done: true };
}

/**
 * `PUT /collection/items/{id}`: adds, removes and orders contents in one call.
 * @throws Problem `not_found`; `conflict` if the contents have changed in the meantime; `bad_input` for a content that
 * isn't public
 */
export async function changeItems(
  ctx: TransactionContext,
  { params, body: { before, ids } }: InputOf<Contract['setItems']>,
  readTitles: ReadTitles,
): Promise<OutputOf<Contract['setItems']>> {
  const { _id: id, key } = await lockCollection(ctx, params.id);
  const now = (await readItems(ctx.tx, [id])).map(({ content_id }) => content_id);
  if (!isSame(now, before)) throw refuseOrder(ctx);
  if (new Set(ids).size !== ids.length) throw refuseAt(ctx, 'ids', 'twice');
  const added = ids.filter((each) => !now.includes(each));
  const listed = await readCards(ctx.tx, added.filter(isId));
  if (added.some((each) => !listed.has(each))) throw refuseAt(ctx, 'ids', 'not_listed');
  if (!isSame(now, ids)) {
    await setItems(ctx.tx, id, ids);
    const removed = now.filter((each) => !ids.includes(each));
    await record(ctx, 'items', id, { key, added: added.length, removed: removed.length });
  }
  return readWholeCollection(ctx.tx, id, readTitles);
}
