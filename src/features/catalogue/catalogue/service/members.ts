import type { Context } from '../../../../platform/context.ts';
import { wholeQuery } from '../rules/plan.ts';
import { type Member, type MemberPage, type MemberRow, readMemberPage } from '../store/members.ts';
import { type Filters, parseFilters } from './filters.ts';
import { type ReadSynonyms, understandSearch } from './reading/understand.ts';

export { readGroups } from '../store/covers.ts';
export { countListed, findPreviews, isListed, readCards, selectCards, selectListedAmong } from '../store/members.ts';

/** Maximum number of members that are read, because each page reads and sorts all of them. */
export const MAX_MEMBERS = 10_000;

/** Search options for `listCardsAmong`. */
export interface MemberSearch {
  readonly text: string | undefined;
  /** Network of the caller, which has a share of the time to interpret unknown words. */
  readonly network: string;
  readonly readSynonyms: ReadSynonyms;
}

/** The works among others that a search with filters finds. Works beyond the first `MAX_MEMBERS` are ignored. */
export async function findMatching(
  ctx: Context,
  ids: readonly string[],
  { query, readSynonyms }: { readonly query: Filters; readonly readSynonyms: ReadSynonyms },
): Promise<ReadonlySet<string>> {
  const { words, search: typed, asTyped } = await parseFilters(ctx.db, query);
  const { search } = await understandSearch(ctx, 'followed searches', words, typed, readSynonyms, asTyped);
  const members = ids.slice(0, MAX_MEMBERS).map((id, position) => ({ id, position }));
  const matching = { query: wholeQuery(search), price: search.price };
  const page = { sort: 'position-asc', limit: members.length, after: undefined } as const;
  const { rows } = await readMemberPage(ctx.db, members, matching, page);
  return new Set(rows.map(({ content_id }) => content_id));
}

/**
 * Lists cards among contents that somebody chose, filtered by the words of a text, which are interpreted as in the
 * public search. `total` counts public contents that match, `listed` all public ones.
 */
export async function listCardsAmong(
  ctx: Context,
  members: readonly Member[],
  { text, network, readSynonyms }: MemberSearch,
  page: MemberPage,
): Promise<{ rows: MemberRow[]; total: number; listed: number }> {
  const { words, search: typed } = await parseFilters(ctx.db, { q: text });
  const { search } = await understandSearch(ctx, network, words, typed, readSynonyms);
  const matching = { query: wholeQuery(search), price: undefined };
  const { rows, counts } = await readMemberPage(ctx.db, members.slice(0, MAX_MEMBERS), matching, page);
  return { rows, ...counts };
}
