import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { Listing } from '../../../../platform/database/schema.ts';
import { matchesQuery } from './match.ts';

export const readFacets = async (db: Database, id: string): Promise<string[] | undefined> =>
  (await db.selectFrom('listing').select('facets').where('content_id', '=', id).executeTakeFirst())?.facets;

/** Those of these terms that more than one content has, the rarest first. */
export async function readRarestShared(db: Database, terms: readonly string[], max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('term_count')
    .select('term')
    .where('scope', '=', '*')
    .where('term', '=', sql<string>`any(${terms}::text[])`)
    .where('n', '>', 1)
    .orderBy('n')
    .limit(max)
    .execute();
  return rows.map(({ term }) => term);
}

/** How many of these contents a query finds. */
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
 * Other contents that a query finds, those first that share most of the facets; some candidates are compared, not all.
 */
export async function readSimilar(
  db: Database,
  id: string,
  query: string,
  facets: readonly string[],
  limit: number,
): Promise<Pick<Selectable<Listing>, 'content_id' | 'card'>[]> {
  return db
    .with(
      (cte) => cte('candidate').materialized(),
      (cte) =>
        cte
          .selectFrom('listing')
          .select(['content_id', 'facets', 'popularity', 'card'])
          .where(matchesQuery(query))
          .where('content_id', '<>', id)
          .limit(MAX_CANDIDATES),
    )
    .selectFrom('candidate')
    .select(['content_id', 'card'])
    .orderBy(sql`(select count(*) from unnest(facets) facet where facet = any(${facets}::text[]))`, 'desc')
    .orderBy('popularity', 'desc')
    .orderBy('content_id')
    .limit(limit)
    .execute();
}
