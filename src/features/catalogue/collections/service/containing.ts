import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { readGroups } from '../../catalogue/service/members.ts';
import { readCoverPictures } from '../../categories/service/cover-pictures.ts';
import type { collectionsContract } from '../contract/collections.ts';
import { readContaining, readFirstItems } from '../store/collections.ts';

type Contract = typeof collectionsContract;

const MAX_CONTAINING = 4;
/** Number of a collection's first contents that are searched for a public cover. */
const TRIED_FOR_COVER = 8;

/** `GET /collection/containing/{contentId}`. The list is empty for an unknown content. */
export async function listContaining(
  { db }: Context,
  { params }: InputOf<Contract['containing']>,
): Promise<OutputOf<Contract['containing']>> {
  const rows = isId(params.contentId) ? await readContaining(db, params.contentId, MAX_CONTAINING) : [];
  if (rows.length === 0) return { items: [] };
  const ids = rows.map(({ _id }) => _id);
  const items = Map.groupBy(await readFirstItems(db, ids, TRIED_FOR_COVER), (item) => item.collection_id);
  const groups = rows.map(({ _id, coverId }) => ({
    key: _id,
    ids: [...(coverId === null ? [] : [coverId]), ...(items.get(_id) ?? []).map(({ content_id }) => content_id)],
  }));
  const covers = await readGroups(db, groups, 1);
  const pictures = await readCoverPictures(db, ids);
  return {
    items: rows.map(({ _id, key, title, titleBn }) => {
      const picture = pictures.get(_id);
      const uploaded = picture === undefined ? [] : [{ kind: 'image' as const, ...picture }];
      return { _id, key, title, titleBn, covers: [...uploaded, ...(covers.get(_id)?.covers ?? [])].slice(0, 1) };
    }),
  };
}
