import type { ListPage } from './fetch-new-items.ts';

/** Items appended by "Load more", and the scroll position when the page was left. */
export interface KeptPage<T> extends ListPage<T> {
  readonly scroll?: number;
}

const MAX_KEPT = 20;
/** The key contains the build, because another version's items may have another shape. */
const build = import.meta.url;

interface Stored<T> {
  readonly build: string;
  readonly key: string;
  readonly page: KeptPage<T>;
}

/** Lists kept by history entry and URL: in memory for Back, in session storage for a reload. Works only in browsers. */
export interface KeptPages<T> {
  /** The list that this document has kept. */
  readonly get: (key: string) => KeptPage<T> | undefined;
  readonly set: (key: string, page: ListPage<T>) => void;
  /** The list that the previous document has stored under this key; returned only once. */
  readonly takeStored: (key: string) => KeptPage<T> | undefined;
  /** Records the scroll position when the page is left. */
  readonly leave: (key: string, scroll: number) => void;
}

/** `name`: name of the list in the storage. */
export function createKeptPages<T>(name: string): KeptPages<T> {
  const memory = new Map<string, KeptPage<T>>();
  const store = (key: string, page: KeptPage<T>) => {
    try {
      sessionStorage.setItem(name, JSON.stringify({ build, key, page }));
    } catch {
      // Storage is blocked or full, so a reload shows the first page.
    }
  };
  return {
    get: (key) => memory.get(key),
    set: (key, page) => {
      if (memory.size > MAX_KEPT) memory.clear();
      memory.set(key, page);
    },
    takeStored: (key) => {
      try {
        const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Stored<T> | null;
        if (stored?.build !== build || stored.key !== key) return undefined;
        sessionStorage.removeItem(name);
        return stored.page;
      } catch {
        return undefined;
      }
    },
    leave: (key, scroll) => {
      const page = memory.get(key);
      if (page !== undefined) store(key, { ...page, scroll });
    },
  };
}
