import { createContext, useContext } from 'react';

/** Filters and an order of a list that an admin gave a name. */
export interface ListView {
  readonly _id: string;
  /** Path of the list's page, without a language. */
  readonly list: string;
  readonly name: string;
  /** Query of the page's address, without a page. */
  readonly query: string;
}

export interface ListViewsAccess {
  readonly views: readonly ListView[];
  /** Each is refused with an ApiError. */
  readonly add: (view: Omit<ListView, '_id'>) => Promise<unknown>;
  readonly rename: (id: string, name: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

const Context = createContext<ListViewsAccess | null>(null);

/** Where admins keep their views; the pages around the lists know. */
export const ListViewsProvider = Context.Provider;

export const useListViews = (): ListViewsAccess | null => useContext(Context);
