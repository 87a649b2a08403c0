import { useEffect, useLayoutEffect, useState } from 'react';
import { isApiError } from '../api/client.ts';
import { fetchNewItems, type ListPage } from './fetch-new-items.ts';
import type { KeptPages } from './kept-pages.ts';

export interface LoadMoreOptions<T> {
  /** The page that the loader brought; another object is another list, which begins anew. */
  readonly first: ListPage<T>;
  readonly getId: (item: T) => string;
  readonly fetchPage: (cursor: string) => Promise<ListPage<T>>;
  /** Keeps the list as long as it is, under a key of the history entry: Back and a reload find it and the place in it. */
  readonly keep?: { readonly pages: KeptPages<T>; readonly key: string };
}

export interface LoadMore<T> extends ListPage<T> {
  readonly state: 'idle' | 'loading' | 'failed';
  /** Fetches the next items, again after a failure. */
  readonly load: () => void;
  /** The first item that came when the list ended: its element takes the focus of the button that is gone. */
  readonly focusId: string | undefined;
}

interface Appended<T> extends ListPage<T> {
  readonly to: unknown;
  readonly state: LoadMore<T>['state'];
  readonly focusId: string | undefined;
}

/** The first page of a list and what "Load more" has put below it. */
export function useLoadMore<T>({ first, getId, fetchPage, keep }: LoadMoreOptions<T>): LoadMore<T> {
  const to: unknown = keep?.key ?? first;
  const [last, setAppended] = useState<Appended<T>>();
  // What was appended to another first page says nothing of this one.
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

/** After a reload: `show` gets what the document before had, then the page goes to where it was left. */
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

/** A first page that is fetched anew may have what was appended before. */
function append<T>(first: readonly T[], more: readonly T[], getId: (item: T) => string): readonly T[] {
  if (more.length === 0) return first;
  const known = new Set(first.map(getId));
  return [...first, ...more.filter((item) => !known.has(getId(item)))];
}
