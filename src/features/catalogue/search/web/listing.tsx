import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { createKeptPages } from '../../../../ui/lists/kept-pages.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref, pathWithoutLocale } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import './listing.css';
import { CardGrid } from '../../catalogue/web/card-grid.tsx';
import type { CardView } from '../../catalogue/web/card-view.ts';
import { toCardView } from '../../catalogue/web/to-card-view.ts';
import { LeftOutNote } from '../../exclusions/web/left-out-note.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterRail } from './filter-rail.tsx';
import { changeState, type Parameter, queryOf, toAddress } from './listing-address.ts';
import { ListingEmpty } from './listing-empty.tsx';
import { ListingNotices, ListingToolbar } from './listing-toolbar.tsx';
import type { ListingData } from './load-listing.ts';
import { formatTotal } from './result-count.ts';

export interface ListingProps {
  readonly data: ListingData;
  /** Heading of the page, with its `h1`. */
  readonly heading: ReactNode;
  /** Names of filters that the catalogue's choices don't contain, such as a collection's name. */
  readonly names?: { readonly [P in Parameter]?: string };
  /** What signed-in people can do with the search, such as follow it. */
  readonly actions?: ReactNode;
}

/** Filters, results and paging of `/content` and all pages that are a part of it. */
export function Listing({ data, heading, names = {}, actions = null }: ListingProps) {
  return (
    <div className="page listing">
      <div className="listing-heading">{heading}</div>
      <a
        href="#results"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-5 focus:py-3 focus:text-16 focus:text-canvas"
      >
        {m.search_skip_filters()}
      </a>
      <FilterRail data={data} />
      <section className="results" aria-labelledby="results">
        <h2 id="results" tabIndex={-1} className="sr-only">
          {m.search_results_heading()}
        </h2>
        <ListingToolbar data={data} />
        <ActiveFilters data={data} names={names} />
        {actions}
        <ListingNotices data={data} />
        <LeftOutNote note={data.leftOutNote} />
        <Results data={data} />
      </section>
    </div>
  );
}

function Results({ data }: { data: ListingData }) {
  const { path, preset, state } = data;
  const { items: cards, next, state: loading, load, focusId } = useMoreCards(data);
  const waiting = useIsWaiting(path);
  if (data.empty !== null && cards.length === 0) return <ListingEmpty data={data} words={data.empty} />;
  const toPage = (cursor: string) => localizeHref(toAddress(path, { ...changeState(state, {}), cursor }, preset));
  return (
    <div aria-busy={waiting} className={waiting ? 'tiles-waiting' : undefined}>
      <FoundCards data={data} cards={cards} focusId={focusId} />
      <nav className="pages" aria-label={m.catalogue_pages()}>
        {state.cursor === undefined ? null : <a href={toPage('')}>{m.search_first_page()}</a>}
        {next === null ? null : (
          <>
            <button
              type="button"
              className={`${secondaryButton} noscript:hidden`}
              onClick={load}
              aria-busy={loading === 'loading'}
            >
              {loading === 'loading' ? m.search_loading() : m.load_more()}
            </button>
            <a href={toPage(next)} rel="next" className="hidden noscript:inline">
              {m.search_next_page()}
            </a>
          </>
        )}
      </nav>
      <p role="status" className="pages-status">
        {loading === 'failed' ? m.load_more_failed() : null}
        {loading !== 'failed' && state.cursor === undefined && cards.length > data.cards.length
          ? m.search_shown_of({ shown: formatCount(cards.length), total: formatTotal(data) })
          : null}
      </p>
    </div>
  );
}

/**
 * Works that match the whole search, then those that match approximately. The latter only appear on a page without a
 * next one.
 */
function FoundCards({
  data,
  cards,
  focusId,
}: {
  data: ListingData;
  cards: readonly CardView[];
  focusId: string | undefined;
}) {
  const { close } = data.reading;
  if (close === null) return <CardGrid items={cards} first={4} focusId={focusId} />;
  const [exact, others] = [cards.slice(0, data.exact), cards.slice(data.exact)];
  return (
    <>
      {exact.length === 0 ? null : <CardGrid items={exact} first={4} />}
      <h3 className="close-heading">{close}</h3>
      <CardGrid items={others} first={exact.length === 0 ? 4 : 0} />
    </>
  );
}

/** Pages that the browser keeps; on the server it stays empty. */
const keptPages = createKeptPages<CardView>('arbor-listing');

function useMoreCards({ cards, next, state, isPersonal, total }: ListingData) {
  const { key, pathname, search } = useLocation();
  return useLoadMore({
    first: { items: cards, next },
    getId: ({ id }) => id,
    fetchPage: async (cursor) => {
      const answer = await browserApi('GET /content/all', { query: { ...queryOf(state, isPersonal), cursor } });
      return { items: answer.items.map(toCardView), next: answer.nextCursor };
    },
    // A changed `total` means that exclusions have changed, so the kept pages are discarded.
    keep: { pages: keptPages, key: `${key} ${pathname}${search} ${isPersonal ? total : ''}` },
  });
}

/** Whether a navigation to another state of the same listing is in progress. */
function useIsWaiting(path: string): boolean {
  const { location } = useNavigation();
  return location !== undefined && pathWithoutLocale(location.pathname) === path;
}
