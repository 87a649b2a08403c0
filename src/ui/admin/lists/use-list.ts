import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { ArborApi } from '../../api/client.ts';
import { localizeHref, pathWithoutLocale, stripTrailingSlashes } from '../../locale.ts';
import type { AdminList, ListLinks, ListResponse, ListRow } from './list.ts';
import { type Filters, type ListCodec, type ListState, parseListState, toListHref } from './list-state.ts';

/** Loads a list according to the page's address, for its loader. */
export function loadList<Row extends ListRow, F extends Filters, S extends string>(
  list: AdminList<Row, F, S>,
  api: ArborApi,
  url: URL,
): Promise<ListResponse<Row>> {
  return list.load(api, { ...parseListState(list, url.searchParams), limit: list.pageSize });
}

export interface ListLocation extends ListLinks {
  /** Current state of the page. */
  readonly state: ListState;
  /** State of the page that is being loaded; `state` if none is. */
  readonly nextState: ListState;
  readonly isLoading: boolean;
  /** Address with a changed part of the state; an empty value removes a filter. */
  readonly href: (change: Readonly<Record<string, string>>) => string;
  /** Navigates to that address and keeps the scroll position. */
  readonly go: (change: Readonly<Record<string, string>>) => void;
}

/** State of a list in its address: search, filters, sort order and page. */
export function useList(list: ListCodec): ListLocation {
  const { search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const next = navigation.location;
  const isLoading = next !== undefined && stripTrailingSlashes(pathWithoutLocale(next.pathname)) === list.path;
  const nextSearch = isLoading ? next.search : search;
  return useMemo(() => {
    const state = parseListState(list, new URLSearchParams(search));
    // A changed filter or order starts at the first page.
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
