import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { ArborApi } from '../../api/client.ts';
import { localizeHref, pathWithoutLocale, stripTrailingSlashes } from '../../locale.ts';
import type { AdminList, ListLinks, ListResponse, ListRow } from './list.ts';
import { type Filters, type ListCodec, type ListState, parseListState, toListHref } from './list-state.ts';

/** For the loader of a list's page: asks for what the address says. */
export function loadList<Row extends ListRow, F extends Filters, S extends string>(
  list: AdminList<Row, F, S>,
  api: ArborApi,
  url: URL,
): Promise<ListResponse<Row>> {
  return list.load(api, { ...parseListState(list, url.searchParams), limit: list.pageSize });
}

export interface ListLocation extends ListLinks {
  /** What the page shows. */
  readonly state: ListState;
  /** What it will show once it has come; `state` while nothing is asked for. */
  readonly nextState: ListState;
  readonly isLoading: boolean;
  /** The address with a part of the state changed; '' takes a filter off. */
  readonly href: (change: Readonly<Record<string, string>>) => string;
  /** Goes there, and leaves the scroll position. */
  readonly go: (change: Readonly<Record<string, string>>) => void;
}

/** The state of a list, which its address holds: search, filters, sort and page. */
export function useList(list: ListCodec): ListLocation {
  const { search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const next = navigation.location;
  const isLoading = next !== undefined && stripTrailingSlashes(pathWithoutLocale(next.pathname)) === list.path;
  const nextSearch = isLoading ? next.search : search;
  return useMemo(() => {
    const state = parseListState(list, new URLSearchParams(search));
    // Another filter or order begins at the first page.
    const href = (change: Readonly<Record<string, string>>) => toListHref(list, { ...state, cursor: '', ...change });
    return {
      state,
      nextState: parseListState(list, new URLSearchParams(nextSearch)),
      isLoading,
      href,
      filterHref: href,
      go: (change) => void navigate(localizeHref(href(change)), { preventScrollReset: true }),
    };
  }, [list, search, nextSearch, isLoading, navigate]);
}
