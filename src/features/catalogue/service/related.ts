import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { SerializedJson } from '../../../platform/http/serialized-json.ts';
import type { catalogueContract } from '../contract.ts';
import { toQueryText } from '../rules/terms.ts';
import { readCounts } from '../store/listing.ts';
import { readFacets, readRarestShared, readSimilar } from '../store/related.ts';
import { findPage } from './find-page.ts';

const MAX_RELATED = 12;
const MAX_KEYWORDS = 5;

interface Found {
  readonly content_id: string;
  readonly card: string;
}

const toArray = (rows: readonly Found[]): string => `[${rows.map(({ card }) => card).join(',')}]`;

/**
 * `GET /content/related/{id}`: what shares its rarest keywords, then its category; and the contributor's other
 * contents.
 */
export async function showRelated(
  ctx: Context,
  { params }: InputOf<typeof catalogueContract.related>,
): Promise<SerializedJson> {
  const { id } = params;
  const facets = isId(id) ? await readFacets(ctx.db, id) : undefined;
  if (facets === undefined) throw new Problem('not_found');
  const category = facets.find((facet) => facet.startsWith('c:')) ?? 'c:';
  const contributor = facets.find((facet) => facet.startsWith('u:')) ?? 'u:';
  const keywords = await readRarestShared(
    ctx.db,
    facets.filter((facet) => facet.startsWith('w:')),
    MAX_KEYWORDS,
  );
  const query = toQueryText({ all: [], any: [keywords], none: [] });
  const compared = facets.filter((facet) => /^[wsc]:/.test(facet));
  const similar = keywords.length === 0 ? [] : await readSimilar(ctx.db, id, query, compared, MAX_RELATED);
  const counts = await readCounts(ctx.db, '*', [category, contributor]);
  const findOthers = async (term: string, categoryKey: string | undefined): Promise<Found[]> => {
    const search = { stems: [], all: [term], any: [], none: [], price: undefined };
    const page = { sort: 'popular', limit: MAX_RELATED * 2, after: undefined } as const;
    const rows = await findPage((read) => read(ctx.db), page, { search, counts, categoryKey });
    return rows.filter((row) => row.content_id !== id);
  };
  const others = similar.length >= MAX_RELATED ? [] : await findOthers(category, category.slice(2));
  const seen = new Set(similar.map((row) => row.content_id));
  const related = [...similar, ...others.filter((row) => !seen.has(row.content_id))].slice(0, MAX_RELATED);
  const fromContributor = (await findOthers(contributor, undefined)).slice(0, MAX_RELATED);
  return new SerializedJson(`{"related":${toArray(related)},"fromContributor":${toArray(fromContributor)}}`);
}
