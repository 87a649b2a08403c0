import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { SerializedJson } from '../../../../platform/http/serialized-json.ts';
import { createListingDetailReader, toOrientation } from '../../catalogue/service/detail.ts';
import { selectLicence } from '../../licences/service/select-licence.ts';
import type { contentContract } from '../contract/content.ts';
import { toFilm } from '../rules/film.ts';
import { createDetailQuery } from '../store/detail.ts';

const PLACEHOLDER_COLORS = 2;

const readDetail = createListingDetailReader(createDetailQuery(selectLicence));

/** `GET /content/single/{id}`. @throws Problem `not_found` */
export async function showContent(
  ctx: Context,
  { params }: InputOf<typeof contentContract.single>,
): Promise<SerializedJson> {
  const { id } = params;
  const detail = isId(id) ? await readDetail(ctx.db, id, ctx.platform.config.ARBOR_CURRENCY) : undefined;
  if (detail === undefined) throw new Problem('not_found');
  const { card, subcategories, stored, views, downloads, favorites, previews } = detail;
  const [first] = previews;
  const computed = JSON.stringify({
    orientation: first === undefined ? null : toOrientation(first.width, first.height),
    colors: first?.colors.map(({ hex, name }) => ({ hex, name })) ?? [],
    previews: previews.map(({ asset, colors, figures, ...preview }) => ({
      ...preview,
      film: toFilm(figures),
      colors: colors.slice(0, PLACEHOLDER_COLORS).map(({ hex }) => hex),
      // Fonts and sounds have no public sample: their viewers send what may be sent of them.
      asset:
        asset === null || preview.kind === 'font' || preview.kind === 'audio'
          ? null
          : { url: `/media/${preview._id}/asset.${asset.ext}`, mediaType: asset.mediaType },
    })),
    counts: { views, downloads, favorites },
  });
  // The card and the page's own data are already serialized as JSON objects; their members are joined into one object.
  return new SerializedJson(
    `${card.slice(0, -1)},"subcategories":${subcategories},${stored.slice(1, -1)},${computed.slice(1)}`,
  );
}
