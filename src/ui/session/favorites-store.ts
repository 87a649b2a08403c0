import { useState, useSyncExternalStore } from 'react';

const nothing: ReadonlySet<string> = new Set();
const eventName = 'arbor:favorite';

interface FavoritesState {
  readonly ids: ReadonlySet<string>;
  /** All of the person's are among them. */
  readonly whole: boolean;
}

const none: FavoritesState = { ids: nothing, whole: false };
let favoritesState = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which contents have their heart set; nothing on the server, where a page is everybody's. */
export function useFavorites(): ReadonlySet<string> {
  return useFavoritesState().ids;
}

function useFavoritesState(): FavoritesState {
  return useSyncExternalStore(
    subscribe,
    () => favoritesState,
    () => none,
  );
}

/** What has become of the hearts since `page` came, whose counts don't know it; twice nothing while that isn't known. */
export function useFavoritesSince(page: unknown): { before: ReadonlySet<string>; now: ReadonlySet<string> } {
  const { ids: now, whole } = useFavoritesState();
  const [kept, setKept] = useState<{ page: unknown; ids: ReadonlySet<string> }>();
  if (!whole) return { before: nothing, now: nothing };
  if (kept !== undefined && kept.page === page) return { before: kept.ids, now };
  setKept({ page, ids: now });
  return { before: now, now };
}

export function useIsFavorite(id: string): boolean {
  return useFavorites().has(id);
}

/** A heart was pressed, signed in or not. */
export function toggleFavorite(id: string): void {
  dispatchEvent(new CustomEvent(eventName, { detail: id }));
}

/** For the place that keeps them. Answers how to stop listening. */
export function onFavoriteToggled(listen: (id: string) => void): () => void {
  const heard = (event: Event) => listen((event as CustomEvent<string>).detail);
  addEventListener(eventName, heard);
  return () => removeEventListener(eventName, heard);
}

export const isFavorite = (id: string): boolean => favoritesState.ids.has(id);

/** For the place that keeps them: what all hearts show from now on, and whether these are all there are. */
export function showFavorites(ids: Iterable<string>, whole: boolean): void {
  favoritesState = { ids: new Set(ids), whole };
  for (const listener of listeners) listener();
}
