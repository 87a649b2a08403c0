import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

/** The identifier that each part of `size` begins after, from one pass over the primary key. */
export async function readParts(db: Database, size: number): Promise<string[]> {
  const { rows } = await sql<{ content_id: string }>`
    select content_id from (select content_id, row_number() over (order by content_id) as n from listing) numbered where n % ${size} = 0`.execute(
    db,
  );
  return ['0', ...rows.map((row) => row.content_id)];
}

export async function readPart(
  db: Database,
  after: string | undefined,
  size: number,
): Promise<{ id: string; updated_at: Date }[]> {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    select c.id, c.updated_at from listing l join content c on c.id = l.content_id
    where ${after === undefined ? sql`true` : sql`l.content_id > ${after}::uuid`} order by l.content_id limit ${size}`.execute(
    db,
  );
  return rows;
}
