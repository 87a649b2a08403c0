import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';

export interface CollectionRow {
  readonly _id: string;
  readonly key: string;
  readonly title: string;
  readonly titleBn: string | null;
  readonly description: string;
  readonly descriptionBn: string | null;
  readonly position: number;
  readonly contentCount: number;
  readonly covers: unknown[];
}

const COVERS = 4;

const shown = sql`
  c.id as _id, c.key, c.title, c.title_bn as "titleBn", c.description, c.description_bn as "descriptionBn", c.position,
  (select count(*) from collection_item i join listing l using (content_id) where i.collection_id = c.id) as "contentCount",
  coalesce((select json_agg(cover) from (
    select l.card -> 'preview' as cover from collection_item i join listing l using (content_id)
    where i.collection_id = c.id and l.card -> 'preview' <> 'null' order by i.position limit ${COVERS}) first), '[]') as covers`;

/** Published collections after a place in their order. */
export async function readCollections(
  db: Database,
  after: { position: number; id: string } | undefined,
  limit: number,
): Promise<CollectionRow[]> {
  const later = after === undefined ? sql`true` : sql`(c.position, c.id) > (${after.position}::int, ${after.id}::uuid)`;
  const { rows } = await sql<CollectionRow>`
    select ${shown} from collection c where c.published and ${later} order by c.position, c.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function countCollections(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from collection where published`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function readCollection(db: Database, keyOrId: string): Promise<CollectionRow | undefined> {
  const { rows } =
    await sql<CollectionRow>`select ${shown} from collection c where c.published and (c.key = ${keyOrId} or c.id::text = ${keyOrId})`.execute(
      db,
    );
  return rows[0];
}
