import { useSyncExternalStore } from 'react';

export type Grid = 'compact' | 'large';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readGrid = (): Grid => (document.documentElement.dataset['grid'] === 'large' ? 'large' : 'compact');

/** Size of pictures in lists; compact on the server and during hydration. */
export const useGrid = (): Grid => useSyncExternalStore(subscribe, readGrid, () => 'compact');

/** Switches the size of pictures on every list; the choice is stored if storage is allowed. */
export function switchGrid(): void {
  const next: Grid = readGrid() === 'large' ? 'compact' : 'large';
  document.documentElement.dataset['grid'] = next;
  try {
    localStorage.setItem('grid', next);
  } catch {
    // Storage is blocked, so the choice only applies to this page.
  }
  for (const listener of listeners) listener();
}
