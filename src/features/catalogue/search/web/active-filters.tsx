import { chip } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { describeWord, listWords } from './filter-labels.ts';
import {
  filterParameters,
  type ListingState,
  listPickedColors,
  omitFilter,
  type Parameter,
  pick,
  severalWords,
  toAddress,
} from './listing-address.ts';
import type { ListingData } from './load-listing.ts';

interface Chip {
  readonly key: string;
  readonly words: string;
  /** Swatch to show beside the filter's name. */
  readonly color: string | undefined;
  /** URL of the listing without the filter. */
  readonly href: string;
}

/**
 * Chips of the active filters, each linking to the listing without it. `names`: names of the collection and the
 * contributor.
 */
export function ActiveFilters({ data, names }: { data: ListingData; names: { readonly [P in Parameter]?: string } }) {
  const { state, path, preset } = data;
  const chips = listChips(data, names);
  if (chips.length === 0) return null;
  const none = { ...preset, ...pick(state, ['q', 'sort']) };
  return (
    <ul className="chips" aria-label={m.search_active_filters()}>
      {chips.map(({ key, words, color, href }) => (
        <li key={key}>
          <a className={chip} href={href} aria-label={m.search_remove_filter({ words })}>
            {color === undefined ? null : <span className="chip-color" style={{ background: color }} />}
            {words}
            <Icon name="x" className="size-3.5" />
          </a>
        </li>
      ))}
      {chips.length < 2 ? null : (
        <li>
          <a
            className="inline-flex min-h-10 items-center px-2 text-14 underline underline-offset-4"
            href={localizeHref(toAddress(path, none, preset))}
          >
            {m.search_clear_filters()}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Lists the chips: first filters that were recognized in the search's words, then chosen filters. */
function listChips(data: ListingData, names: { readonly [P in Parameter]?: string }): Chip[] {
  const { state, preset, choices, currency, reading } = data;
  const read = reading.filters.map(({ words, href }) => ({ key: `read:${words}`, words, color: undefined, href }));
  const toHref = (rest: ListingState): string => localizeHref(toAddress(data.path, rest, preset));
  const chosen = filterParameters.flatMap((name): Chip[] => {
    const value = state[name];
    if (value === undefined || name === 'q' || preset[name] !== undefined) return [];
    return listWords(name, value).map((word) => ({
      key: `${name}:${word}`,
      words: describeWord(name, word, { names, choices, currency }),
      color: name === 'color' && listPickedColors(word).length > 0 ? word : undefined,
      href: toHref(severalWords.has(name) ? omitFilter(state, name, word) : omitFilter(state, name)),
    }));
  });
  return [...read, ...chosen];
}
