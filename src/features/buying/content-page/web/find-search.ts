import { readListSearch } from '../../../catalogue/search/web/list-search.ts';

interface Visit {
  /** React Router's navigation type; `POP` for a page load and for Back or Forward. */
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  readonly state: unknown;
  /** The document's referrer. */
  readonly referrer: string;
  readonly origin: string;
}

const readSearch = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'search' in state ? state.search : undefined;

/** Search terms of the catalogue list from which the visitor opened the work, in this tab or another one. */
export function findSearch({ type, state, referrer, origin }: Visit): string | undefined {
  const isOpenedAnew = type === 'POP' && referrer.startsWith(`${origin}/`);
  const search = readSearch(state) ?? (isOpenedAnew ? readListSearch(new URL(referrer)) : undefined);
  return typeof search === 'string' && search.trim() !== '' && search.length <= 100 ? search : undefined;
}
