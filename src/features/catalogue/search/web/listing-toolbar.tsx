import { useEffect, useRef } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { switchGrid, useGrid } from '../../../../ui/lists/use-grid.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import './listing-toolbar.css';
import { filterFormId, filtersId } from './filter-rail.tsx';
import type { ListingState } from './listing-address.ts';
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
      <Explanation sentences={data.explanation.sentences} />
      <SortChoice data={data} />
      <GridChoice />
    </div>
  );
}

/** Switch between two columns and one on phones, and between high and low rows in wider windows. */
function GridChoice() {
  const isLarge = useGrid() === 'large';
  return (
    <button
      type="button"
      onClick={switchGrid}
      aria-pressed={isLarge}
      aria-label={m.search_grid_large()}
      title={m.search_grid_large()}
      className="toolbar-grid noscript:hidden"
    />
  );
}

function Explanation({ sentences }: { sentences: readonly string[] }) {
  return (
    <details className="explain">
      <summary>{m.search_explain()}</summary>
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </details>
  );
}

/** Sort menu. It belongs to the filters' form and submits it. */
function SortChoice({ data: { state, explanation } }: { data: ListingData }) {
  const { isColored } = explanation;
  const natural = findNaturalSort(state, isColored);
  const sort = state.sort === natural ? '' : (state.sort ?? '');
  const select = useRef<HTMLSelectElement>(null);
  // The menu follows the URL, like the other fields.
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
        // React only notifies a form of changes to elements inside it.
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{describeNaturalSort(state, natural)}</option>
        {isColored && natural === 'relevance' && state.collection === undefined ? (
          <option value="color">{m.search_sort_color()}</option>
        ) : null}
        {natural === 'popular' ? null : <option value="popular">{m.search_sort_popular()}</option>}
        <option value="newest">{m.search_sort_newest()}</option>
        <option value="price-asc">{m.search_sort_price_asc()}</option>
        <option value="price-desc">{m.search_sort_price_desc()}</option>
      </select>
    </span>
  );
}

type NaturalSort = 'relevance' | 'color' | 'popular';

/**
 * Finds the default sort: a collection has its curator's order, a colour filter sorts by similarity, and other listings
 * by popularity.
 */
function findNaturalSort({ q, collection }: ListingState, isColored: boolean): NaturalSort {
  if (q !== undefined || collection !== undefined) return 'relevance';
  return isColored ? 'color' : 'popular';
}

function describeNaturalSort({ collection }: ListingState, natural: NaturalSort): string {
  if (natural === 'color') return m.search_sort_color();
  if (natural === 'popular') return m.search_sort_popular();
  return collection === undefined ? m.search_sort_relevance() : m.search_sort_curated();
}

/** Notices about how the search was interpreted, with a link to search exactly as typed, and about ignored filters. */
export function ListingNotices({ data: { reading, ignoredNote } }: { data: ListingData }) {
  const { sentences, asTyped } = reading;
  return (
    <>
      {sentences.length === 0 ? null : (
        <p className="notice" role="status">
          {sentences.join(' ')} {asTyped === null ? null : <a href={asTyped.href}>{asTyped.words}</a>}
        </p>
      )}
      {ignoredNote === null ? null : (
        <p className="notice" role="status">
          {ignoredNote}
        </p>
      )}
    </>
  );
}
