import { useState, useSyncExternalStore } from 'react';

interface FavoritesState {
  readonly ids: ReadonlySet<string>;
  /** Whether `ids` are all favourites of the account. */
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

/** The contents whose heart is filled; none on the server, where a page is the same for everybody. */
export function useFavorites(): ReadonlySet<string> {
  return useFavoritesState().ids;
}

export function useIsFavorite(id: string): boolean {
  return useFavorites().has(id);
}

/**
 * The favourites when `page` arrived and now: what the page counted doesn't know of changes since. Both are empty until
 * all favourites are known.
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

/** Fills or empties one heart. */
export function showFavorite(id: string, favorite: boolean): void {
  if (state.ids.has(id) === favorite) return;
  const ids = new Set(state.ids);
  if (favorite) ids.add(id);
  else ids.delete(id);
  setState({ ...state, ids });
}

/** Shows all favourites of an account. */
export function showFavorites(ids: Iterable<string>): void {
  setState({ ids: new Set(ids), complete: true });
}

/** Empties all hearts: nobody is signed in. */
export function clearFavorites(): void {
  setState(none);
}
