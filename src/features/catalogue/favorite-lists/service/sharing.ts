import { randomBytes } from 'node:crypto';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readDisplayName } from '../../../people/accounts/service/display-name.ts';
import { readCards } from '../../catalogue/service/members.ts';
import type { favoriteListsContract } from '../contract.ts';
import { type ListRow, readSharedList, updateList } from '../store/favorite-lists.ts';
import { readItemIds } from '../store/items.ts';
import { lockOwn, makeList, refuse } from './change.ts';
import type { OwnList } from './own-lists.ts';

type Contract = typeof favoriteListsContract;

/** A random token of 128 bits, which can't be guessed. */
const createToken = (): string => randomBytes(16).toString('base64url');

/** `PUT /favorites/lists/share/{id}`. @throws Problem `not_found`; `conflict` if an admin has ended the sharing */
export async function shareList(
  ctx: TransactionContext,
  { params, body: { isShared, showsOwner, newLink } }: InputOf<Contract['share']>,
): Promise<OutputOf<Contract['share']>> {
  const row = await lockOwn(ctx, params.id);
  if (isShared && row.taken_down_at !== null) throw refuse(ctx, 'taken_down');
  const kept = newLink === true ? null : row.share_token;
  const token = isShared ? (kept ?? createToken()) : null;
  const shown = showsOwner ?? row.shows_owner;
  if (token !== row.share_token || shown !== row.shows_owner)
    await updateList(ctx.tx, row.id, { share_token: token, shows_owner: shown });
  return { token, showsOwner: shown };
}

/** A shared list of an active account, with its owner's name. @throws Problem `not_found` */
export async function findShared(db: Database, token: string): Promise<{ row: ListRow; name: string }> {
  const row = await readSharedList(db, token);
  const name = row === undefined ? undefined : await readDisplayName(db, row.account_id);
  if (row === undefined || name === undefined) throw new Problem('not_found');
  return { row, name };
}

/** Public works of a list, in order, as JSON. */
async function readListCards(db: Database, listId: string): Promise<{ id: string; card: string }[]> {
  const ids = await readItemIds(db, listId);
  const cards = await readCards(db, ids);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ id, card }];
  });
}

/** `GET /favorites/lists/shared/{token}`. @throws Problem `not_found` */
export async function showSharedList(
  ctx: Context,
  { params }: InputOf<Contract['shared']>,
): Promise<OutputOf<Contract['shared']>> {
  const { row, name } = await findShared(ctx.db, params.token);
  const cards = await readListCards(ctx.db, row.id);
  return {
    name: row.name,
    note: row.note,
    owner: row.shows_owner ? name : null,
    items: cards.map(({ card }) => JSON.parse(card) as OutputOf<Contract['shared']>['items'][number]),
  };
}

/**
 * `POST /favorites/lists/copy/{token}`. @throws Problem `not_found`; `conflict` if the account has the maximum number
 * of lists
 */
export async function copyList(ctx: TransactionContext, { params }: InputOf<Contract['copy']>): Promise<OwnList> {
  const { row } = await findShared(ctx.tx, params.token);
  const cards = await readListCards(ctx.tx, row.id);
  return makeList(
    ctx,
    { name: row.name, note: row.note },
    cards.map(({ id }) => id),
  );
}
