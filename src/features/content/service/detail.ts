import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { SerializedJson } from '../../../platform/http/serialized-json.ts';
import { readListingDetail, toOrientation } from '../../catalogue/service/detail.ts';
import { findLicences } from '../../licences/service/licences.ts';
import type { contentContract } from '../contract.ts';
import { readDetail } from '../store/detail.ts';

const PLACEHOLDER_COLORS = 2;

/** `GET /content/single/{id}`. @throws Problem `not_found` */
export async function showContent(
  ctx: Context,
  { params }: InputOf<typeof contentContract.single>,
): Promise<SerializedJson> {
  const { id } = params;
  if (!isId(id)) throw new Problem('not_found');
  const [listing, detail, licences] = await Promise.all([
    readListingDetail(ctx.db, id),
    readDetail(ctx.db, id, ctx.platform.config.ARBOR_CURRENCY),
    findLicences(ctx.db),
  ]);
  if (listing === undefined || detail === undefined) throw new Problem('not_found');
  const [first] = detail.previews;
  const fields = JSON.stringify({
    description: detail.description,
    attribution: detail.attribution,
    sourceUrl: detail.source_url,
    keywords: detail.keywords,
    orientation: first === undefined ? null : toOrientation(first.width, first.height),
    colors: first?.colors.map(({ hex, name }) => ({ hex, name })) ?? [],
    previews: detail.previews.map(({ asset, colors, ...preview }) => ({
      ...preview,
      colors: colors.slice(0, PLACEHOLDER_COLORS).map(({ hex }) => hex),
      asset: asset === null ? null : { url: `/media/${preview._id}/asset.${asset.ext}`, mediaType: asset.mediaType },
    })),
    counts: { views: listing.views, downloads: listing.downloads, favorites: listing.favorites },
    updatedAt: detail.updated_at.toISOString(),
    versions: detail.versions,
    variants: detail.variants.map((variant) => ({ ...variant, licence: licences.get(variant.licence) })),
  });
  // The card's own members, then those of the page: each of the parts is an object in JSON.
  return new SerializedJson(`${listing.card.slice(0, -1)},"subcategories":${listing.subcategories},${fields.slice(1)}`);
}
