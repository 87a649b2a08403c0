import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/components/icon.tsx';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import './listing-toolbar.css';
import { describeFilter } from './filter-labels.ts';
import { filterFormId, filtersId } from './filter-rail.tsx';
import { changeState, toAddress } from './listing-address.ts';
import type { ListingData } from './load-listing.ts';
import { describeResultCount } from './result-count.ts';

/** The result count, an explanation of the order, the sort menu and, in narrow windows, the button for the filters. */
export function ListingToolbar({ data }: { data: ListingData }) {
  return (
    <div className="toolbar">
      <p role="status" className="toolbar-count">
        {describeResultCount(data)}
      </p>
      <button type="button" popoverTarget={filtersId} className="toolbar-filters">
        <Icon name="sliders-horizontal" />
        {m.search_filters()}
      </button>
      <Explanation />
      <SortChoice data={data} />
    </div>
  );
}

function Explanation() {
  return (
    <details className="explain">
      <summary>{m.search_explain()}</summary>
      <div>
        <p>{m.search_explain_match()}</p>
        <p>{m.search_explain_popular()}</p>
      </div>
    </details>
  );
}

/** Part of the filters' form, which sends itself when this changes. */
function SortChoice({ data: { state } }: { data: ListingData }) {
  const searching = state.q !== undefined;
  // A collection is in its curator's order; everything else begins with what people like.
  const natural = searching || state.collection !== undefined ? 'relevance' : 'popular';
  const sort = state.sort === natural ? '' : (state.sort ?? '');
  const select = useRef<HTMLSelectElement>(null);
  // Follows the address, as the other fields do.
  useEffect(() => {
    if (select.current) select.current.value = sort;
  }, [sort]);
  return (
    <span className="toolbar-sort">
      <label htmlFor="sort">{m.search_sort()}</label>
      <select
        id="sort"
        name="sort"
        ref={select}
        form={filterFormId}
        defaultValue={sort}
        // React tells a form only of the changes inside it.
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{natural === 'popular' ? m.search_sort_popular() : naturalOrder(state.collection)}</option>
        {natural === 'popular' ? null : <option value="popular">{m.search_sort_popular()}</option>}
        <option value="newest">{m.search_sort_newest()}</option>
        <option value="price-asc">{m.search_sort_price_asc()}</option>
        <option value="price-desc">{m.search_sort_price_desc()}</option>
      </select>
    </span>
  );
}

function naturalOrder(collection: string | undefined): string {
  return collection === undefined ? m.search_sort_relevance() : m.search_sort_curated();
}

/** Says which word was corrected and which filters were ignored. */
export function ListingNotices({ data }: { data: ListingData }) {
  const { state, corrected, ignored, path, preset } = data;
  return (
    <>
      {corrected === null ? null : (
        <p className="notice" role="status">
          {m.search_corrected({ query: state.q ?? '' })}{' '}
          <a href={localizeHref(toAddress(path, changeState(state, { q: corrected }), preset))}>{corrected}</a>
        </p>
      )}
      {ignored.length === 0 ? null : (
        <p className="notice" role="status">
          {m.search_ignored({ filters: ignored.map(describeFilter).join(', ') })}
        </p>
      )}
    </>
  );
}
