import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { readCategoryNames } from '../../categories/service/categories.ts';
import { readLicenceTerms } from '../../licences/service/licences.ts';
import type { catalogueContract } from '../contract/catalogue.ts';
import { styles, uses } from '../contract/choices.ts';
import { type SearchQuery, wholeQuery } from '../rules/plan.ts';
import { toStyleTerms } from '../rules/styles.ts';
import { countFacetsWithin, type FacetCount, readScopeFacets, readTermsInUse } from '../store/facets.ts';
import type { Matching } from '../store/match.ts';
import type { CatalogueDeps } from './deps.ts';
import { parseFilters, toUseTerms } from './filters.ts';
import { readLeftOutTerms } from './left-out.ts';
import { ReadGuard } from './read-guard.ts';
import { understandSearch } from './reading/understand.ts';

type Facets = typeof catalogueContract.facets;
type Group = OutputOf<Facets>['groups'][number];

const MAX_COUNTED = 10_000;
/** Filters work without counts, so counting uses at most one connection per process and a share of it per network. */
const guard = new ReadGuard({ concurrent: 1, window: 10_000, waitShare: 0.4, longReads: 14 });
const groups: [Group['key'], string][] = [
  ['category', 'c'],
  ['subcategory', 's'],
  ['price', 'p'],
  ['format', 'f'],
  ['orientation', 'o'],
  ['color', 'k'],
  ['licence', 'l'],
  ['items', 'n'],
  ['ai', 'ai'],
];

interface Label {
  readonly name: string;
  readonly nameBn: string | null;
  /** Category of a subcategory. */
  readonly categoryKey?: string;
}

/** Reads the names of filter values, by `<filter>:<value>`. */
async function readLabels(ctx: Context, { readLicenceNames }: CatalogueDeps): Promise<Map<string, Label>> {
  const [categories, licences] = await Promise.all([readCategoryNames(ctx.db), readLicenceNames(ctx.db)]);
  const labels = new Map<string, Label>();
  for (const { categoryKey, key, ...label } of categories)
    labels.set(categoryKey === null ? `category:${key}` : `subcategory:${key}`, {
      ...label,
      ...(categoryKey === null ? {} : { categoryKey }),
    });
  for (const { code, ...label } of licences) labels.set(`licence:${code}`, label);
  return labels;
}

function toGroups(
  counts: readonly FacetCount[],
  labels: ReadonlyMap<string, Label>,
  categoryKey: string | undefined,
): Group[] {
  return groups.flatMap(([key, prefix]) => {
    const values = counts
      .filter(({ facet }) => facet.startsWith(`${prefix}:`))
      .map(({ facet, n }) => {
        const stored = facet.slice(prefix.length + 1);
        const value = key === 'ai' ? (aiValues[stored] ?? stored) : stored;
        const label = labels.get(`${key}:${value}`);
        return {
          value,
          label: label?.name ?? value,
          labelBn: label?.nameBn ?? null,
          count: n,
          parent: label?.categoryKey,
        };
      })
      .filter(({ parent }) => key !== 'subcategory' || (categoryKey !== undefined && parent === categoryKey))
      .sort((a, b) => (a.count === b.count ? a.label.localeCompare(b.label) : b.count - a.count))
      .map(({ parent: _, ...value }) => value);
    return values.length === 0 ? [] : [{ key, values }];
  });
}

/**
 * Lists the groups with a chosen value. Each is counted as if nothing in it were chosen, because choices of a group
 * replace each other.
 */
