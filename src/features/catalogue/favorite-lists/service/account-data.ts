import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context } from '../../../../platform/context.ts';
import { readTitles } from '../../content/service/references.ts';
import { KEPT_MS } from '../rules.ts';
import { deleteListsOf, purgeLists, readEveryList } from '../store/favorite-lists.ts';
import { readItems } from '../store/items.ts';

async function exportLists({ db }: Context, accountId: string) {
  const lists = await readEveryList(db, accountId);
  if (lists.length === 0) return undefined;
  const items = await readItems(
    db,
    lists.map(({ id }) => id),
  );
  const titles = await readTitles(
    db,
    items.map(({ content_id }) => content_id),
  );
  const byList = Map.groupBy(items, ({ list_id }) => list_id);
  return lists.map((list) => ({
    ...list,
    works: (byList.get(list.id) ?? []).map(({ content_id }) => ({ content_id, title: titles.get(content_id) ?? '' })),
  }));
}

/** Deletes lists that can't be restored any more. */
export const deleteOldLists = ({ db, now }: Context): Promise<void> =>
  db.transaction().execute((tx) => purgeLists(tx, new Date(now.getTime() - KEPT_MS)));

export const favoriteListsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'favorite-lists', exportData: exportLists },
  { kind: 'eraser', eraseData: (ctx, accountId) => deleteListsOf(ctx.tx, accountId) },
];
