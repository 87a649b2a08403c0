import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { MAX_MEMBERS, readGroups } from '../../catalogue/service/members.ts';
import { type CoverPicture, readCoverPictures } from '../../categories/service/cover-pictures.ts';
import type { collectionsContract } from '../contract/collections.ts';
import { cursors } from '../rules/collections.ts';
import {
  type CollectionRow,
  countCollections,
  readCollection,
  readCollections,
  readItems,
  readShowcased,
} from '../store/collections.ts';

type Contract = typeof collectionsContract;
type Collection = OutputOf<Contract['single']>;

const MAX_COVERS = 4;
/** Maximum number of collections on the home page: two rows on a desktop. */
const MAX_SHOWCASED = 8;

/**
 * Adds the number of public contents and the covers: the uploaded one, then the chosen one if it is public, then
 * others.
 */
export async function completeCollections(
  db: Database,
  rows: readonly CollectionRow[],
): Promise<(Collection & { readonly picture: CoverPicture | null })[]> {
  if (rows.length === 0) return [];
  const items = Map.groupBy(
    await readItems(
      db,
      rows.map((row) => row._id),
    ),
    (item) => item.collection_id,
  );
  const groups = [...items].map(([key, members]) => {
    const cover = rows.find(({ _id }) => _id === key)?.coverId ?? undefined;
    const ids = members.map(({ content_id }) => content_id);
    return { key, ids: cover === undefined ? ids : [cover, ...ids.filter((id) => id !== cover)] };
  });
  const found = await readGroups(db, groups, MAX_COVERS);
  const pictures = await readCoverPictures(
    db,
    rows.map((row) => row._id),
  );
  return rows.map((row) => {
    const group = found.get(row._id);
    const picture = pictures.get(row._id);
    const uploaded = picture === undefined ? [] : [{ kind: 'image' as const, ...picture }];
    const covers = [...uploaded, ...(group?.covers ?? [])].slice(0, MAX_COVERS);
    return {
      ...row,
      covers,
      uploadedCoverId: picture?._id ?? null,
      picture: picture ?? null,
      contentCount: group?.count ?? 0,
    };
  });
}

/** `GET /collection/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listCollections(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const page = parsePage(ctx, cursors, { ...query, sort: 'position' });
  const read = await readCollections(ctx.db, page);
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ position, _id: id }) => ({ position, id }));
  return {
    items: await completeCollections(ctx.db, rows),
    nextCursor,
    ...toTotal(await countCollections(ctx.db)),
  };
}

/** `GET /collection/showcase` */
export async function listShowcase(ctx: Context): Promise<OutputOf<Contract['showcase']>> {
  const items = await completeCollections(ctx.db, await readShowcased(ctx.db, MAX_SHOWCASED));
  return { items, nextCursor: null, ...toTotal(items.length) };
}

/** `GET /collection/single/{id}`. @throws Problem `not_found` */
export async function showCollection(ctx: Context, { params }: InputOf<Contract['single']>): Promise<Collection> {
  const row = await readCollection(ctx.db, params.id);
  const [collection] = row === undefined ? [] : await completeCollections(ctx.db, [row]);
  if (collection === undefined) throw new Problem('not_found');
  return collection;
}

/**
 * Contents of a published collection, by key or id, in order, at most `MAX_MEMBERS`; empty if the collection doesn't
 * exist.
 */
export async function readCollectionItems(db: Database, keyOrId: string): Promise<string[]> {
  const row = await readCollection(db, keyOrId);
  return row === undefined
    ? []
    : (await readItems(db, [row._id])).slice(0, MAX_MEMBERS).map(({ content_id }) => content_id);
}
