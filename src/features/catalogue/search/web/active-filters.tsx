import { chip } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { describeChoice } from './filter-labels.ts';
import {
  filterParameters,
  type ListingState,
  listPickedColors,
  omitFilter,
  type Parameter,
  pick,
  splitList,
  toAddress,
} from './listing-address.ts';
import type { ListingData } from './load-listing.ts';

interface Chip {
  readonly key: string;
  readonly words: string;
  /** To be shown beside them. */
  readonly color: string | undefined;
  readonly rest: ListingState;
}

const severalWords = new Set<Parameter>(['format', 'orientation', 'color', 'licence', 'use', 'style', 'items', 'not']);

/**
 * What the listing is filtered by, each with a link to the listing without it. `names`: of the collection, the
 * contributor.
 */
export function ActiveFilters({ data, names }: { data: ListingData; names: { readonly [P in Parameter]?: string } }) {
  const { state, path, preset } = data;
  const chips = listChips(data, names);
  if (chips.length === 0) return null;
  const none = { ...preset, ...pick(state, ['q', 'sort']) };
  return (
    <ul className="chips" aria-label={m.search_active_filters()}>
      {chips.map(({ key, words, color, rest }) => (
        <li key={key}>
          <a
            className={chip}
            href={localizeHref(toAddress(path, rest, preset))}
            aria-label={m.search_remove_filter({ words })}
          >
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

function listChips(data: ListingData, names: { readonly [P in Parameter]?: string }): Chip[] {
  const { state, preset, choices, currency } = data;
  return filterParameters.flatMap((name): Chip[] => {
    const value = state[name];
    if (value === undefined || name === 'q' || preset[name] !== undefined) return [];
    const words = severalWords.has(name) ? splitList(value) : [value];
    return words.map((word) => ({
      key: `${name}:${word}`,
      words:
        name === 'not' ? m.search_without({ word }) : (names[name] ?? describeChoice(name, word, choices, currency)),
      color: name === 'color' && listPickedColors(word).length > 0 ? word : undefined,
      rest: severalWords.has(name) ? omitFilter(state, name, word) : omitFilter(state, name),
    }));
  });
}
