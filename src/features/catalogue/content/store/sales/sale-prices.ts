import { type Expression, type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../../../platform/database/one-of.ts';
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

/** How far a comparison of all works has come. */
export interface SaleRun {
  /** The sales and the fee that the works are compared with. */
  readonly sales: string;
  /** The works up to this id have been compared; null: all. */
  readonly reached: string | null;
}

/** The sales that run now and the fee as one text, and how far the last comparison came. */
export async function readSaleRun(
  db: Database,
  { sales, fee }: { readonly sales: SalesQuery; readonly fee: number },
): Promise<SaleRun & { readonly running: string }> {
  const { rows } = await sql<SaleRun & { running: string }>`
    select sales, reached, ${fee}::integer || (select coalesce(string_agg(' ' || id, '' order by id), '') from (${sales}) as r) as running
    from sale_run`.execute(db);
  const [run] = rows;
  if (run === undefined) throw new Error('there is always a run of sales');
  return run;
}

/** Begins to compare all works with other sales, unless another process has. */
export async function beginSaleRun(tx: Transaction, before: string, run: SaleRun): Promise<void> {
  await tx.updateTable('sale_run').set(run).where('sales', '=', before).execute();
}

/**
 * Records how far the comparison with these sales has come, or leaves it as it is without `reached`, and locks it until
 * the transaction ends.
 * @returns false if other sales run by now
 */
export async function advanceSaleRun(tx: Transaction, sales: string, reached?: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sale_run')
    .set({ sales, ...(reached === undefined ? {} : { reached }) })
    .where('sales', '=', sales)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Finds at most `limit` works after an id, in the order of ids, with variants whose price differs from what the sales make
 * of it. Each work is looked up by itself (`limit 1`): the planner can't know how few they are, and would read all
 * variants.
 */
export async function readWorksToPrice(
  db: Database,
  {
    sales,
    fee,
    after,
    limit,
  }: { readonly sales: SalesQuery; readonly fee: number; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ content_id: string }>`
    select content_id from (${selectReduced(sales)}) as works
    cross join lateral (select from (${selectDue(sales, fee, sql`(works.content_id)`)}) as due limit 1) as found
    where content_id > ${after}::uuid order by content_id limit ${limit}`.execute(db);
  return rows.map(({ content_id }) => content_id);
}

/** Works that changed and haven't been compared with the sales since. */
export async function readChangedWorks(db: Database, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('work_to_price').select('content_id').limit(limit).execute();
  return rows.map(({ content_id }) => content_id);
}

/** Removes works from those that changed. Their rows must be locked, or a change that follows could be lost. */
export async function removeChangedWorks(tx: Transaction, contentIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('work_to_price').where('content_id', '=', isOneOf(contentIds)).execute();
}

/**
 * Sets the sale prices of works, with the lowest price of each variant in the 30 days before.
 * @returns the works whose prices were changed
 */
export async function updateSalePrices(
  tx: Transaction,
  contentIds: readonly string[],
  { sales, fee }: { readonly sales: SalesQuery; readonly fee: number },
): Promise<string[]> {
  const { rows } = await sql<{ content_id: string }>`
    update variant set sale_id = due.sale_id, sale_price = due.sale_price, sale_site_share = due.site_share,
      sale_lowest = case when due.sale_id is not null then least(variant.price, variant.sale_price, (
        select min(p.price) from past_price p where p.variant_id = due.id and p.ended_at > now() - interval '30 days')) end
    from (${selectDue(sales, fee, sql`(select unnest(${contentIds}::uuid[]))`)}) as due where variant.id = due.id
    returning variant.content_id`.execute(tx);
  return [...new Set(rows.map(({ content_id }) => content_id))];
}
