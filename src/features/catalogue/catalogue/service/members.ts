import type { Database } from '../../../../platform/database/pool.ts';
import { allOf } from '../rules/terms.ts';
import { isStopword, stemWord, tokenize } from '../rules/words.ts';
import { type Member, type MemberPage, type MemberRow, readMemberPage } from '../store/members.ts';

export { readGroups } from '../store/covers.ts';
export { countListed, findPreviews, isListed, readCards, selectCards } from '../store/members.ts';

/** At most this many members are read, because each page looks them all up and sorts them. */
export const MAX_MEMBERS = 10_000;

/**
 * Cards among contents that somebody chose, by the words of `text` where it has any. `total` counts the public ones
 * that match, `listed` the public ones.
 */
export async function listCardsAmong(
  db: Database,
  members: readonly Member[],
  text: string | undefined,
  page: MemberPage,
): Promise<{ rows: MemberRow[]; total: number; listed: number }> {
  const stems = tokenize(text ?? '')
    .filter((word) => !isStopword(word))
    .map(stemWord);
  const matching = { query: allOf(stems), price: undefined };
  const { rows, counts } = await readMemberPage(db, members.slice(0, MAX_MEMBERS), matching, page);
  return { rows, ...counts };
}
