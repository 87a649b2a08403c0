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

/** Finds at most `limit` works with variants whose price differs from what the sales make of it. */
export async function readWorksToPrice(
  db: Database,
  { sales, fee, limit }: { readonly sales: SalesQuery; readonly fee: number; readonly limit: number },
): Promise<string[]> {
  const works = sql`(
    select content_id from variant where sale_id is not null
    union
    select c.id from (${sales}) as r join content c on c.status = 'published' and ${isReduced})`;
  const { rows } = await sql<{ content_id: string }>`
    select distinct content_id from (${selectDue(sales, fee, works)}) as due order by content_id limit ${limit}`.execute(
    db,
  );
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
