import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { FilterName } from './filter-choices.ts';

/** Number of results of each choice. */
export interface Counts {
  /** Counts by `filter:value`. */
  readonly found: ReadonlyMap<string, number>;
  /** Filters whose counts are lower bounds, because there were more results than are counted. */
  readonly sampled: ReadonlySet<FilterName>;
  /** Whether choices without results may be hidden, which would move the layout. */
  readonly mayHide: boolean;
}

/** Filters whose choices combine several search terms, which have no counts. */
export const uncounted: ReadonlySet<FilterName> = new Set(['use', 'style']);

/** Whether a choice has no results and can be hidden. `known` has the same meaning as in `findCount`. */
export function leadsNowhere(
  counts: Counts | null,
  name: FilterName,
  value: string,
  known: number | null | undefined,
): boolean {
  // As long as the layout must not move, the page's own counts decide.
  if (counts === null || !counts.mayHide || uncounted.has(name)) return known === 0;
  return !counts.sampled.has(name) && (counts.found.get(`${name}:${value}`) ?? 0) === 0;
}

export interface CountText {
  readonly shown: string;
  /** Text for screen readers if the shown form contains a symbol. */
  readonly spoken: string | null;
}

/**
 * Finds the count of a choice; null if it is unknown. `known` is the count from the page, used until the browser has
 * loaded others.
 */
export function findCount(
  counts: Counts | null,
  name: FilterName,
  value: string,
  known: number | null | undefined,
): CountText | null {
  if (uncounted.has(name)) return null;
  const exactly = (count: number): CountText => ({ shown: formatCount(count), spoken: null });
  if (counts === null) return known == null ? null : exactly(known);
  const count = counts.found.get(`${name}:${value}`);
  // If everything was counted, a missing choice has no results; if only a part was counted, it may have some.
  if (!counts.sampled.has(name)) return exactly(count ?? 0);
  return count === undefined
    ? null
    : { shown: `${formatCount(count)}+`, spoken: m.search_count_at_least({ count: formatCount(count) }) };
}
