import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { FilterName } from './filter-choices.ts';

/** How many results each choice leads to. */
export interface Counts {
  /** By `filter:value`. */
  readonly found: ReadonlyMap<string, number>;
  /** Filters whose counts are at least so many: there were more results than are counted. */
  readonly sampled: ReadonlySet<FilterName>;
  /** Whether choices that lead nowhere may go without moving what somebody looks at. */
  readonly mayHide: boolean;
}

/** Choices that are made of several terms: nobody counts them. */
export const uncounted: ReadonlySet<FilterName> = new Set(['use', 'style']);

/** Whether a choice is known to lead to nothing and can be left out. `known` as for `findCount`. */
export function leadsNowhere(
  counts: Counts | null,
  name: FilterName,
  value: string,
  known: number | null | undefined,
): boolean {
  // Where nothing may move, it stays as the page had it.
  if (counts === null || !counts.mayHide || uncounted.has(name)) return known === 0;
  return !counts.sampled.has(name) && (counts.found.get(`${name}:${value}`) ?? 0) === 0;
}

export interface CountText {
  readonly shown: string;
  /** In words, where the shown form is a sign for something. */
  readonly spoken: string | null;
}

/** `known` is the count that came with the page, for while there are no others. Null where nobody knows. */
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
  // What a whole count doesn't name has no results; what a part of them doesn't, may have.
  if (!counts.sampled.has(name)) return exactly(count ?? 0);
  return count === undefined
    ? null
    : { shown: `${formatCount(count)}+`, spoken: m.search_count_at_least({ count: formatCount(count) }) };
}
