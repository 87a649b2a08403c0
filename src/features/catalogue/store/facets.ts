import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import type { Matching } from './listing.ts';
import { pricedWithin } from './price.ts';

export interface FacetCount {
  readonly facet: string;
  readonly n: number;
}

const shown = sql`facet ~ '^(c|s|p|f|o|k|l|ai):'`;

/** Kept counts of a whole scope: `*` or `c:<category>`. */
export async function readScopeFacets(db: Database, scope: string): Promise<FacetCount[]> {
  const { rows } = await sql<FacetCount>`
    select facet, n from (select term as facet, n from term_count where scope = ${scope} and term like '%:%' and term not like 'w:%' and term not like 'u:%') t
    where ${shown} and n > 0`.execute(db);
  return rows;
}

/** Counts over what matches, at most `most` rows of it. */
export async function countFacets(
  db: Database,
  matching: Matching,
  collection: string | undefined,
  max: number,
): Promise<{ counts: FacetCount[]; rows: number }> {
  const matched = matching.query === '' ? sql`true` : sql`terms @@ ${matching.query}::tsquery`;
  const member =
    collection === undefined
      ? sql`true`
      : sql`content_id in (select content_id from collection_item i join collection c on c.id = i.collection_id where c.published and (c.key = ${collection} or c.id::text = ${collection}))`;
  const { rows } = await sql<FacetCount & { rows: number }>`
    with matched as materialized (select facets from listing where ${matched} and ${pricedWithin(matching.price)} and ${member} limit ${max})
    select facet, count(*) as n, (select count(*) from matched) as rows from matched, unnest(facets) facet where ${shown} group by facet`.execute(
    db,
  );
  return { counts: rows, rows: rows[0]?.rows ?? 0 };
}

export interface Label {
  readonly kind: 'category' | 'subcategory' | 'licence';
  readonly key: string;
  readonly name: string;
  readonly name_bn: string | null;
  readonly category_key: string | null;
}

/** Names for the keys in the counts. */
export async function readLabels(db: Database): Promise<Label[]> {
  const { rows } = await sql<Label>`
    select 'category' as kind, key, name, name_bn, null as category_key from category where published
    union all select 'subcategory', s.key, s.name, s.name_bn, c.key from subcategory s join category c on c.id = s.category_id where c.published
    union all select 'licence', code, name, name_bn, null from licence`.execute(db);
  return rows;
}
