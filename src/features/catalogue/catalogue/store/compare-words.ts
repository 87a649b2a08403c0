import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

/** Reads the terms of titles and keywords of public works, by identifier. */
export async function readNamedTerms(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('listing')
    .select([
      'content_id',
      sql<string[]>`array(select term from unnest(terms) as word (term) where term like '+%')`.as('named'),
    ])
    .where('content_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ content_id: id, named }) => [id, named]));
}

/** Reads some of the works that match a tsquery, which must not be empty. */
export async function readSomeFound(db: Database, query: string, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing')
    .select('content_id')
    .where(sql<boolean>`terms @@ ${query}::tsquery`)
    .limit(max)
    .execute();
  return rows.map((row) => row.content_id);
}

/** Reads all keywords of these public works, in their written form. */
export async function readKeywordsOf(db: Database, ids: readonly string[]) {
  const { rows } = await sql<{ content_id: string; keyword: string }>`
    select content_id, substr(facet, 3) as keyword from listing, unnest(facets) facet
    where content_id = any(${ids}::uuid[]) and facet like 'w:%'`.execute(db);
  return rows;
}
