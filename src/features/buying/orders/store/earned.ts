import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

export interface EarnedLineRow {
  readonly id: string;
  readonly number: number;
  readonly content_id: string;
  readonly title: string;
  readonly variant_name: string;
  /** Price in minor units. */
  readonly price: number;
  readonly vat: number;
  /** The platform's fee with its VAT and what an affiliate gets of it. */
  readonly fee: number;
  readonly fee_vat: number;
  /** The contributor who gets a part of the fee as an affiliate; null if there is nobody. */
  readonly affiliate_id: string | null;
  readonly is_clearing: boolean;
  readonly is_refunded: boolean;
  /** Whether the earnings are split by an agreement, so that the contributor gets a part. */
  readonly is_shared: boolean;
}

const selectEarnedLines = (where: RawBuilder<unknown>) => sql<EarnedLineRow>`
    select l.id, o.number, l.content_id, l.title, l.variant_name, l.price, l.vat,
      l.fee + l.affiliate_amount + l.fee_vat as fee, l.fee_vat, l.affiliate_id,
      exists (select from clearing_line c where c.line_id = l.id) as is_clearing,
      exists (select from refund_line r where r.order_line_id = l.id and not r.is_void) as is_refunded,
      l.agreement_id is not null as is_shared
    from order_line l join customer_order o on o.id = l.order_id where ${where}`;

/** The query of one earned line, for statements of other features that provide the line's id; see `toEarnedLine`. */
export const selectLineOf = (lineId: RawBuilder<unknown>) => selectEarnedLines(sql`l.id = ${lineId}`);

export const readEarnedLines = async (db: Database, lineIds: readonly string[]): Promise<EarnedLineRow[]> =>
  (await selectEarnedLines(sql`l.id = any(${lineIds}::uuid[])`).execute(db)).rows;

/**
 * A query of the earnings by work, for ledger entries (see `selectEntriesOfLines` of the ledger), grouped by
 * `contributor_id`, `day` and `content_id`: `sales`, `refunds`, `gross` without VAT, `fee` with its VAT, `earned`, `returned`, `is_shared`, and
 * the newest `line_id` with its `title`. Earnings of affiliates are left out.
 */
export const selectEarnedWorks = (entries: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select e.contributor_id, e.day, l.content_id,
    count(*) filter (where e.kind = 'sale')::int as sales,
    count(*) filter (where e.kind = 'refund')::int as refunds,
    sum(case e.kind when 'sale' then l.price - l.vat else l.vat - l.price end)::bigint as gross,
    sum((l.fee + l.affiliate_amount + l.fee_vat) * case e.kind when 'sale' then 1 else -1 end)::bigint as fee,
    coalesce(sum(e.amount) filter (where e.kind = 'sale'), 0)::bigint as earned,
    coalesce(-sum(e.amount) filter (where e.kind = 'refund'), 0)::bigint as returned,
    bool_or(l.agreement_id is not null) as is_shared,
    (array_agg(l.id order by l.id desc))[1] as line_id,
    (array_agg(l.title order by l.id desc))[1] as title
  from ${entries} e join order_line l on l.id = e.line_id and l.affiliate_id is distinct from e.contributor_id
  group by e.contributor_id, e.day, l.content_id)`;
