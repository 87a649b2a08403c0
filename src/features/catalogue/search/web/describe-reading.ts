import type * as z from 'zod';
import { getLocale, localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { catalogueContract } from '../../catalogue/contract/catalogue.ts';
import { describeChoice } from './filter-labels.ts';
import { changeState, type ListingState, splitList, toAddress } from './listing-address.ts';

type Answer = z.output<(typeof catalogueContract)['all']['output']>;

/** Texts that explain how a search was interpreted. The loader creates them, because few pages need them. */
export interface ReadingView {
  /** Sentences about words that were replaced by others. */
  readonly sentences: readonly string[];
  /** Link to the search exactly as typed. */
  readonly asTyped: { readonly words: string; readonly href: string } | null;
  /** Words that were interpreted as a filter, each with the URL of the search without that filter. */
  readonly filters: readonly { readonly words: string; readonly href: string }[];
  /** Heading above works that match only approximately. */
  readonly close: string | null;
}

function describeClose({ items, exact, understood }: Answer): string | null {
  if (items.length === exact) return null;
  const left = understood.filter(({ how }) => how === 'leftOut').map(({ typed }) => typed);
  return left.length === 0 ? m.search_close() : m.search_close_without({ words: left.join(' ') });
}

const isBangla = (text: string): boolean => /[\u0980-\u09ff]/u.test(text);

/**
 * Whether a word was only translated from the page's language to the other one. Readers know what they typed, so this
 * isn't said.
 */
function isTranslated({ typed, as, how }: Answer['understood'][number]): boolean {
  const isPageBangla = getLocale() === 'bn';
  return how === 'meaning' && isBangla(typed) === isPageBangla && isBangla(as ?? '') !== isPageBangla;
}

/** Describes how a search was interpreted, for a listing at this path. */
export function describeReading(
  answer: Answer,
  state: ListingState,
  { path, preset, currency }: { readonly path: string; readonly preset: ListingState; readonly currency: string },
): ReadingView {
  const toHref = (asTyped: string): string => localizeHref(toAddress(path, changeState(state, { asTyped }), preset));
  const read = answer.understood.filter(
    (word) => word.as !== null && ['spelling', 'sound', 'meaning'].includes(word.how) && !isTranslated(word),
  );
  const asFilters = answer.understood.filter(({ how }) => how === 'color' || how === 'price');
  const query = state.q ?? '';
  return {
    sentences: read.map(({ typed, as }) => m.search_read_as({ typed, as: as ?? '' })),
    asTyped: read.length === 0 ? null : { words: m.search_as_typed({ query }), href: toHref('*') },
    filters: asFilters.map(({ typed, as, how }) => ({
      words: describeChoice(how === 'color' ? 'color' : 'price', as ?? '', {}, currency),
      href: toHref([...splitList(state.asTyped), typed].join(',')),
    })),
    close: describeClose(answer),
  };
}
