import { type Expression, sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { matchesQuery } from './match.ts';

export interface ListingDetailRow {
  readonly card: string;
  readonly subcategories: string;
  readonly views: number;
  readonly downloads: number;
  readonly favorites: number;
}

/** Creates the single statement of a content's page. `selectRest` is a query about the content that returns one row. */
export const createDetailQuery = <Rest>(
  selectRest: (contentId: Expression<string>, currency: string) => Expression<Rest>,
) =>
  compileOnce((db: Database, id: string, currency: string) => {
    const query = sql<ListingDetailRow & Rest>`
      select card, subcategories, coalesce(views, 0) as views, coalesce(downloads, 0) as downloads,
        coalesce(favorites, 0) as favorites, rest.*
      from listing left join content_stat using (content_id)
        cross join lateral (${selectRest(sql.ref('listing.content_id'), currency)}) as rest
      where content_id = ${id}`;
    return { compile: () => query.compile(db) };
  });

/** Reads totals over all public contents that match a tsquery. */
export async function readTotals(db: Database, query: string) {
  return db
    .selectFrom('listing')
    .leftJoin('content_stat', 'content_stat.content_id', 'listing.content_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('contents'),
      // The sum of int8 values is a numeric, which the driver would return as a string.
      sql<number>`coalesce(sum(downloads), 0)::bigint`.as('downloads'),
      sql<number>`coalesce(sum(views), 0)::bigint`.as('views'),
    ])
    .where(matchesQuery(query))
    .executeTakeFirstOrThrow();
}
