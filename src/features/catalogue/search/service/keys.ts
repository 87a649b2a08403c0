import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { cutPage, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { countKeywords } from '../../catalogue/service/keywords.ts';
import type { searchKeysContract } from '../contract/keys.ts';
import { keyCursors } from '../rules/cursors.ts';
import { readPinned } from '../store/key-settings.ts';
import { readKeys, readTrends } from '../store/keys.ts';

export { countSearches } from '../store/search-counts.ts';

type Contract = typeof searchKeysContract;

/** `GET /admin/search-keys`. @throws Problem `bad_input` for a cursor of another list */
export async function listKeys(
  ctx: Context,
  { query }: InputOf<Contract['list']>,
): Promise<OutputOf<Contract['list']>> {
  const page = parsePage(ctx, keyCursors, query);
  const days = Number(query.days);
  const wanted = { text: query.q ?? '', days, choice: query.show };
  const read = await readKeys(ctx.db, wanted, page);
  const { rows, nextCursor } = cutPage(keyCursors, page, read, ({ value, key }) => ({ value, key }));
  const keys = rows.map(({ key }) => key);
  const [works, trends] = await Promise.all([countKeywords(ctx.db, keys), readTrends(ctx.db, keys, days)]);
  return {
    items: rows.map(({ key, label, searches, hidden, popular, merged, ...row }) => ({
      key,
      label,
      searches,
      nothingFound: row.nothing_found,
      lastSearched: row.last_day,
      works: works.get(key) ?? 0,
      pinPosition: row.pin_position,
      hidden,
      popular,
      merged,
      trend: trends.get(key) ?? [],
    })),
    nextCursor,
    // A page after the last row has no row that contains the total.
    ...toTotal(rows[0]?.total ?? 0),
  };
}

/** `GET /admin/search-keys/pinned` */
export async function listPinnedKeys(ctx: Context): Promise<OutputOf<Contract['listPinned']>> {
  const pinned = await readPinned(ctx.db);
  const works = await countKeywords(
    ctx.db,
    pinned.map(({ keyword }) => keyword),
  );
  return { items: pinned.map(({ keyword, label }) => ({ key: keyword, label, works: works.get(keyword) ?? 0 })) };
}
