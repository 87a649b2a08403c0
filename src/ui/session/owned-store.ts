import { useSyncExternalStore } from 'react';

const none: ReadonlySet<string> = new Set();
let owned = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Works that the account owns; empty on the server, where pages are shared. */
export function useOwnedWorks(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => owned,
    () => none,
  );
}

/** Marks all works that an account owns; empty for visitors. */
export function showOwnedWorks(contentIds: Iterable<string>): void {
  owned = new Set(contentIds);
  for (const listener of listeners) listener();
}
