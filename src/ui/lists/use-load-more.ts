import { useEffect, useLayoutEffect, useState } from 'react';
import { isApiError } from '../api/client.ts';
import { fetchNewItems, type ListPage } from './fetch-new-items.ts';
import type { KeptPages } from './kept-pages.ts';

export interface LoadMoreOptions<T> {
  /** First page from the loader; another object starts a new list. */
  readonly first: ListPage<T>;
  readonly getId: (item: T) => string;
  readonly fetchPage: (cursor: string) => Promise<ListPage<T>>;
  /**
   * Keeps the loaded items under a key of the history entry, so that Back and a reload restore them and the scroll
   * position.
   */
  readonly keep?: { readonly pages: KeptPages<T>; readonly key: string };
}

export interface LoadMore<T> extends ListPage<T> {
  readonly state: 'idle' | 'loading' | 'failed';
  /** Loads the next items; also retries after a failure. */
  readonly load: () => void;
  /** Id of the first item of the last page, whose element takes the focus from the removed button. */
  readonly focusId: string | undefined;
}

interface Appended<T> extends ListPage<T> {
  readonly to: unknown;
  readonly state: LoadMore<T>['state'];
  readonly focusId: string | undefined;
}

/** The first page of a list and the items that "Load more" has appended. */
export function useLoadMore<T>({ first, getId, fetchPage, keep }: LoadMoreOptions<T>): LoadMore<T> {
  const to: unknown = keep?.key ?? first;
  const [last, setAppended] = useState<Appended<T>>();
  // Items appended to another first page don't belong to this list.
  const appended: Appended<T> =
    last !== undefined && last.to === to
      ? last
      : { to, items: [], next: first.next, ...keep?.pages.get(keep.key), state: 'idle', focusId: undefined };
  const items = append(first.items, appended.items, getId);
  useReload(keep, (page) => setAppended({ ...appended, ...page }));

  const load = async (cursor: string) => {
    setAppended({ ...appended, state: 'loading', focusId: undefined });
    const change = (part: Partial<Appended<T>>) =>
      setAppended((current) => (current !== undefined && current.to === to ? { ...current, ...part } : current));
    try {
      const known = new Set(items.map(getId));
      const fresh = await fetchNewItems(cursor, fetchPage, (item) => known.has(getId(item)));
      const page = { items: [...appended.items, ...fresh.items], next: fresh.next };
      keep?.pages.set(keep.key, page);
      const [newest] = fresh.items;
      change({
        ...page,
        state: 'idle',
        focusId: page.next === null && newest !== undefined ? getId(newest) : undefined,
      });
    } catch (error) {
      change({ state: 'failed' });
      if (!isApiError(error)) throw error;
    }
  };

  return {
    items,
    next: appended.next,
    state: appended.state,
    focusId: appended.focusId,
    load: () => {
      if (appended.next !== null && appended.state !== 'loading') void load(appended.next);
    },
  };
}

/** Restores the list and the scroll position after a reload; `show` receives the stored items. */
function useReload<T>(keep: LoadMoreOptions<T>['keep'], show: (page: ListPage<T>) => void): void {
  const [place, setPlace] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a history entry
  useEffect(() => {
    if (keep === undefined) return;
    const { pages, key } = keep;
    const stored = pages.get(key) === undefined ? pages.takeStored(key) : undefined;
    if (stored !== undefined) {
      const { items, next, scroll } = stored;
      pages.set(key, { items, next });
      show({ items, next });
      setPlace(scroll);
    }
    const leave = () => pages.leave(key, scrollY);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [keep?.key]);
  useLayoutEffect(() => {
    if (place !== undefined) scrollTo(0, place);
  }, [place]);
}

/** Appends items, without those that a reloaded first page already contains. */
function append<T>(first: readonly T[], more: readonly T[], getId: (item: T) => string): readonly T[] {
  if (more.length === 0) return first;
  const known = new Set(first.map(getId));
  return [...first, ...more.filter((item) => !known.has(getId(item)))];
}
