import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { categoriesAdminContract } from '../contract/admin.ts';
import { toKey } from '../rules/key.ts';
import { translate } from '../rules/messages.ts';
import {
  addCategory,
  addSubcategory,
  type Level,
  lockCategoryRows,
  lockSubcategoryRows,
  type PlaceNames,
  setCovers,
  setSubcategoryCover,
  updatePlace,
} from '../store/changes.ts';
import { isKeyReserved, isKeyTaken, retireKey, reviveKey } from '../store/retired-keys.ts';
import type { Place, PlaceContents } from './contents.ts';

type Contract = typeof categoriesAdminContract;
type Made = OutputOf<Contract['create']>;

interface GivenNames {
  readonly key?: string | undefined;
  readonly name?: string | undefined;
  readonly nameBn?: string | undefined;
}

const refuseAt = (ctx: TransactionContext, path: string, message: Parameters<typeof translate>[0]): Problem =>
  new Problem('bad_input', { errors: [{ path, message: translate(message, ctx.locale) }] });

const orNull = (text: string): string | null => (text === '' ? null : text);

export const record = (
  ctx: TransactionContext,
  { level, id }: Place,
  action: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  ctx.platform.audit.record(ctx, { action: `${level}.${action}`, subjectType: level, subjectId: id, details });

/** Runs a change of a key. @throws Problem `bad_input` for a key that is taken or reserved by the site */
async function withFreeKey<T>(ctx: TransactionContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isKeyTaken(error)) throw refuseAt(ctx, 'key', 'key_taken');
    if (isKeyReserved(error)) throw refuseAt(ctx, 'key', 'key_reserved');
    throw error;
  }
}

function toNewNames(ctx: TransactionContext, { key, name, nameBn = '' }: GivenNames & { name: string }): PlaceNames {
  const made = key ?? toKey(name);
  if (made === '') throw refuseAt(ctx, 'key', 'key_needed');
  return { key: made, name, name_bn: orNull(nameBn) };
}

/** `POST /content-category/create`. @throws Problem `bad_input` for a key that is taken or reserved */
export async function createCategory(
  ctx: TransactionContext,
  { body: { description = '', descriptionBn = '', ...given } }: InputOf<Contract['create']>,
): Promise<Made> {
  const names = toNewNames(ctx, given);
  const texts = { description, description_bn: orNull(descriptionBn) };
  const id = await withFreeKey(ctx, () => addCategory(ctx.tx, { ...names, ...texts }));
  await reviveKey(ctx.tx, names.key);
  await record(ctx, { level: 'category', id }, 'create', { key: names.key });
  return { _id: id, key: names.key };
}

/** `POST /content-category/subcategory/create/{categoryId}`. @throws Problem `not_found`, `bad_input` */
export async function createSubcategory(
  ctx: TransactionContext,
  { params: { categoryId }, body }: InputOf<Contract['createSubcategory']>,
): Promise<Made> {
  const [category] = isId(categoryId) ? await lockCategoryRows(ctx.tx, [categoryId]) : [];
  if (category === undefined) throw new Problem('not_found');
  const names = toNewNames(ctx, body);
  const id = await withFreeKey(ctx, () => addSubcategory(ctx.tx, category.id, names));
  await reviveKey(ctx.tx, names.key);
  await record(ctx, { level: 'subcategory', id }, 'create', { key: names.key });
  return { _id: id, key: names.key };
}

/** Locks a category or subcategory after its contents. @throws Problem `not_found` */
export async function lockPlace(ctx: TransactionContext, level: Level, id: string, contents: PlaceContents) {
  if (!isId(id)) throw new Problem('not_found');
  await contents.lock(ctx, { level, id });
  const lock = level === 'category' ? lockCategoryRows : lockSubcategoryRows;
  const [row] = await lock(ctx.tx, [id]);
  if (row === undefined) throw new Problem('not_found');
  return row;
}

async function renamePlace(
  ctx: TransactionContext,
  place: Place,
  before: { readonly key: string; readonly name: string },
  { key, name, nameBn }: GivenNames,
): Promise<string> {
  const names = {
    ...(key === undefined ? {} : { key }),
    ...(name === undefined ? {} : { name }),
    ...(nameBn === undefined ? {} : { name_bn: orNull(nameBn) }),
  };
  await withFreeKey(ctx, () => updatePlace(ctx.tx, place.level, place.id, names));
  if (key === undefined || key === before.key) return before.key;
  await reviveKey(ctx.tx, key);
  await retireKey(ctx.tx, place.level, before.key, place.id);
  return key;
}

/** Whether all of these contents are published in the category or subcategory. */
async function arePublishedIn(
  ctx: TransactionContext,
  place: Place,
  ids: readonly string[],
  contents: PlaceContents,
): Promise<boolean> {
  const found = await contents.findPublished(ctx, place, ids.filter(isId));
  return ids.every((each) => found.has(each));
}

/** `PUT /content-category/update/{id}`. @throws Problem `not_found`, `bad_input` */
export async function updateCategory(
  ctx: TransactionContext,
  { params, body: { description, descriptionBn, covers, ...names } }: InputOf<Contract['update']>,
  contents: PlaceContents,
): Promise<Made> {
  const before = await lockPlace(ctx, 'category', params.id, contents);
  const place: Place = { level: 'category', id: before.id };
  const key = await renamePlace(ctx, place, before, names);
  await updatePlace(ctx.tx, 'category', before.id, {
    ...(description === undefined ? {} : { description }),
    ...(descriptionBn === undefined ? {} : { description_bn: orNull(descriptionBn) }),
  });
  if (covers !== undefined) {
    const wanted = [...new Set(covers)];
    if (!(await arePublishedIn(ctx, place, wanted, contents))) throw refuseAt(ctx, 'covers', 'cover_elsewhere');
    await setCovers(ctx.tx, before.id, wanted);
  }
  if (Object.keys(names).length > 0) await contents.reindex(ctx, place);
  await record(ctx, place, 'update', key === before.key ? { key } : { before: before.key, key });
  return { _id: before.id, key };
}

/** `PUT /content-category/subcategory/update/{id}`. @throws Problem `not_found`, `bad_input` */
export async function updateSubcategory(
  ctx: TransactionContext,
  { params, body: { coverId, ...names } }: InputOf<Contract['updateSubcategory']>,
  contents: PlaceContents,
): Promise<Made> {
  const before = await lockPlace(ctx, 'subcategory', params.id, contents);
  const place: Place = { level: 'subcategory', id: before.id };
  const key = await renamePlace(ctx, place, before, names);
  if (coverId !== undefined) {
    if (coverId !== null && !(await arePublishedIn(ctx, place, [coverId], contents)))
      throw refuseAt(ctx, 'coverId', 'cover_elsewhere');
    await setSubcategoryCover(ctx.tx, before.id, coverId);
  }
  if (Object.keys(names).length > 0) await contents.reindex(ctx, place);
  await record(ctx, place, 'update', key === before.key ? { key } : { before: before.key, key });
  return { _id: before.id, key };
}
