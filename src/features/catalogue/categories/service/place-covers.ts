import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { coversContract } from '../contract/covers.ts';
import { hasPlace } from '../store/categories.ts';
import { type Level, lockCategoryRows, lockSubcategoryRows } from '../store/changes.ts';
import { record } from './changes.ts';
import { removeCoverPicture, replaceCoverPicture } from './cover-pictures.ts';

type Contract = typeof coversContract;

/** Locks a category or subcategory without its contents, and writes the audit entry. @throws Problem `not_found` */
const settle =
  (level: Level, id: string, did: 'cover' | 'remove_cover') =>
  async (ctx: TransactionContext): Promise<void> => {
    const lock = level === 'category' ? lockCategoryRows : lockSubcategoryRows;
    const [row] = isId(id) ? await lock(ctx.tx, [id]) : [];
    if (row === undefined) throw new Problem('not_found');
    await record(ctx, { level, id }, did, { key: row.key });
  };

/** `PUT /content-category/cover/{id}` and `…/subcategory/cover/{id}`. @throws Problem `not_found`, `bad_input` */
export async function setPlaceCover(
  ctx: Context,
  level: Level,
  { params: { id }, file }: Pick<InputOf<Contract['set']>, 'params' | 'file'>,
): Promise<OutputOf<Contract['set']>> {
  // The category is checked first, because encoding is expensive.
  if (!isId(id) || !(await hasPlace(ctx.db, level, id))) throw new Problem('not_found');
  return replaceCoverPicture(ctx, { level, id }, file, settle(level, id, 'cover'));
}

/** `DELETE /content-category/cover/{id}` and `…/subcategory/cover/{id}`. @throws Problem `not_found` */
export const removePlaceCover = (
  ctx: Context,
  level: Level,
  { params: { id } }: Pick<InputOf<Contract['remove']>, 'params'>,
): Promise<{ done: true }> => removeCoverPicture(ctx, { level, id }, settle(level, id, 'remove_cover'));
