import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import type { ListingRow, Matching, PageOf } from './listing.ts';
import { pricedWithin } from './price.ts';

const orders = {
  relevance: sql`value, content_id`,
  popular: sql`value desc, content_id desc`,
  newest: sql`value desc, content_id desc`,
  'price-asc': sql`value, content_id`,
  'price-desc': sql`value desc, content_id desc`,
};

const values = {
  relevance: sql`i.position`,
  popular: sql`l.popularity`,
  newest: sql`(extract(epoch from l.published_at) * 1000)::bigint`,
  'price-asc': sql`l.min_price`,
  'price-desc': sql`l.min_price`,
};

/** Contents of one published collection, by key or id, in its own order or another; few enough to sort each time. */
export async function readCollectionPage(
  db: Database,
  keyOrId: string,
  page: PageOf,
  matching: Matching,
): Promise<{ rows: ListingRow[]; total: number }> {
  const ascending = page.sort === 'relevance' || page.sort === 'price-asc';
  const later =
    page.after === undefined
      ? sql`true`
      : sql`(value, content_id) ${ascending ? sql`>` : sql`<`} (${page.after.value}::bigint, ${page.after.id}::uuid)`;
  const matched = matching.query === '' ? sql`true` : sql`l.terms @@ ${matching.query}::tsquery`;
  const { rows } = await sql<ListingRow & { total: number }>`
    with members as (
      select l.content_id, ${values[page.sort]}::bigint as value, l.card
      from collection c join collection_item i on i.collection_id = c.id join listing l on l.content_id = i.content_id
      where c.published and (c.key = ${keyOrId} or c.id::text = ${keyOrId}) and ${matched} and ${pricedWithin(matching.price)}
    )
    select content_id, 0 as tier, value, card, (select count(*) from members) as total from members
    where ${later} order by ${orders[page.sort]} limit ${page.limit}`.execute(db);
  // Past the end no row says the total; the first one does.
  if (rows.length === 0 && page.after !== undefined)
    return {
      rows,
      total: (await readCollectionPage(db, keyOrId, { ...page, after: undefined, limit: 1 }, matching)).total,
    };
  return { rows, total: rows[0]?.total ?? 0 };
}
