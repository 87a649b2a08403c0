import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { cutPage, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { canHaveSynonym, countFoundNow } from '../../synonyms/service/pairs.ts';
import type { searchKeysContract } from '../contract/keys.ts';
import { fewFoundCursors } from '../rules/cursors.ts';
import { readFewFound } from '../store/few-found.ts';

type FewFound = OutputOf<(typeof searchKeysContract)['listFewFound']>;

/** Time limit for counting the works of a page's searches, in milliseconds; the remaining searches stay uncounted. */
const COUNTING_MS = 2000;

/** Counts the works that each search finds now, sequentially, so that a page uses only one database connection. */
async function countEach(ctx: Context, keys: readonly string[]): Promise<FewFound['items'][number]['foundNow'][]> {
  const until = performance.now() + COUNTING_MS;
  const counts: FewFound['items'][number]['foundNow'][] = [];
  for (const key of keys) {
    const found = performance.now() < until ? await countFoundNow(ctx, key) : undefined;
    counts.push(found === undefined ? null : toTotal(found));
  }
  return counts;
}

/** `GET /admin/search-keys/few-found`. @throws Problem `bad_input` for a cursor of another list */
export async function listFewFound(
  ctx: Context,
  { query }: InputOf<(typeof searchKeysContract)['listFewFound']>,
): Promise<FewFound> {
  const page = parsePage(ctx, fewFoundCursors, query);
  const read = await readFewFound(ctx.db, query.q ?? '', page);
  const { rows, nextCursor } = cutPage(fewFoundCursors, page, read, ({ value, key }) => ({ value, key }));
  const counts = await countEach(
    ctx,
    rows.map(({ key }) => key),
  );
  return {
    items: rows.map(({ key, searches, found, last_day }, at) => ({
      key,
      searches,
      found,
      foundNow: counts[at] ?? null,
      lastSearched: last_day,
      canHaveSynonym: canHaveSynonym(key),
    })),
    nextCursor,
    // A page after the last row has no row that contains the total.
    ...toTotal(rows[0]?.total ?? 0),
  };
}
