import { type SqlBool, sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { matchesQuery } from './match.ts';

const selectFacets = compileOnce((db: Database, id: string) =>
  db.selectFrom('listing').select('facets').where('content_id', '=', id),
);

export const readFacets = async (db: Database, id: string): Promise<string[] | undefined> =>
  (await selectFacets(db, id))[0]?.facets;

/** Counts how many of these contents match a tsquery. */
export async function countAmong(db: Database, ids: readonly string[], query: string): Promise<number> {
  const { n } = await db
    .selectFrom('listing')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('content_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(matchesQuery(query))
    .executeTakeFirstOrThrow();
  return n;
}

const MAX_CANDIDATES = 300;

/**
 * Finds other contents that match a tsquery, which must not be empty, most common facets first. Only some candidates
 * are compared.
 */
export const readSimilar = compileOnce(
  (db: Database, id: string, query: string, facets: readonly string[], limit: number) =>
    db
      .with(
        (cte) => cte('candidate').materialized(),
        (cte) =>
          cte
            .selectFrom('listing')
            .select(['content_id', 'facets', 'popularity', 'card'])
            .where(sql<SqlBool>`terms @@ ${query}::tsquery`)
            .where('content_id', '<>', id)
            .limit(MAX_CANDIDATES),
      )
      .selectFrom('candidate')
      .select(['content_id', 'card'])
      .orderBy(sql`(select count(*) from unnest(facets) facet where facet = any(${facets}::text[]))`, 'desc')
      .orderBy('popularity', 'desc')
      .orderBy('content_id')
      .limit(limit),
);
