import { m } from '../../../../ui/paraglide/messages.js';
import type { PageDescription } from '../../../../ui/seo.ts';
import { describeWord, type FilterNames, listWords } from './filter-labels.ts';
import { filterParameters, isNarrowed, pick, toAddress } from './listing-address.ts';
import type { ListingData } from './load-listing.ts';

/** Short title of the listing: the search, or else the subcategory or category. */
export function describeListingTitle({ state, choices }: ListingData): string {
  const toLabel = (name: 'category' | 'subcategory') =>
    choices[name]?.find(({ value }) => value === state[name])?.label;
  if (state.q !== undefined) return `“${state.q}”`;
  if (state.keyword !== undefined) return m.search_keyword_title({ word: state.keyword });
  return toLabel('subcategory') ?? toLabel('category') ?? m.catalogue_all();
}

const MAX_NAME = 120;

/** Name of a search that somebody follows: its title, and the filters that the title doesn't name. */
export function nameSearch({ state, choices, currency }: ListingData, title: string, names: FilterNames): string {
  const filters = filterParameters.flatMap((name) => {
    const value = name === 'q' ? undefined : state[name];
    return value === undefined
      ? []
      : listWords(name, value).map((word) => describeWord(name, word, { names, choices, currency }));
  });
  return [title, ...filters.filter((words) => !title.includes(words))].join(' · ').slice(0, MAX_NAME).toWellFormed();
}

/**
 * Describes the page. Search engines may index the first page of each category or collection, but no searches or
 * filtered lists.
 */
export function describeListing(
  data: ListingData,
  { title, description }: { title: string; description: string },
): PageDescription {
  const { state, preset } = data;
  const place = pick(state, preset.contributor === undefined ? ['category', 'subcategory', 'collection'] : []);
  const listed =
    !isNarrowed({ ...state, subcategory: '', collection: '' }, preset) && state.cursor === undefined && data.total > 0;
  return { title, description, query: toAddress('', place), unlisted: !listed };
}
