import type { Expression } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { Preview } from '../rules/covers.ts';
import { allOf } from '../rules/terms.ts';
import { isStopword, stemWord, tokenize } from '../rules/words.ts';
import { readGroups as readGroupRows } from '../store/covers.ts';
import {
  countListed as countListedRows,
  isListed as isListedRow,
  type Member,
  type MemberPage,
  type MemberRow,
  readCards as readCardRows,
  readMemberPage,
  readPreviews,
  selectCards as selectCardRows,
} from '../store/members.ts';

/** Cards by identifier, as JSON; those that aren't public are missing. */
export const readCards = (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  readCardRows(db, ids);

/** What is shown of works in little, by identifier: null for one without a picture; those that aren't public are missing. */
export const findPreviews = (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Preview | null>> =>
  readPreviews(db, ids);

/** The query of cards, for a statement of another feature: rows `content_id` and `card`, as JSON in text. */
export const selectCards = (db: Database, ids: readonly string[]) => selectCardRows(db, ids);

export const isListed = (db: Database, id: string): Promise<boolean> => isListedRow(db, id);

/** How many of the contents that a query finds are public. The database reads the query; nothing is sent back to it. */
export const countListed = (db: Database, contents: Expression<{ content_id: string }>): Promise<number> =>
  countListedRows(db, contents);

export interface ContentGroup {
  readonly key: string;
  readonly ids: readonly string[];
}

/** Of each group of contents how many are public, and the previews of the first ones, in the group's order. */
export const readGroups = (
  db: Database,
  groups: readonly ContentGroup[],
  maxCovers: number,
): Promise<ReadonlyMap<string, { count: number; covers: Preview[] }>> => readGroupRows(db, groups, maxCovers);

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
