import { sql } from 'kysely';
import { compileOnce } from '../../../platform/database/compile-once.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { isMatch, type Matching } from './match.ts';

export interface FacetCount {
  readonly facet: string;
  readonly n: number;
}

/** Facets that are choices of a filter; keywords and contributors are too many to choose from. */
const isChoice = sql<boolean>`facet ~ '^(c|s|p|f|o|k|l|ai):'`;

/** Stored counts of a whole scope: `*` or `c:<category>`. */
export const readScopeFacets = compileOnce((db: Database, scope: string) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('term_count')
        .select(['term as facet', 'n'])
        .where('scope', '=', scope)
        .where('n', '>', 0)
        .where('term', 'like', sql<string>`'%:%'`)
        .where('term', 'not like', sql<string>`'w:%'`)
        .where('term', 'not like', sql<string>`'u:%'`)
        .as('counted'),
    )
    .select(['facet', 'n'])
    .where(isChoice),
);

/**
 * Counts over what matches, `max` rows of it at most, among `ids` where these are there; `rows` says how many were
 * counted.
 */
export async function countFacets(
  db: Database,
  matching: Matching,
  ids: readonly string[] | undefined,
  max: number,
): Promise<{ counts: FacetCount[]; rows: number }> {
  const isMember = ids === undefined ? sql`true` : sql`content_id = any(${ids}::uuid[])`;
  const { rows } = await sql<FacetCount & { rows: number }>`
    with matched as materialized (select facets from listing where ${isMatch(matching)} and ${isMember} limit ${max})
    select facet, count(*) as n, (select count(*) from matched) as rows from matched, unnest(facets) facet where ${isChoice} group by facet`.execute(
    db,
  );
  return { counts: rows, rows: rows[0]?.rows ?? 0 };
}
