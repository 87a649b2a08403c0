import { sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { collectionStates } from '../contract/admin.ts';

export interface CollectionTexts {
  readonly key: string;
  readonly title: string;
  readonly title_bn: string | null;
  readonly description: string;
  readonly description_bn: string | null;
}

type CollectionState = (typeof collectionStates)[number];

const selectManaged = (db: Database) =>
  db
    .selectFrom('collection')
    .select([
      'id as _id',
      'key',
      'title',
      'title_bn as titleBn',
      'description',
      'description_bn as descriptionBn',
      'published',
      'position',
      'cover_id as coverId',
      'visible_from as visibleFrom',
      'visible_until as visibleUntil',
      'showcase_position as showcasePosition',
    ])
    .select(
      sql<CollectionState>`case when not published then 'hidden' when visible_until <= now() then 'ended'
        when visible_from > now() then 'scheduled' else 'live' end`.as('state'),
    );

export type ManagedRow = Awaited<ReturnType<typeof readEvery>>[number];

/** All collections, published or not, in order. */
export const readEvery = (db: Database) => selectManaged(db).orderBy('position').orderBy('id').execute();

export const readManaged = (db: Database, keyOrId: string): Promise<ManagedRow | undefined> =>
  selectManaged(db)
    .where((eb) => eb.or([eb('key', '=', keyOrId), eb(sql`id::text`, '=', keyOrId)]))
    .executeTakeFirst();

/** Like `readManaged`, with a lock that serializes changes of the collection and its contents. */
export const lockManaged = (tx: Transaction, id: string): Promise<ManagedRow | undefined> =>
  selectManaged(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Serializes ordering, adding and deleting collections until the transaction ends. */
export const lockOrder = (tx: Transaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('collection-order', 0))`.execute(tx);

export async function addCollection(tx: Transaction, texts: CollectionTexts): Promise<string> {
  const id = createId();
  const position = sql<number>`coalesce((select max(position) + 1 from collection), 0)`;
  await tx
    .insertInto('collection')
    .values({ id, ...texts, published: false, position })
    .execute();
  return id;
}

export async function updateCollection(
  tx: Transaction,
  id: string,
  values: Partial<CollectionTexts> & {
    readonly published?: boolean;
    readonly cover_id?: string | null;
    readonly visible_from?: Date | null;
    readonly visible_until?: Date | null;
  },
): Promise<void> {
  if (Object.keys(values).length > 0) await tx.updateTable('collection').set(values).where('id', '=', id).execute();
}

export async function deleteCollection(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('collection').where('id', '=', id).execute();
}

export async function setCollectionOrder(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`update collection c set position = wanted.position - 1
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position) where c.id = wanted.id`.execute(tx);
}

/** Ids of the home page's collections, in order. */
export async function readShowcaseIds(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('collection')
    .select('id')
    .where('showcase_position', 'is not', null)
    .orderBy('showcase_position')
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces the home page's collections with these, in this order. */
export async function setShowcase(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`update collection c set showcase_position = wanted.position - 1
    from collection o left join unnest(${ids}::uuid[]) with ordinality as wanted (id, position) on wanted.id = o.id
    where c.id = o.id and c.showcase_position is distinct from wanted.position - 1`.execute(tx);
}

/** Replaces the contents; a cover that is no longer among them is removed. */
export async function setItems(tx: Transaction, id: string, contentIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('collection_item').where('collection_id', '=', id).execute();
  await sql`insert into collection_item (collection_id, content_id, position)
    select ${id}, content_id, position - 1 from unnest(${contentIds}::uuid[]) with ordinality as wanted (content_id, position)`.execute(
    tx,
  );
  await sql`update collection set cover_id = null where id = ${id} and cover_id <> all(${contentIds}::uuid[])`.execute(
    tx,
  );
}

/** Whether the database refused the key because another collection has it. */
export const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'collection_key_key';
