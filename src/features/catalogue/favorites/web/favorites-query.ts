import type { favoriteSorts } from '../contract.ts';

export type FavoriteSort = (typeof favoriteSorts)[number];

/** Filters in the page's address. */
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

/** Reads the filters from an address and ignores invalid ones. */
export function toFavoritesQuery(search: URLSearchParams): FavoritesQuery {
  const sort = search.get('sort') ?? '';
  return { q: (search.get('q') ?? '').trim().slice(0, 200), sort: isSort(sort) ? sort : 'added' };
}

/** Query of the API call, without an empty search. */
export function toApiQuery({ q, sort }: FavoritesQuery): { q?: string; sort: FavoriteSort } {
  return q === '' ? { sort } : { q, sort };
}
