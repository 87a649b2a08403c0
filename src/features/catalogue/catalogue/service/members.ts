import type { Context } from '../../../../platform/context.ts';
import { wholeQuery } from '../rules/plan.ts';
import { type Member, type MemberPage, type MemberRow, readMemberPage } from '../store/members.ts';
import { parseFilters } from './filters.ts';
import { type ReadSynonyms, understandSearch } from './reading/understand.ts';

export { readGroups } from '../store/covers.ts';
export { countListed, findPreviews, isListed, readCards, selectCards } from '../store/members.ts';

/** At most this many members are read, because each page looks them all up and sorts them. */
export const MAX_MEMBERS = 10_000;

/** What a search among members needs. */
export interface MemberSearch {
  readonly text: string | undefined;
  /** The caller's, which has a share of the time for words that nobody uses. */
  readonly network: string;
  readonly readSynonyms: ReadSynonyms;
}

/**
 * Cards among contents that somebody chose, by the words of a text where it has any, which are read as in the public
 * search. `total` counts the public ones that match, `listed` the public ones.
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
