import type { AccountDataHandler } from '../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../platform/context.ts';
import { isId } from '../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { invalidCursor, Problem } from '../../platform/http/problem.ts';
import { toTsquery } from '../catalogue/service/match.ts';
import { userActor } from '../sessions/service/actor.ts';
import type { favoritesContract } from './contract.ts';
import { decodeCursor, encodeCursor } from './rules.ts';
import {
  addFavorite,
  countFavorites,
  lockFavorite,
  readFavoriteIds,
  readFavorites,
  readFavoritesWhole,
  removeFavorite,
} from './store.ts';

type Contract = typeof favoritesContract;

const MAX_COUNTED = 10_000;

/**
 * `PUT /favorites/toggle-favorite/{id}`: answers the state that results; with a wanted one a retry changes nothing.
 * @throws Problem `not_found` for adding what isn't public; taking out always works
 */
export async function toggleFavorite(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['toggle']>,
): Promise<OutputOf<Contract['toggle']>> {
  if (!isId(params.id)) throw new Problem('not_found');
  const { id } = userActor(ctx);
  const is = await lockFavorite(ctx.tx, id, params.id);
  const wanted = body?.isFavorite ?? !is;
  if (wanted && !is && !(await addFavorite(ctx.tx, id, params.id))) throw new Problem('not_found');
  if (!wanted && is) await removeFavorite(ctx.tx, id, params.id);
  return { isFavorite: wanted };
}

/** `GET /favorites/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listFavorites(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const { id } = userActor(ctx);
  const { sort, limit, cursor, q } = query;
  const after = cursor === undefined || cursor === '' ? undefined : decodeCursor(sort, cursor);
  if (after === undefined && cursor !== undefined && cursor !== '') throw invalidCursor(ctx.locale);
  const words = q === undefined ? undefined : toTsquery(q);
  const rows = await readFavorites(ctx.db, id, words, { order: sort, after, limit: limit + 1 });
  const { shown, hidden } = await countFavorites(ctx.db, id, words);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => row.card) as OutputOf<Contract['all']>['items'],
    nextCursor:
      rows.length > limit && last !== undefined ? encodeCursor(sort, { value: last.value, id: last.content_id }) : null,
    total: Math.min(shown, MAX_COUNTED),
    totalIsMore: shown > MAX_COUNTED,
    hidden,
  };
}

/** `GET /favorites/contentIds` */
export async function listFavoriteIds(ctx: Context): Promise<OutputOf<Contract['contentIds']>> {
  return { ids: await readFavoriteIds(ctx.db, userActor(ctx).id) };
}

export const favoritesAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'favorites',
    exportData: (ctx, accountId) => readFavoritesWhole(ctx.db, accountId),
  },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeFavorite(ctx.tx, accountId) },
];