function listChosenGroups(search: SearchQuery): { prefix: string; without: SearchQuery }[] {
  const single = ['c:', 's:', 'ai:'].filter((prefix) => search.all.some((term) => term.startsWith(prefix)));
  const isPriced = search.price !== undefined || search.all.some((term) => term.startsWith('p:'));
  // Each category has its own subcategories, so the counts of categories ignore a chosen subcategory.
  const dropped = (prefix: string): string[] => (prefix === 'c:' ? ['c:', 's:'] : [prefix]);
  return [
    ...search.any.map((group) => ({
      prefix: `${group[0]?.split(':')[0]}:`,
      without: { ...search, any: search.any.filter((each) => each !== group) },
    })),
    ...single.map((prefix) => ({
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

/** Reads the choices of the whole catalogue or of a category, without counts. */
async function readUncounted(
  ctx: Context,
  categoryKey: string | undefined,
  labels: ReadonlyMap<string, Label>,
): Promise<Group[]> {
  const counts = await readScopeFacets(ctx.db, categoryKey === undefined ? '*' : `c:${categoryKey}`);
  return toGroups(counts, labels, categoryKey).map(({ key, values }) => ({
    key,
    values: values.map((value) => ({ ...value, count: null })),
  }));
}

/** Reads the choices that combine several terms, if at least one work of the catalogue has one of them. */
async function readUncountedGroups(ctx: Context): Promise<Group[]> {
  const licences = await readLicenceTerms(ctx.db);
  const choices = [
    ...uses.map((value) => ({ key: 'use' as const, value, terms: toUseTerms(value, licences) })),
    ...styles.map((value) => ({ key: 'style' as const, value, terms: toStyleTerms(value) })),
  ];
  const inUse = await readTermsInUse(
    ctx.db,
    choices.flatMap(({ terms }) => terms),
  );
  const offered = choices.filter(({ terms }) => terms.some((term) => inUse.has(term)));
  return (['use', 'style'] as const).flatMap((key) => {
    const values = offered
      .filter((choice) => choice.key === key)
      .map(({ value }) => ({ value, label: value, labelBn: null, count: null }));
    return values.length === 0 ? [] : [{ key, values }];
  });
}

/** Values of the AI filter: `ai=only` finds works made with AI, `ai=exclude` all others. */
const aiValues: Record<string, string> = { yes: 'only', no: 'exclude' };

/** `GET /content/facets`: counts the results of each choice in combination with the other filters. */
export async function listFacets(
  ctx: Context,
  { query }: InputOf<Facets>,
  request: RequestScope,
  deps: CatalogueDeps,
): Promise<OutputOf<Facets>> {
  const leftOut = await readLeftOutTerms(ctx, request, query.personal);
  const parsed = await parseFilters(ctx.db, query, leftOut);
  const { search, categoryKey } = parsed;
  const collection = query.collection === '' ? undefined : query.collection;
  const labels = await readLabels(ctx, deps);
  const uncounted = await readUncountedGroups(ctx);
  const isWhole =
    search.stems.length +
      search.any.length +
      search.uncounted.length +
      search.none.length +
      search.colors.length +
      leftOut.length ===
      0 &&
    search.price === undefined &&
    collection === undefined;
  if (isWhole && search.all.length === (categoryKey === undefined ? 0 : 1)) {
    const counts = await readScopeFacets(ctx.db, categoryKey === undefined ? '*' : `c:${categoryKey}`);
    return { groups: [...toGroups(counts, labels, categoryKey), ...uncounted], sampled: [] };
  }
  const understood = await understandSearch(
    ctx,
    request.network,
    parsed.words,
    search,
    deps.readSynonyms,
    parsed.asTyped,
  );
  const ids = collection === undefined ? undefined : await deps.readCollectionItems(ctx.db, collection);
  const toMatching = (within: SearchQuery): Matching => ({ query: wholeQuery(within), price: within.price });
  const chosen = listChosenGroups(understood.search);
  const matchings = [understood.search, ...chosen.map(({ without }) => without)].map(toMatching);
  // The limit applies to all counts together; each chosen filter needs a count of its own.
  const milliseconds = ctx.platform.config.ARBOR_SEARCH_MS;
  const limits = { ids, max: MAX_COUNTED + 1, milliseconds };
  const [all, ...others] =
    (await guard.run(request.network, milliseconds, () => countFacetsWithin(ctx.db, matchings, limits))) ?? [];
  if (all === undefined)
    return { groups: [...(await readUncounted(ctx, categoryKey, labels)), ...uncounted], sampled: [] };
  let combined = [...all.counts];
  const sampled = new Set(all.rows > MAX_COUNTED ? groups.map(([, prefix]) => `${prefix}:`) : []);
  for (const [at, { prefix }] of chosen.entries()) {
    const { counts, rows } = others[at] ?? all;
    const ofGroup = ({ facet }: FacetCount): boolean => facet.startsWith(prefix);
    combined = [...combined.filter((each) => !ofGroup(each)), ...counts.filter(ofGroup)];
    if (rows > MAX_COUNTED) sampled.add(prefix);
    else sampled.delete(prefix);
  }
  return {
    groups: [...toGroups(combined, labels, categoryKey), ...uncounted],
    sampled: groups.flatMap(([key, prefix]) => (sampled.has(`${prefix}:`) ? [key] : [])),
  };
}
