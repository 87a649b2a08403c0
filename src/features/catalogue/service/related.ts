import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { SerializedJson } from '../../../platform/http/serialized-json.ts';
import type { catalogueContract } from '../contract.ts';
import { toQueryText } from '../rules/terms.ts';
import { readCounts } from '../store/listing.ts';
import { readFacets, readRarestShared, readSimilar } from '../store/related.ts';
import { readWithin, type TimedRead } from '../store/time-limit.ts';
import { findPage } from './find-page.ts';

const MAX_RELATED = 12;
const MAX_KEYWORDS = 5;

interface Found {
  readonly content_id: string;
  readonly card: string;
}

const toArray = (rows: readonly Found[]): string => `[${rows.map(({ card }) => card).join(',')}]`;

interface Related {
  readonly similar: Found[];
  readonly inCategory: Found[];
  readonly fromContributor: Found[];
}

/** Adds to `found` one kind after the other, the most alike first: what came in time stays where the rest takes too long. */
async function findRelated(read: TimedRead, id: string, facets: readonly string[], found: Related): Promise<void> {
  const category = facets.find((facet) => facet.startsWith('c:')) ?? 'c:';
  const contributor = facets.find((facet) => facet.startsWith('u:')) ?? 'u:';
  const ownKeywords = facets.filter((facet) => facet.startsWith('w:'));
  const keywords = await read((db) => readRarestShared(db, ownKeywords, MAX_KEYWORDS));
  const query = toQueryText({ all: [], any: [keywords], none: [] });
  const compared = facets.filter((facet) => /^[wsc]:/.test(facet));
  if (keywords.length > 0)
    found.similar.push(...(await read((db) => readSimilar(db, id, query, compared, MAX_RELATED))));
  const counts = await read((db) => readCounts(db, '*', [category, contributor]));
  const findOthers = async (term: string, categoryKey: string | undefined): Promise<Found[]> => {
    const search = { stems: [], all: [term], any: [], none: [], colors: [], price: undefined };
    const page = { sort: 'popular', limit: MAX_RELATED * 2, after: undefined } as const;
    const rows = await findPage(read, page, { search, counts, categoryKey });
    return rows.filter((row) => row.content_id !== id);
  };
  if (found.similar.length < MAX_RELATED) found.inCategory.push(...(await findOthers(category, category.slice(2))));
  found.fromContributor.push(...(await findOthers(contributor, undefined)));
}

/**
 * `GET /content/related/{id}`: what shares its rarest keywords, then its category; and the contributor's other
 * contents. Fewer, or none, where finding them takes too long.
 */
export async function showRelated(
  ctx: Context,
  { params }: InputOf<typeof catalogueContract.related>,
): Promise<SerializedJson> {
  const { id } = params;
  const facets = isId(id) ? await readFacets(ctx.db, id) : undefined;
  if (facets === undefined) throw new Problem('not_found');
  const found: Related = { similar: [], inCategory: [], fromContributor: [] };
  await readWithin(ctx.db, ctx.platform.config.ARBOR_SEARCH_MS, (read) => findRelated(read, id, facets, found));
  const { similar, inCategory } = found;
  const seen = new Set(similar.map((row) => row.content_id));
  const related = [...similar, ...inCategory.filter((row) => !seen.has(row.content_id))].slice(0, MAX_RELATED);
  const fromContributor = found.fromContributor.slice(0, MAX_RELATED);
  return new SerializedJson(`{"related":${toArray(related)},"fromContributor":${toArray(fromContributor)}}`);
}
