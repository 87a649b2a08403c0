import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

/** Storage key for a list's hidden columns, which the script before the first paint reads; the path has no language. */
export const hiddenColumnsKey = (path: string): string => `hidden-columns ${path}`;

/** Removes that script's style after React has rendered the table without the columns. */
function showAllCells(): void {
  if (document.adoptedStyleSheets?.length > 0) document.adoptedStyleSheets = [];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Columns of a list that are hidden in this browser, by key. */
export function useHiddenColumns(path: string) {
  const name = hiddenColumnsKey(path);
  const text = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => '',
  );
  useLayoutEffect(() => {
    if (text !== '') showAllCells();
  }, [text]);
  const hidden = useMemo(() => new Set(text.split(' ')), [text]);
  const toggle = useCallback(
    (key: string) => {
      const next = new Set(read(name).split(' ').filter(Boolean));
      if (!next.delete(key)) next.add(key);
      try {
        localStorage.setItem(name, [...next].join(' '));
      } catch {
        // Storage is blocked, so all columns are shown.
      }
      for (const listener of listeners) listener();
    },
    [name],
  );
  return { hidden, toggle };
}
