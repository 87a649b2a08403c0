import type { Context, TransactionContext } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { toOrientation } from '../../catalogue/rules/listing.ts';
import { toQueryText } from '../../catalogue/rules/terms.ts';
import { findPage } from '../../catalogue/service/find-page.ts';
import { countView } from '../../catalogue/store/counts.ts';
import { readCounts } from '../../catalogue/store/listing.ts';
import type { contentContract } from '../contract.ts';
import { readAlike, readDetail, readRelatedSource } from '../store/detail.ts';

type Contract = typeof contentContract;
type Single = OutputOf<Contract['single']>;
type Cards = OutputOf<Contract['related']>['related'];

const MAX_RELATED = 12;

function known(id: string): string {
  if (!isId(id)) throw new Problem('not_found');
  return id;
}

/** `GET /content/single/{id}`. @throws Problem `not_found` */
export async function showContent(ctx: Context, { params }: InputOf<Contract['single']>): Promise<Single> {
  const row = await readDetail(ctx.db, known(params.id));
  if (row === undefined) throw new Problem('not_found');
  const currency = ctx.platform.config.ARBOR_CURRENCY;
  const first = row.previews[0];
  const previews = row.previews.map(({ asset, colors, ...preview }) => ({
    ...preview,
    colors: colors.slice(0, 2).map((color) => color.hex),
    asset: asset === null ? null : { url: `/media/${preview._id}/asset.${asset.ext}`, mediaType: asset.mediaType },
  }));
  const { card, views, downloads, favorites } = row;
  // The contract's schema checks this on the way out; the rows come from json_build_object with its field names.
  return {
    ...card,
    description: row.description,
    attribution: row.attribution,
    sourceUrl: row.source_url,
    subcategories: row.subcategories,
    keywords: row.keywords,
    orientation: first === undefined ? null : toOrientation(first.width, first.height),
    colors: first?.colors.map(({ hex, name }) => ({ hex, name })) ?? [],
    previews,
    variants: (row.variants as object[]).map((variant) => ({ ...variant, currency })),
    counts: { views, downloads, favorites },
    updatedAt: row.updated_at.toISOString(),
  } as Single;
}

const toCards = (rows: readonly { card: unknown }[]): Cards => rows.map((row) => row.card) as Cards;

/** `GET /content/related/{id}`: what shares its rarest keywords, then its category; and the contributor's other works. */
export async function showRelated(
  ctx: Context,
  { params }: InputOf<Contract['related']>,
): Promise<OutputOf<Contract['related']>> {
  const id = known(params.id);
  const source = await readRelatedSource(ctx.db, id);
  if (source === undefined) throw new Problem('not_found');
  const category = source.facets.find((facet) => facet.startsWith('c:')) ?? 'c:';
  const contributor = source.facets.find((facet) => facet.startsWith('u:')) ?? 'u:';
  const shared = source.facets.filter((facet) => /^[wsc]:/.test(facet));
  const keywords = source.keywords.length > 0 ? [source.keywords] : [];
  const alike =
    keywords.length === 0
      ? []
      : await readAlike(ctx.db, id, toQueryText({ all: [], any: keywords, none: [] }), shared, MAX_RELATED);
  const counts = await readCounts(ctx.db, '*', [category, contributor]);
  const others = async (
    term: string,
    categoryKey: string | undefined,
  ): Promise<{ content_id: string; card: unknown }[]> => {
    const search = { stems: [], all: [term], any: [], none: [], price: undefined };
    const rows = await findPage(
      ctx.db,
      { sort: 'popular', limit: MAX_RELATED * 2, after: undefined },
      { search, counts, categoryKey },
    );
    return rows.filter((row) => row.content_id !== id);
  };
  const fill = alike.length >= MAX_RELATED ? [] : await others(category, category.slice(2));
  const seen = new Set(alike.map((row) => row.content_id));
  const related = [...alike, ...fill.filter((row) => !seen.has(row.content_id))].slice(0, MAX_RELATED);
  return {
    related: toCards(related),
    fromContributor: toCards(await others(contributor, undefined)).slice(0, MAX_RELATED),
  };
}

/** `PATCH /content/view/{id}`: a person counts once a day. */
export async function recordView(
  ctx: TransactionContext,
  { params }: InputOf<Contract['view']>,
  request: RequestScope,
): Promise<OutputOf<Contract['view']>> {
  const views = await countView(ctx.tx, known(params.id), request.visitor());
  if (views === undefined) throw new Problem('not_found');
  return { views };
}
