import type { Database } from '../../../../../platform/database/pool.ts';
import { toQueryText } from '../../rules/terms.ts';
import { readChosen } from '../../store/chosen-cards.ts';

export interface ChosenCard {
  readonly content_id: string;
  readonly contributor_id: string;
  /** JSON of the card, as lists send it. */
  readonly card: string;
}

export interface ChosenCards {
  readonly cards: readonly ChosenCard[];
  /** Number of the first `max` works that the caller excludes; null if the caller excludes nothing. */
  readonly leftOut: { readonly count: number; readonly isMore: boolean } | null;
}

/**
 * Reads at most `max` cards of chosen works, in their order. Works that aren't public or that the caller excludes are
 * replaced by the next ones.
 */
export async function readChosenCards(
  db: Database,
  ids: readonly string[],
  { leftOutTerms, max }: { readonly leftOutTerms: readonly string[]; readonly max: number },
): Promise<ChosenCards> {
  if (ids.length === 0) return { cards: [], leftOut: leftOutTerms.length === 0 ? null : { count: 0, isMore: false } };
  const isPersonal = leftOutTerms.length > 0;
  const query = isPersonal ? toQueryText({ all: [], any: [leftOutTerms], none: [] }) : '';
  const rows = new Map((await readChosen(db, ids, query)).map((row) => [row.content_id, row]));
  const ordered = ids.flatMap((id) => rows.get(id) ?? []);
  if (!isPersonal) return { cards: ordered.slice(0, max), leftOut: null };
  const count = ordered.slice(0, max).filter((row) => row.is_found).length;
  return { cards: ordered.filter((row) => !row.is_found).slice(0, max), leftOut: { count, isMore: false } };
}

export const toCardArray = (rows: readonly { readonly card: string }[]): string =>
  `[${rows.map(({ card }) => card).join(',')}]`;
