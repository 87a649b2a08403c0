import { sql } from 'kysely';
import { compileOnce } from '../../../platform/database/compile-once.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { matchesQuery } from './match.ts';

const selectDetail = compileOnce((db: Database, id: string) =>
  db
    .selectFrom('listing')
    .leftJoin('content_stat', 'content_stat.content_id', 'listing.content_id')
    .select((eb) => [
      'card',
      'subcategories',
      eb.fn.coalesce('views', eb.lit(0)).as('views'),
      eb.fn.coalesce('downloads', eb.lit(0)).as('downloads'),
      eb.fn.coalesce('favorites', eb.lit(0)).as('favorites'),
    ])
    .where('listing.content_id', '=', id),
);

/** What the catalogue knows of one public content: JSON of its card and subcategories, and the counts of people. */
export const readListingDetail = async (db: Database, id: string) => (await selectDetail(db, id))[0];

export type ListingDetailRow = NonNullable<Awaited<ReturnType<typeof readListingDetail>>>;

/** Totals over all public contents that a query finds. */
export async function readTotals(db: Database, query: string) {
  return db
    .selectFrom('listing')
    .leftJoin('content_stat', 'content_stat.content_id', 'listing.content_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('contents'),
      // A sum of int8 is numeric, which the driver reads as text.
      sql<number>`coalesce(sum(downloads), 0)::bigint`.as('downloads'),
      sql<number>`coalesce(sum(views), 0)::bigint`.as('views'),
    ])
    .where(matchesQuery(query))
    .executeTakeFirstOrThrow();
}
