import type { Context } from '../../../../../platform/context.ts';
import type { Understood } from '../../contract/understood.ts';
import type { ListingPage } from '../../rules/cursor.ts';
import type { SearchQuery } from '../../rules/plan.ts';
import { listSubsets } from '../../rules/subsets.ts';
import type { ListingRow } from '../../store/listing.ts';
import { type CountedSearch, findPage } from '../find-page.ts';
import { readInShare } from '../in-share.ts';

/**
 * Share of a search's time limit for finding all partial matches; if it is exceeded, the page shows exact matches only.
 */
const CLOSE_SHARE = 0.5;

export interface Close {
  readonly rows: readonly ListingRow[];
  readonly understood: readonly Understood[];
}

const none: Close = { rows: [], understood: [] };

/**
 * Finds partial matches that fill the first page of a search: first works that match the words of its phrases one by
 * one, then works about the kind or the members of its subject, then works that match some of the words, most
 * significant words first. If nothing matches the whole search, it also returns the words that the best partial
 * matches lack.
 */
export async function findClose(
  ctx: Context,
  network: string,
  page: ListingPage,
  {
    counted,
    apart,
    broader,
    exact,
    words,
  }: {
    readonly counted: CountedSearch;
    readonly apart: SearchQuery | undefined;
    readonly broader: SearchQuery | undefined;
    readonly exact: readonly ListingRow[];
    readonly words: readonly string[];
  },
): Promise<Close> {
  // A page is read with one row more than it shows.
  const room = page.limit - 1 - exact.length;
  if (page.sort !== 'relevance' || page.after !== undefined || room <= 0) return none;
  // The rows of the wider search include all exact matches at unknown positions, so the limit is raised by their
  // number.
  const whole = { ...page, limit: page.limit + exact.length };
  const wider = [
    ...(apart === undefined ? [] : [{ search: apart, leftOut: [], asked: whole }]),
    ...(exact.length > 0 && broader !== undefined
      ? [{ search: broader, leftOut: [], asked: { ...whole, sort: 'popular' as const } }]
      : []),
  ];
  const subsets =
    words.length < 2
      ? []
      : listSubsets(apart === undefined ? [counted.search] : [counted.search, apart], counted.counts);
  const searches = [...wider, ...subsets.map((each) => ({ ...each, asked: page }))];
  if (searches.length === 0) return none;
  const known = new Set(exact.map((row) => row.content_id));
  const rows: ListingRow[] = [];
  let best: readonly number[] = [];
  // What was found before the time limit stays.
  await readInShare(ctx, network, CLOSE_SHARE, async (read) => {
    for (const { search, leftOut, asked } of searches) {
      if (rows.length >= room) break;
      const more = await findPage(read, asked, { ...counted, search });
      const fresh = more.filter((row) => !known.has(row.content_id));
      for (const row of fresh) known.add(row.content_id);
      if (rows.length === 0 && fresh.length > 0) best = leftOut;
      rows.push(...fresh);
    }
  });
  // If there are exact matches, missing words need no explanation.
  const left = exact.length > 0 ? [] : best;
  return {
    rows: rows.slice(0, room),
    understood: left.map((at) => ({ typed: words[at] ?? '', as: null, how: 'leftOut' as const })),
  };
}
