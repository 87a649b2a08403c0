import { readListSearch } from '../../../catalogue/search/web/list-search.ts';

interface Visit {
  /** How the page was reached: `POP` where the document began with it, and by going back. */
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  readonly state: unknown;
  /** The page behind the document. */
  readonly referrer: string;
  readonly origin: string;
}

const readSearch = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'search' in state ? state.search : undefined;

/** The words of the catalogue's list from which a work was opened, in this tab or in another one. */
export function findSearch({ type, state, referrer, origin }: Visit): string | undefined {
  const isOpenedAnew = type === 'POP' && referrer.startsWith(`${origin}/`);
  const search = readSearch(state) ?? (isOpenedAnew ? readListSearch(new URL(referrer)) : undefined);
  return typeof search === 'string' && search.trim() !== '' && search.length <= 100 ? search : undefined;
}
