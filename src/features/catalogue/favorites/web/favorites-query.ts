import type { favoriteSorts } from '../contract.ts';

export type FavoriteSort = (typeof favoriteSorts)[number];

/** What the page's address asks for. */
export interface FavoritesQuery {
  readonly q: string;
  readonly sort: FavoriteSort;
}

const sorts: Record<FavoriteSort, true> = {
  added: true,
  newest: true,
  popular: true,
  'price-asc': true,
  'price-desc': true,
  title: true,
};

const isSort = (value: string): value is FavoriteSort => Object.hasOwn(sorts, value);

/** Whatever an address says becomes something that can be asked for. */
export function toFavoritesQuery(search: URLSearchParams): FavoritesQuery {
  const sort = search.get('sort') ?? '';
  return { q: (search.get('q') ?? '').trim().slice(0, 200), sort: isSort(sort) ? sort : 'added' };
}

/** For the call: nothing where nothing is searched. */
export function toApiQuery({ q, sort }: FavoritesQuery): { q?: string; sort: FavoriteSort } {
  return q === '' ? { sort } : { q, sort };
}
