import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { SerializedJson } from '../../../../platform/http/serialized-json.ts';
import type { catalogueContract } from '../contract/catalogue.ts';
import type { Counts } from '../rules/plan.ts';
import { toQueryText } from '../rules/terms.ts';
import { readCounts } from '../store/listing.ts';
import { countAmong, readFacets, readSimilar } from '../store/related.ts';
import { readWithin, type TimedRead } from '../store/time-limit.ts';
import { type ChosenCard, readChosenCards, toCardArray } from './alike/chosen-cards.ts';
import type { CatalogueDeps } from './deps.ts';
import { findPage } from './find-page.ts';
import { readLeftOutTerms } from './left-out.ts';

const MAX_RELATED = 12;
const MAX_KEYWORDS = 5;

type RelatedDeps = Pick<CatalogueDeps, 'readLookAlikes'>;

interface Found {
  readonly content_id: string;
  readonly card: string;
}

interface Related {
  readonly similar: Found[];
  readonly inCategory: Found[];
  readonly fromContributor: Found[];
}

/** Keeps the keywords that other contents have, too, rarest first. */
const pickRarestShared = (keywords: readonly string[], counts: Counts): string[] => {
  const countOf = (keyword: string): number => counts.get(keyword) ?? 0;
  return keywords
    .filter((keyword) => countOf(keyword) > 1)
    .sort((a, b) => countOf(a) - countOf(b))
    .slice(0, MAX_KEYWORDS);
};

/**
 * Adds related works to `found`, one kind after the other, most similar first. If a later kind takes too long, the
 * earlier ones remain.
 */
async function findRelated(read: TimedRead, { id, facets, leftOut }: Shown, kept: Rows, found: Related): Promise<void> {
  const isEnough = (rows: readonly Found[]): boolean => rows.length >= MAX_RELATED;
  const category = facets.find((facet) => facet.startsWith('c:')) ?? 'c:';
  const contributor = facets.find((facet) => facet.startsWith('u:')) ?? 'u:';
  const ownKeywords = facets.filter((facet) => facet.startsWith('w:'));
  const counts = await read((db) => readCounts(db, '*', [...ownKeywords, category, contributor]));
  const keywords = pickRarestShared(ownKeywords, counts);
  const query = toQueryText({ all: [], any: [keywords], none: [...leftOut, contributor] });
  const compared = facets.filter((facet) => /^[wsc]:/.test(facet));
  if (keywords.length > 0 && !isEnough(kept.related))
    found.similar.push(...(await read((db) => readSimilar(db, id, query, compared, MAX_RELATED))));
  const findOthers = async (
    term: string,
    none: readonly string[],
    limit: number,
    categoryKey?: string,
  ): Promise<Found[]> => {
    const search = {
      stems: [],
      alternatives: [],
      all: [term],
      any: [],
      uncounted: [],
      none,
      leftOut,
      colors: [],
      price: undefined,
    };
    const page = { sort: 'popular', limit, after: undefined } as const;
    const rows = await findPage(read, page, { search, counts, categoryKey });
    return rows.filter((row) => row.content_id !== id);
  };
  // The work itself and the kept ones may be among those that are found.
  if (!isEnough(kept.fromContributor))
    found.fromContributor.push(...(await findOthers(contributor, [], MAX_RELATED + 1 + kept.fromContributor.length)));
  // This query is the most expensive one, because one contributor may have made nearly all works of a category.
  if (!isEnough([...kept.related, ...found.similar]))
    found.inCategory.push(...(await findOthers(category, [contributor], MAX_RELATED * 2, category.slice(2))));
}

interface Rows {
  readonly related: readonly Found[];
  readonly fromContributor: readonly Found[];
}

interface Shown {
  readonly id: string;
  readonly facets: readonly string[];
  readonly leftOut: readonly string[];
}

/** Joins rows in order of priority, without duplicates. */
const joinRows = (...kinds: readonly (readonly Found[])[]): Found[] =>
  [...new Map(kinds.flat().map((row) => [row.content_id, row])).values()].slice(0, MAX_RELATED);

/** Reads the stored similar works, split into those of other contributors and those of the same one. */
async function readKept({ db }: Context, { id, facets, leftOut }: Shown, deps: RelatedDeps): Promise<Rows> {
  const ids = await deps.readLookAlikes(db, id);
  const { cards } = await readChosenCards(db, ids, { leftOutTerms: leftOut, max: ids.length });
  const isOwn = (row: ChosenCard): boolean => facets.includes(`u:${row.contributor_id}`);
  return { related: cards.filter((row) => !isOwn(row)), fromContributor: cards.filter(isOwn) };
}

/** Finds the rows of a content's page; fewer or none if that takes too long. */
async function findRows(ctx: Context, shown: Shown, deps: RelatedDeps): Promise<Rows> {
  const kept = await readKept(ctx, shown, deps);
  if (kept.related.length >= MAX_RELATED && kept.fromContributor.length >= MAX_RELATED)
    return { related: joinRows(kept.related), fromContributor: joinRows(kept.fromContributor) };
  const found: Related = { similar: [], inCategory: [], fromContributor: [] };
  await readWithin(ctx.db, ctx.platform.config.ARBOR_SEARCH_MS, (read) => findRelated(read, shown, kept, found));
  return {
    related: joinRows(kept.related, found.similar, found.inCategory),
    fromContributor: joinRows(kept.fromContributor, found.fromContributor),
  };
}

const serializeRows = (
  { related, fromContributor }: Rows,
  leftOut: OutputOf<typeof catalogueContract.related>['leftOut'],
): SerializedJson =>
  new SerializedJson(
    `{"related":${toCardArray(related)},"fromContributor":${toCardArray(fromContributor)},"leftOut":${JSON.stringify(leftOut)}}`,
  );

/**
 * `GET /content/related/{id}`: similar works of other contributors from the stored results. If there are too few, works
 * with its rarest keywords follow, then works of its category. The response also has the contributor's other works.
 * `leftOut` counts those that the caller excludes; others take their places.
 */
export async function showRelated(
  ctx: Context,
  { params, query }: InputOf<typeof catalogueContract.related>,
  request: RequestScope,
  deps: RelatedDeps,
): Promise<SerializedJson> {
  const { id } = params;
  const facets = isId(id) ? await readFacets(ctx.db, id) : undefined;
  if (facets === undefined) throw new Problem('not_found');
  const leftOut = await readLeftOutTerms(ctx, request, query.personal);
  const whole = await findRows(ctx, { id, facets, leftOut: [] }, deps);
  if (leftOut.length === 0) return serializeRows(whole, null);
  const shown = [...new Set([...whole.related, ...whole.fromContributor].map((row) => row.content_id))];
  const count = await countAmong(ctx.db, shown, toQueryText({ all: [], any: [leftOut], none: [] }));
  const rows = count === 0 ? whole : await findRows(ctx, { id, facets, leftOut }, deps);
  return serializeRows(rows, { count, isMore: false });
}
