import type { ListPage } from './fetch-new-items.ts';

/** What "Load more" has put below a list, and how far down the page was left. */
export interface KeptPage<T> extends ListPage<T> {
  readonly scroll?: number;
}

const MAX_KEPT = 20;
/** Named after what it contains: items that another version of the pages kept may have another shape. */
const build = import.meta.url;

interface Stored<T> {
  readonly build: string;
  readonly key: string;
  readonly page: KeptPage<T>;
}

/** Lists by history entry and address: in memory for Back, in the tab's storage for a reload. Only for use in a browser. */
export interface KeptPages<T> {
  /** What this document has kept. */
  readonly get: (key: string) => KeptPage<T> | undefined;
  readonly set: (key: string, page: ListPage<T>) => void;
  /** What the document before it kept under this key; once. */
  readonly takeStored: (key: string) => KeptPage<T> | undefined;
  /** Notes where the page is left. */
  readonly leave: (key: string, scroll: number) => void;
}

/** `name` of the list, for the storage. */
export function createKeptPages<T>(name: string): KeptPages<T> {
  const memory = new Map<string, KeptPage<T>>();
  const store = (key: string, page: KeptPage<T>) => {
    try {
      sessionStorage.setItem(name, JSON.stringify({ build, key, page }));
    } catch {
      // Forbidden or full: a reload begins anew.
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
