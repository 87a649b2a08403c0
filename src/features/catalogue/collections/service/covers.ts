import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { removeCoverPicture, replaceCoverPicture } from '../../categories/service/cover-pictures.ts';
import type { collectionsAdminContract } from '../contract/admin.ts';
import { readManaged } from '../store/changes.ts';
import { lockCollection, record } from './changes.ts';

type Contract = typeof collectionsAdminContract;

const settle =
  (id: string, did: 'cover' | 'remove_cover') =>
  async (ctx: TransactionContext): Promise<void> => {
    const { key } = await lockCollection(ctx, id);
    await record(ctx, did, id, { key });
  };

/** `PUT /collection/cover/{id}`. @throws Problem `not_found`, `bad_input` */
export async function setCover(
  ctx: Context,
  { params: { id }, file }: InputOf<Contract['setCover']>,
): Promise<OutputOf<Contract['setCover']>> {
  // The collection is checked first, because encoding is expensive.
  if (!isId(id) || (await readManaged(ctx.db, id)) === undefined) throw new Problem('not_found');
  return replaceCoverPicture(ctx, { level: 'collection', id }, file, settle(id, 'cover'));
}

/** `DELETE /collection/cover/{id}`. @throws Problem `not_found` */
export const removeCover = (
  ctx: Context,
  { params: { id } }: InputOf<Contract['removeCover']>,
): Promise<{ done: true }> => removeCoverPicture(ctx, { level: 'collection', id }, settle(id, 'remove_cover'));
