import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { isListed } from '../../catalogue/service/members.ts';
import { readTitles } from '../../content/service/references.ts';
import type { favoritesContract } from '../contract.ts';
import {
  addFavorite,
  lockFavorite,
  readAllFavorites,
  readFavoriteIds,
  removeAllFavorites,
  removeFavorite,
} from '../store.ts';

type Contract = typeof favoritesContract;

/**
 * `PUT /favorites/toggle-favorite/{id}`: returns the resulting state; with `isFavorite` a retry changes nothing.
 * @throws Problem `not_found` for adding a work that isn't public; removing always succeeds
 */
export async function toggleFavorite(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['toggle']>,
): Promise<OutputOf<Contract['toggle']>> {
  const contentId = params.id;
  if (!isId(contentId)) throw new Problem('not_found');
  const { id } = userActor(ctx);
  const isFavorite = await lockFavorite(ctx.tx, id, contentId);
  const wanted = body?.isFavorite ?? !isFavorite;
  if (wanted && !isFavorite) {
    if (!(await lockActiveAccount(ctx.tx, id)) || !(await isListed(ctx.db, contentId))) throw new Problem('not_found');
    await addFavorite(ctx.tx, id, contentId);
  }
  if (!wanted && isFavorite) await removeFavorite(ctx.tx, id, contentId);
  return { isFavorite: wanted };
}

/** `GET /favorites/contentIds` */
export async function listFavoriteIds(ctx: Context): Promise<OutputOf<Contract['contentIds']>> {
  return { ids: await readFavoriteIds(ctx.db, userActor(ctx).id) };
}

async function exportFavorites(ctx: Context, accountId: string) {
  const rows = await readAllFavorites(ctx.db, accountId);
  const titles = await readTitles(
    ctx.db,
    rows.map((row) => row.content_id),
  );
  return rows.map((row) => ({ ...row, title: titles.get(row.content_id) ?? '' }));
}

export const favoritesAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'favorites', exportData: exportFavorites },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeAllFavorites(ctx.tx, accountId) },
];
