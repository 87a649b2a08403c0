import { createContext, useContext } from 'react';

/** Filters and sort order of a list, saved under a name. */
export interface ListView {
  readonly _id: string;
  /** Path of the list's page, without a language. */
  readonly list: string;
  readonly name: string;
  /** Query of the page's address, without the page. */
  readonly query: string;
}

export interface ListViewsAccess {
  readonly views: readonly ListView[];
  /** All functions reject with an ApiError. */
  readonly add: (view: Omit<ListView, '_id'>) => Promise<unknown>;
  readonly rename: (id: string, name: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

const Context = createContext<ListViewsAccess | null>(null);

/** Provides the admin's saved views to lists. */
export const ListViewsProvider = Context.Provider;

export const useListViews = (): ListViewsAccess | null => useContext(Context);
