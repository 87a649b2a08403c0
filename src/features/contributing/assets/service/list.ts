import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findCategoryIdByKey, readPlacesById } from '../../../catalogue/categories/service/categories.ts';
import {
  type EveryContent,
  listEveryContent,
  readEveryContent,
} from '../../../catalogue/content/service/every-content.ts';
import { readContentsById } from '../../../catalogue/content/service/own-contents.ts';
import { findContributorIdByUsername } from '../../../people/contributors/service/contributors.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { toReviewPreview } from '../../reviews/service/present.ts';
import type { assetsContract } from '../contract.ts';

type Contract = typeof assetsContract;
type Asset = OutputOf<Contract['all']>['items'][number];

async function toAssets(ctx: Context, contents: readonly EveryContent[]): Promise<Asset[]> {
  const places = await readPlacesById(ctx.db, [...new Set(contents.flatMap(({ category_id }) => category_id ?? []))]);
  const contributors = await readContributorsById(ctx.db, [...new Set(contents.map((row) => row.contributor_id))]);
  return contents.map((row) => {
    const { id: _id, username = '', name = '' } = contributors.get(row.contributor_id) ?? { id: row.contributor_id };
    return {
      _id: row.id,
      title: row.title,
      status: row.status,
      takedown: row.takedown,
      revisionOf: row.revision_of,
      ai: row.ai,
      category: places.find((place) => place._id === row.category_id)?.name ?? null,
      contributor: { _id, username, name },
      prices: row.min_price === null || row.max_price === null ? null : { min: row.min_price, max: row.max_price },
      preview: row.preview === null ? null : toReviewPreview(row.preview, row.status === 'published'),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      publishedAt: row.published_at?.toISOString() ?? null,
    };
  });
}

/** Reads contents of any status for admins' lists, by identifier; unknown ones are left out. */
export async function readAssets(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Asset>> {
  const contents = await readEveryContent(ctx.db, ids);
  return new Map((await toAssets(ctx, [...contents.values()])).map((each) => [each._id, each]));
}

type ListQuery = InputOf<Contract['all']>['query'];

/** Finds the identifiers of a query's category and contributor; undefined if one of them is unknown. */
export async function toPlace(ctx: Context, { category, contributor }: Pick<ListQuery, 'category' | 'contributor'>) {
  const categoryId = category === undefined ? undefined : await findCategoryIdByKey(ctx.db, category);
  const contributorId = contributor === undefined ? undefined : await findContributorIdByUsername(ctx.db, contributor);
  if (category !== undefined && categoryId === undefined) return undefined;
  if (contributor !== undefined && contributorId === undefined) return undefined;
  return { categoryId, contributorId };
}

/** `GET /content/assets`. @throws Problem `bad_input` for a cursor of another list or sort order */
export const listAssets = async (
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> => listAssetsAt(ctx, await toPlace(ctx, query), query);

/**
 * Reads a page of the works of a category or contributor.
 * @throws Problem `bad_input` for a cursor of another list or sort order
 */
export async function listAssetsAt(
  ctx: Context,
  place: Awaited<ReturnType<typeof toPlace>>,
  { category, contributor, ai, ...query }: ListQuery & { readonly isCounted?: boolean },
): Promise<OutputOf<Contract['all']>> {
  if (place === undefined) return empty;
  const filters = { ...place, ai: ai === undefined ? undefined : ai === 'yes' };
  const { items, ...page } = await listEveryContent(ctx, { ...query, ...filters });
  return { items: await toAssets(ctx, items), ...page };
}

const empty = { items: [], nextCursor: null, total: 0, totalIsMore: false };

/** `GET /content/assets/{id}`. @throws Problem `not_found` */
export async function showAsset(
  ctx: Context,
  { params: { id } }: InputOf<Contract['single']>,
): Promise<OutputOf<Contract['single']>> {
  const asset = isId(id) ? (await readAssets(ctx, [id])).get(id) : undefined;
  const [work] = await readContentsById(ctx.db, [id]);
  if (asset === undefined || work === undefined) throw new Problem('not_found');
  return {
    asset,
    work,
    previews: work.previews.map((preview) => toReviewPreview(preview, work.status === 'published')),
  };
}
