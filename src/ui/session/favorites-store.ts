import { useState, useSyncExternalStore } from 'react';

interface FavoritesState {
  readonly ids: ReadonlySet<string>;
  /** Whether `ids` contains all favourites of the account. */
  readonly complete: boolean;
}

const none: FavoritesState = { ids: new Set(), complete: false };
let state = none;
const listeners = new Set<() => void>();

function setState(next: FavoritesState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useFavoritesState(): FavoritesState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => none,
  );
}

/** Ids of favourite works; empty on the server, where pages are shared. */
export function useFavorites(): ReadonlySet<string> {
  return useFavoritesState().ids;
}

export function useIsFavorite(id: string): boolean {
  return useFavorites().has(id);
}

/**
 * Favourites when `page` was loaded, and now, because the page's counts don't include later changes. Both are empty
 * until all favourites are loaded.
 */
export function useFavoritesSince(page: unknown): { before: ReadonlySet<string>; now: ReadonlySet<string> } {
  const { ids: now, complete } = useFavoritesState();
  const [atArrival, setAtArrival] = useState<{ page: unknown; ids: ReadonlySet<string> }>();
  if (!complete) return { before: none.ids, now: none.ids };
  if (atArrival !== undefined && atArrival.page === page) return { before: atArrival.ids, now };
  setAtArrival({ page, ids: now });
  return { before: now, now };
}

export const isFavorite = (id: string): boolean => state.ids.has(id);

/** Marks a work as favourite or not. */
export function showFavorite(id: string, favorite: boolean): void {
  if (state.ids.has(id) === favorite) return;
  const ids = new Set(state.ids);
  if (favorite) ids.add(id);
  else ids.delete(id);
  setState({ ...state, ids });
}

/** Marks all favourites of an account. */
export function showFavorites(ids: Iterable<string>): void {
  setState({ ids: new Set(ids), complete: true });
}

/** Removes all marks after a sign-out. */
export function clearFavorites(): void {
  setState(none);
}
