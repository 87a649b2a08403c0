import { useSyncExternalStore } from 'react';

const none: ReadonlySet<string> = new Set();
let owned = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The works that the account owns; none on the server, where a page is the same for everybody. */
export function useOwnedWorks(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => owned,
    () => none,
  );
}

/** Shows all works that an account owns; none where nobody is signed in. */
export function showOwnedWorks(contentIds: Iterable<string>): void {
  owned = new Set(contentIds);
  for (const listener of listeners) listener();
}
