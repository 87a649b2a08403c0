import { useSyncExternalStore } from 'react';

export type Grid = 'compact' | 'large';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readGrid = (): Grid => (document.documentElement.dataset['grid'] === 'large' ? 'large' : 'compact');

/** How large lists show their pictures; on the server and while a page is being taken over: compact. */
export const useGrid = (): Grid => useSyncExternalStore(subscribe, readGrid, () => 'compact');

/** From one to the other, on every list; remembered where storage is allowed. */
export function switchGrid(): void {
  const next: Grid = readGrid() === 'large' ? 'compact' : 'large';
  document.documentElement.dataset['grid'] = next;
  try {
    localStorage.setItem('grid', next);
  } catch {
    // A visitor who forbids storage keeps the choice for this page.
  }
  for (const listener of listeners) listener();
}
