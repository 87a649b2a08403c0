import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { readCards, readGroups } from '../../catalogue/service/members.ts';
import { readTitles } from '../../content/service/references.ts';
import type { favoriteListsContract } from '../contract.ts';
import { type ListRow, readList, readLists } from '../store/favorite-lists.ts';
import { readItemIds, readItems, readListsWith } from '../store/items.ts';

type Contract = typeof favoriteListsContract;
export type OwnList = OutputOf<Contract['create']>;
type Item = OutputOf<Contract['single']>['items'][number];

const MAX_COVERS = 4;

/** Presents lists to their owner. */
async function toLists(db: Database, rows: readonly ListRow[]): Promise<OwnList[]> {
  const items = Map.groupBy(
    await readItems(
      db,
      rows.map(({ id }) => id),
    ),
    ({ list_id }) => list_id,
  );
  const groups = [...items].map(([key, all]) => ({ key, ids: all.map(({ content_id }) => content_id) }));
  const found = await readGroups(db, groups, MAX_COVERS);
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    note: row.note,
    version: row.version,
    count: items.get(row.id)?.length ?? 0,
    covers: found.get(row.id)?.covers ?? [],
    token: row.share_token,
    showsOwner: row.shows_owner,
    isTakenDown: row.taken_down_at !== null,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** Reads a list of an account with its works. @throws Problem `not_found` */
export async function readOwnList(db: Database, accountId: string, id: string): Promise<OwnList> {
  const row = isId(id) ? await readList(db, accountId, id) : undefined;
  const [list] = row === undefined ? [] : await toLists(db, [row]);
  if (list === undefined) throw new Problem('not_found');
  return list;
}

/** `GET /favorites/lists/all` */
export async function listLists(
  ctx: Context,
  { query: { content } }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const lists = await toLists(ctx.db, await readLists(ctx.db, userActor(ctx).id));
  const ids = lists.map(({ _id }) => _id);
  const having = new Set(content !== undefined && isId(content) ? await readListsWith(ctx.db, ids, content) : []);
  return { items: lists.map((list) => ({ ...list, has: having.has(list._id) })) };
}

/** `GET /favorites/lists/single/{id}`. @throws Problem `not_found` */
export async function showList(
  ctx: Context,
  { params }: InputOf<Contract['single']>,
): Promise<OutputOf<Contract['single']>> {
  const list = await readOwnList(ctx.db, userActor(ctx).id, params.id);
  const ids = await readItemIds(ctx.db, list._id);
  const [cards, titles] = [await readCards(ctx.db, ids), await readTitles(ctx.db, ids)];
  const items = ids.map((_id): Item => {
    const card = cards.get(_id);
    const { preview = null } = card === undefined ? {} : (JSON.parse(card) as Pick<Item, 'preview'>);
    return { _id, title: titles.get(_id) ?? '', isListed: card !== undefined, preview };
  });
  return { list, items };
}
