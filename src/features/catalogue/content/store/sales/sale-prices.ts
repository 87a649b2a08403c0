import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';

/** A query of sales: `id`, `contributor_id`, `kind`, `value`, `scope`, `work_ids`, `category_ids` and `site_share`. */
export type SalesQuery = Expression<unknown>;

const isReduced = sql`(r.contributor_id is null or r.contributor_id = c.contributor_id)
  and (r.scope = 'all' or c.id = any(r.work_ids) or c.category_id = any(r.category_ids))`;

/**
 * The price of variant `v` in sale `r`. What the site bears is at most its fee, `fee` basis points of the price that
 * the contributors bear (see `maxDiscount` of the discounts).
 */
const salePrice = (fee: number) => sql`v.price - least(
  case r.kind when 'percent' then (v.price * r.value * 2 + 10000) / 20000 else r.value end,
  case when r.site_share = 0 then v.price
    else trunc(v.price::numeric * ${fee}::integer * 10000 / (r.site_share * 10000 + ${fee}::integer * (10000 - r.site_share)))::bigint end)`;

/**
 * The variants of these works whose price differs from what the sales make of it, each with its lowest sale price; null
 * for none.
 */
const selectDue = (sales: SalesQuery, fee: number, works: RawBuilder<unknown>) => sql`
  select v.id, v.content_id, best.id as sale_id, best.price as sale_price, best.site_share
  from variant v join content c on c.id = v.content_id
  left join lateral (
    select r.id, r.site_share, ${salePrice(fee)} as price from (${sales}) as r
    where c.status = 'published' and ${isReduced} and ${salePrice(fee)} between 1 and v.price - 1
    order by 3, r.id limit 1
  ) as best on true
  where v.content_id in ${works} and (v.sale_id, v.sale_price) is distinct from (best.id, best.price)`;

/** Works on sale, and published works that the sales reduce: each kind of sale finds its own by an index. */
const selectReduced = (sales: SalesQuery) => sql`
  select content_id from variant where sale_id is not null
  union
  select c.id from (${sales}) as r join content c on c.id = any(r.work_ids)
  where r.scope = 'works' and c.status = 'published'
  union
  select c.id from (${sales}) as r join content c on c.category_id = any(r.category_ids)
  where r.scope = 'categories' and c.status = 'published'
    and (r.contributor_id is null or r.contributor_id = c.contributor_id)
  union
  select c.id from (${sales}) as r join content c on c.contributor_id = r.contributor_id
  where r.scope = 'all' and c.status = 'published'
  union
  select c.id from content c
  where c.status = 'published' and exists (select from (${sales}) as r where r.scope = 'all' and r.contributor_id is null)`;

/**
 * Finds at most `limit` works with variants whose price differs from what the sales make of it. Each work is looked up by
 * itself (`limit 1`): the planner can't know how few they are, and would read all variants.
 */
export async function readWorksToPrice(
  db: Database,
  { sales, fee, limit }: { readonly sales: SalesQuery; readonly fee: number; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ content_id: string }>`
    select content_id from (${selectReduced(sales)}) as works
    cross join lateral (select from (${selectDue(sales, fee, sql`(works.content_id)`)}) as due limit 1) as found
    limit ${limit}`.execute(db);
  return rows.map(({ content_id }) => content_id);
}

/** Sets the sale prices of works, with the lowest price of each variant in the 30 days before. */
export async function updateSalePrices(
  tx: Transaction,
  contentIds: readonly string[],
  { sales, fee }: { readonly sales: SalesQuery; readonly fee: number },
): Promise<void> {
  await sql`
    update variant set sale_id = due.sale_id, sale_price = due.sale_price, sale_site_share = due.site_share,
      sale_lowest = case when due.sale_id is not null then least(variant.price, variant.sale_price, (
        select min(p.price) from past_price p where p.variant_id = due.id and p.ended_at > now() - interval '30 days')) end
    from (${selectDue(sales, fee, sql`(select unnest(${contentIds}::uuid[]))`)}) as due where variant.id = due.id`.execute(
    tx,
  );
}
