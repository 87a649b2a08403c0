import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { isMatch, type Matching } from './match.ts';
import { readWithin } from './time-limit.ts';

export interface FacetCount {
  readonly facet: string;
  readonly n: number;
}

export interface FacetCounts {
  readonly counts: readonly FacetCount[];
  /** Number of matches that were counted. */
  readonly rows: number;
}

/**
 * Facets that are choices of a filter. Contributors (`u:`) and keywords (`w:`) are too numerous, and sort after all
 * others.
 */
const isChoice = sql<boolean>`facet collate "C" < 'u:'`;

/** Reads the stored counts of a scope: `*` or `c:<category>`. */
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

/** Finds which of these terms at least one listing has. */
export async function readTermsInUse(db: Database, terms: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('term_count')
    .select('term')
    .where('scope', '=', '*')
    .where('term', '=', sql<string>`any(${terms}::text[])`)
    .where('n', '>', 0)
    .execute();
  return new Set(rows.map(({ term }) => term));
}

/** Counts facets over at most `max` matches, among `ids` if given. */
async function countFacets(
  db: Database,
  matching: Matching,
  ids: readonly string[] | undefined,
  max: number,
): Promise<FacetCounts> {
  const isMember = ids === undefined ? sql`true` : sql`content_id = any(${ids}::uuid[])`;
  const { rows } = await sql<FacetCount & { rows: number }>`
    with matched as materialized (select facets from listing where ${isMatch(matching)} and ${isMember} limit ${max})
    select facet, count(*) as n, (select count(*) from matched) as rows from matched, unnest(facets) facet where ${isChoice} group by facet`.execute(
    db,
  );
  return { counts: rows, rows: rows[0]?.rows ?? 0 };
}

/** Counts the facets of each of these searches; undefined if all together take longer than `milliseconds`. */
export const countFacetsWithin = (
  db: Database,
  all: readonly Matching[],
  {
    ids,
    max,
    milliseconds,
  }: { readonly ids: readonly string[] | undefined; readonly max: number; readonly milliseconds: number },
): Promise<FacetCounts[] | undefined> =>
  readWithin(db, milliseconds, async (read) => {
    const found: FacetCounts[] = [];
    for (const matching of all) found.push(await read((within) => countFacets(within, matching, ids, max)));
    return found;
  });
