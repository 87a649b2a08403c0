import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { CollectionPage } from '../rules/collections.ts';

/** Within the time that was set for it. */
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

/** Public collections after a place in their order. */
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

/** Public collections of the home page, in the order that it has. */
export const readShowcased = compileOnce((db: Database, limit: number) =>
  selectPublic(db).where('showcase_position', 'is not', null).orderBy('showcase_position').limit(limit),
);

export async function readCollection(db: Database, keyOrId: string): Promise<CollectionRow | undefined> {
  return selectPublic(db)
    .where((eb) => eb.or([eb('key', '=', keyOrId), eb(sql`id::text`, '=', keyOrId)]))
    .executeTakeFirst();
}

/** Contents of these collections, each collection's in its order. */
export const readItems = compileOnce((db: Database, collectionIds: readonly string[]) =>
  db
    .selectFrom('collection_item')
    .select(['collection_id', 'content_id'])
    .where('collection_id', '=', sql<string>`any(${collectionIds}::uuid[])`)
    .orderBy('collection_id')
    .orderBy('position')
    .orderBy('content_id'),
);
