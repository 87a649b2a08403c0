import { useSyncExternalStore } from 'react';

const nothing: ReadonlySet<string> = new Set();
const eventName = 'arbor:favorite';

let favorites = nothing;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which contents have their heart set; nothing on the server, where a page is everybody's. */
export function useFavorites(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => favorites,
    () => nothing,
  );
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

export const isFavorite = (id: string): boolean => favorites.has(id);

/** For the place that keeps them: what all hearts show from now on. */
export function showFavorites(ids: Iterable<string>): void {
  favorites = new Set(ids);
  for (const listener of listeners) listener();
}
