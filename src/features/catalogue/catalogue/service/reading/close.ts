import type { Context } from '../../../../../platform/context.ts';
import type { Understood } from '../../contract/understood.ts';
import type { ListingPage } from '../../rules/cursor.ts';
import { listSubsets } from '../../rules/subsets.ts';
import type { ListingRow } from '../../store/listing.ts';
import { type CountedSearch, findPage } from '../find-page.ts';
import { readInShare } from '../in-share.ts';

/** What finding close works may take of a search's time, all in all: without it a page shows the exact ones alone. */
const CLOSE_SHARE = 0.5;

export interface Close {
  readonly rows: readonly ListingRow[];
  readonly understood: readonly Understood[];
}

const none: Close = { rows: [], understood: [] };

/**
 * Works that have some of the words, the most telling first, to fill the first page of a search that found fewer; with
 * the words that the best of them do without, where nothing answers the whole search.
 */
export async function findClose(
  ctx: Context,
  network: string,
  page: ListingPage,
  {
    counted,
    words,
    exact,
  }: { readonly counted: CountedSearch; readonly words: readonly string[]; readonly exact: readonly ListingRow[] },
): Promise<Close> {
  if (page.sort !== 'relevance' || page.after !== undefined || words.length < 2 || exact.length >= page.limit)
    return none;
  const known = new Set(exact.map((row) => row.content_id));
  const found = await readInShare(ctx, network, CLOSE_SHARE, async (read) => {
    const rows: ListingRow[] = [];
    let best: readonly number[] = [];
    for (const { search, leftOut } of listSubsets(counted.search, counted.counts)) {
      if (exact.length + rows.length >= page.limit) break;
      const more = await findPage(read, page, { ...counted, search });
      const fresh = more.filter((row) => !known.has(row.content_id));
      for (const row of fresh) known.add(row.content_id);
      if (rows.length === 0 && fresh.length > 0) best = leftOut;
      rows.push(...fresh);
    }
    return { rows: rows.slice(0, page.limit - exact.length), best };
  });
  if (found === undefined) return none;
  // Below works that answer the whole search nothing need be said.
  const left = exact.length > 0 ? [] : found.best;
  return {
    rows: found.rows,
    understood: left.map((at) => ({ typed: words[at] ?? '', as: null, how: 'leftOut' as const })),
  };
}
