import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

/** Reads the identifiers after which parts of `size` contents begin, in one pass over the primary key. */
export async function readSitemapParts(db: Database, size: number): Promise<string[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('listing')
        .select(['content_id', sql<number>`row_number() over (order by content_id)`.as('n')])
        .as('numbered'),
    )
    .select('content_id')
    .where(sql`n % ${size}`, '=', 0)
    .execute();
  return ['0', ...rows.map((row) => row.content_id)];
}

export async function readSitemapPart(db: Database, after: string | undefined, size: number) {
  return db
    .selectFrom('listing')
    .select(['content_id', 'updated_at', sql<string>`card::json ->> 'title'`.as('title')])
    .$if(after !== undefined, (all) => all.where('content_id', '>', after ?? ''))
    .orderBy('content_id')
    .limit(size)
    .execute();
}

/** Reads identifiers of contributors with a listing. They are choices of a filter, whose counts are stored anyway. */
export async function readListedContributors(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('term_count')
    .select(sql<string>`substr(term, 3)`.as('id'))
    .where('scope', '=', '*')
    .where('term', '>=', 'u:')
    .where('term', '<', 'u;')
    .where('n', '>', 0)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
