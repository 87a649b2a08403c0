import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

export interface EarnedLineRow {
  readonly id: string;
  readonly number: number;
  readonly content_id: string;
  readonly title: string;
  readonly variant_name: string;
  /** Minor units. */
  readonly price: number;
  readonly fee: number;
  readonly is_clearing: boolean;
  readonly is_refunded: boolean;
  /** By an agreement with others: their parts are not the reader's. */
  readonly is_shared: boolean;
}

export async function readEarnedLines(db: Database, lineIds: readonly string[]): Promise<EarnedLineRow[]> {
  const { rows } = await sql<EarnedLineRow>`
    select l.id, o.number, l.content_id, l.title, l.variant_name, l.price, l.fee,
      exists (select from clearing_line c where c.line_id = l.id) as is_clearing,
      exists (select from refund_line r where r.order_line_id = l.id and not r.is_void) as is_refunded,
      l.agreement_id is not null as is_shared
    from order_line l join customer_order o on o.id = l.order_id
    where l.id = any(${lineIds}::uuid[])`.execute(db);
  return rows;
}

export interface EarnedContentRow {
  readonly content_id: string;
  /** As it was last sold. */
  readonly title: string;
  readonly sales: number;
  readonly refunds: number;
  /** Minor units, less what was given back. */
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
  readonly is_shared: boolean;
}

/** What works earned, the most first. `entries` has `line_id`, `kind` and `amount`. */
export async function readEarnedContents(
  db: Database,
  entries: RawBuilder<unknown>,
  {
    after,
    limit,
  }: { readonly after: { readonly net: number; readonly id: string } | undefined; readonly limit: number },
): Promise<EarnedContentRow[]> {
  const { rows } = await sql<EarnedContentRow>`
    select * from (
      select l.content_id, (array_agg(l.title order by l.id desc))[1] as title,
        count(*) filter (where e.kind = 'sale')::int as sales,
        count(*) filter (where e.kind = 'refund')::int as refunds,
        sum(case e.kind when 'sale' then l.price when 'refund' then -l.price else 0 end)::bigint as gross,
        sum(case e.kind when 'sale' then l.fee when 'refund' then -l.fee else 0 end)::bigint as fee,
        sum(e.amount)::bigint as net,
        bool_or(l.agreement_id is not null) as is_shared
      from ${entries} e join order_line l on l.id = e.line_id
      group by l.content_id
    ) earned
    where ${after === undefined ? sql`true` : sql`(net, content_id) < (${after.net}, ${after.id}::uuid)`}
    order by net desc, content_id desc limit ${limit}`.execute(db);
  return rows;
}
