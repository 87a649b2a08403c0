import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { matchesQuery } from './match.ts';

/** Reads those of these works that are public, in no order: card, contributor, and whether a tsquery matches. */
export async function readChosen(db: Database, ids: readonly string[], query: string) {
  return db
    .selectFrom('listing')
    .select([
      'content_id',
      'card',
      sql<string>`(select substr(facet, 3) from unnest(facets) facet where facet like 'u:%' limit 1)`.as(
        'contributor_id',
      ),
      sql<boolean>`${matchesQuery(query)}`.as('is_found'),
    ])
    .where('content_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
