import type { Context } from '../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import type { contentContract } from '../../content/contract.ts';
import { type SearchQuery, wholeQuery } from '../rules/plan.ts';
import { countFacets, type FacetCount, type Label, readLabels, readScopeFacets } from '../store/facets.ts';
import { readCounts } from '../store/listing.ts';
import { parseFilters } from './filters.ts';
import { correctSpelling } from './spelling.ts';

type Facets = typeof contentContract.facets;
type Group = OutputOf<Facets>['groups'][number];

const MAX_COUNTED = 10_000;
const groups: [Group['key'], string][] = [
  ['category', 'c'],
  ['subcategory', 's'],
  ['price', 'p'],
  ['format', 'f'],
  ['orientation', 'o'],
  ['color', 'k'],
  ['licence', 'l'],
  ['ai', 'ai'],
];

function toGroups(counts: readonly FacetCount[], labels: readonly Label[], categoryKey: string | undefined): Group[] {
  const names = new Map(labels.map((label) => [`${label.kind}:${label.key}`, label]));
  return groups.flatMap(([key, prefix]) => {
    const values = counts
      .filter(({ facet }) => facet.startsWith(`${prefix}:`))
      .map(({ facet, n }) => {
        const stored = facet.slice(prefix.length + 1);
        const value = key === 'ai' ? (aiValues[stored] ?? stored) : stored;
        const label = names.get(`${key}:${value}`);
        return {
          value,
          label: label?.name ?? value,
          labelBn: label?.name_bn ?? null,
          count: n,
          of: label?.category_key,
        };
      })
      .filter(({ of }) => key !== 'subcategory' || (categoryKey !== undefined && of === categoryKey))
      .sort((a, b) => (a.count === b.count ? a.label.localeCompare(b.label) : b.count - a.count))
      .map(({ of: _, ...value }) => value);
    return values.length === 0 ? [] : [{ key, values }];
  });
}

/** Choices of one group stand instead of each other, so each group is counted as if nothing in it had been chosen. */
function chosen(search: SearchQuery): { prefix: string; without: SearchQuery }[] {
  const alone = ['c:', 's:', 'ai:'].filter((prefix) => search.all.some((term) => term.startsWith(prefix)));
  const isPriced = search.price !== undefined || search.all.some((term) => term.startsWith('p:'));
  // Another category has other subcategories.
  const dropped = (prefix: string): string[] => (prefix === 'c:' ? ['c:', 's:'] : [prefix]);
  return [
    ...search.any.map((group) => ({
      prefix: `${group[0]?.split(':')[0]}:`,
      without: { ...search, any: search.any.filter((each) => each !== group) },
    })),
    ...alone.map((prefix) => ({
      prefix,
      without: { ...search, all: search.all.filter((term) => !dropped(prefix).some((each) => term.startsWith(each))) },
    })),
    ...(isPriced
      ? [
          {
            prefix: 'p:',
            without: { ...search, price: undefined, all: search.all.filter((term) => !term.startsWith('p:')) },
          },
        ]
      : []),
  ];
}

/** The filter's own words: `ai=only` shows what was made with AI, `ai=exclude` the rest. */
const aiValues: Record<string, string> = { yes: 'only', no: 'exclude' };

/** `GET /content/facets`: how many results each choice has, within what the other filters leave. */
export async function countChoices(ctx: Context, { query }: InputOf<Facets>): Promise<OutputOf<Facets>> {
  const parsed = await parseFilters(ctx.db, query);
  const { search, categoryKey } = parsed;
  const collection = query.collection === '' ? undefined : query.collection;
  const labels = await readLabels(ctx.db);
  const isWhole =
    search.stems.length + search.any.length + search.none.length === 0 &&
    search.price === undefined &&
    collection === undefined;
  if (isWhole && search.all.length === (categoryKey === undefined ? 0 : 1)) {
    const counts = await readScopeFacets(ctx.db, categoryKey === undefined ? '*' : `c:${categoryKey}`);
    return { groups: toGroups(counts, labels, categoryKey), sampled: [] };
  }
  const known = await readCounts(ctx.db, '*', search.stems);
  const corrected = await correctSpelling(ctx.db, parsed.words, search, known);
  const count = (within: SearchQuery) =>
    countFacets(ctx.db, { query: wholeQuery(within), price: within.price, categoryKey }, collection, MAX_COUNTED + 1);
  const { counts, rows } = await count(corrected.search);
  let shown = [...counts];
  const sampled = new Set(rows > MAX_COUNTED ? groups.map(([, prefix]) => `${prefix}:`) : []);
  for (const { prefix, without } of chosen(corrected.search)) {
    const others = await count(without);
    const ofGroup = ({ facet }: FacetCount): boolean => facet.startsWith(prefix);
    shown = [...shown.filter((each) => !ofGroup(each)), ...others.counts.filter(ofGroup)];
    if (others.rows > MAX_COUNTED) sampled.add(prefix);
    else sampled.delete(prefix);
  }
  return {
    groups: toGroups(shown, labels, categoryKey),
    sampled: groups.flatMap(([key, prefix]) => (sampled.has(`${prefix}:`) ? [key] : [])),
  };
}
