import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { CollectionPage } from '../rules/collections.ts';

/** Whether now is within the collection's schedule. */
const isInTime = sql<boolean>`(visible_from is null or visible_from <= now())
  and (visible_until is null or visible_until > now())`;

const selectPublic = (db: Database) =>
  db
    .selectFrom('collection')
    .select([
      'id as _id',
      'key',
      'title',
      'title_bn as titleBn',
      'description',
      'description_bn as descriptionBn',
      'position',
      'cover_id as coverId',
    ])
    .where('published', '=', true)
    .where(isInTime);

export type CollectionRow = Awaited<ReturnType<typeof readCollections>>[number];

/** Public collections after a position in their order. */
export async function readCollections(db: Database, { after, limit }: CollectionPage) {
  return selectPublic(db)
    .$if(after !== undefined, (all) =>
      all.where((eb) => eb(eb.refTuple('position', 'id'), '>', eb.tuple(after?.position ?? 0, after?.id ?? ''))),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countCollections(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('collection')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('published', '=', true)
    .where(isInTime)
    .executeTakeFirstOrThrow();
  return n;
}

/** Public collections of the home page, in order. */
export const readShowcased = compileOnce((db: Database, limit: number) =>
  selectPublic(db).where('showcase_position', 'is not', null).orderBy('showcase_position').limit(limit),
);

export async function readCollection(db: Database, keyOrId: string): Promise<CollectionRow | undefined> {
  return selectPublic(db)
    .where((eb) => eb.or([eb('key', '=', keyOrId), eb(sql`id::text`, '=', keyOrId)]))
    .executeTakeFirst();
}

/** Contents of these collections, in each collection's order. */
export const readItems = compileOnce((db: Database, collectionIds: readonly string[]) =>
  db
    .selectFrom('collection_item')
    .select(['collection_id', 'content_id'])
    .where('collection_id', '=', sql<string>`any(${collectionIds}::uuid[])`)
    .orderBy('collection_id')
    .orderBy('position')
    .orderBy('content_id'),
);

/** Public collections that a content is in, in the order of collections. */
export const readContaining = compileOnce((db: Database, contentId: string, limit: number) =>
  selectPublic(db)
    .where('id', 'in', (eb) =>
      eb.selectFrom('collection_item').select('collection_id').where('content_id', '=', contentId),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit),
);

/** The first contents of each of these collections, each collection's in its order. */
export const readFirstItems = compileOnce((db: Database, collectionIds: readonly string[], each: number) =>
  db
    .selectFrom('collection as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('collection_item')
          .select(['content_id', 'position'])
          .whereRef('collection_id', '=', 'c.id')
          .orderBy('position')
          .orderBy('content_id')
          .limit(each)
          .as('item'),
      (join) => join.onTrue(),
    )
    .select(['c.id as collection_id', 'item.content_id'])
    .where('c.id', '=', sql<string>`any(${collectionIds}::uuid[])`)
    .orderBy('c.id')
    .orderBy('item.position')
    .orderBy('item.content_id'),
);
