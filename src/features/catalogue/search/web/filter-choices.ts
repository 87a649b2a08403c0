import type * as z from 'zod';
import type { ArborApi } from '../../../../ui/api/client.ts';
import { localizeText } from '../../../../ui/locale.ts';
import type { facetGroup } from '../../catalogue/contract/filters.ts';

type FacetGroup = z.output<typeof facetGroup>;
export type FilterName = FacetGroup['key'];

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Number of results with this choice; null if unknown. */
  readonly count: number | null;
}

export type Choices = { readonly [F in FilterName]?: readonly Choice[] };

/**
 * Time for which counts are cached, in milliseconds. A minute's delay is acceptable, and a listing must not count a
 * million contents for each request.
 */
const keptFor = 60_000;
const maxRetained = 100;
const kept = new Map<string, { readonly since: number; readonly groups: Promise<readonly FacetGroup[]> }>();

/**
 * Lists the filters' choices. With a category, it includes the category's subcategories and counts. If loading fails,
 * it returns no choices.
 */
export async function listChoices(api: ArborApi, category: string | undefined, counted: boolean): Promise<Choices> {
  const all = await fetchGroups(api, '');
  const known =
    category !== undefined &&
    all.some(({ key, values }) => key === 'category' && values.some(({ value }) => value === category));
  const within = known ? await fetchGroups(api, category) : all;
  const choices: { [F in FilterName]?: readonly Choice[] } = {};
  // Categories keep the counts of the whole catalogue, because a response for one category has no counts of the others.
  for (const { key, values } of [
    ...within.filter((group) => group.key !== 'category'),
    ...all.filter((group) => group.key === 'category'),
  ]) {
    choices[key] = values.map(({ value, label, labelBn, count }) => ({
      value,
      label: localizeText(label, labelBn),
      count: counted ? count : null,
    }));
  }
  return choices;
}

function fetchGroups(api: ArborApi, category: string): Promise<readonly FacetGroup[]> {
  const now = Date.now();
  const had = kept.get(category);
  if (had !== undefined && now - had.since < keptFor) return had.groups;
  const parsed = api('GET /content/facets', { query: category === '' ? {} : { category } }).then(
    ({ groups }) => groups,
  );
  const groups = parsed.catch(() => {
    kept.delete(category);
    return had?.groups ?? [];
  });
  if (kept.size >= maxRetained) kept.clear();
  kept.set(category, { since: now, groups });
  // The expired response is used until the new one has arrived.
  return had?.groups ?? groups;
}
