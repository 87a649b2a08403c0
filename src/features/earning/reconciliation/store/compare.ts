import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';
import type { SideSums } from '../rules/sides.ts';
import { type Place, writeFound } from './breaks.ts';

type Fragment = RawBuilder<unknown>;

interface PaidWith {
  readonly order: Fragment;
  readonly provider: Fragment;
  readonly currency: Fragment;
}

/** Payments of a day according to each side. */
export interface SaleSides {
  readonly paidLines: Fragment;
  /** Subqueries for `lateral`. */
  readonly receivedOf: (of: PaidWith) => Fragment;
  readonly postedOf: (of: { line: Fragment; provider: Fragment }) => Fragment;
  /** Payments of the day according to provider and ledger, to find payments without an order. */
  readonly received: Fragment;
  readonly posted: Fragment;
  readonly isOrderPaidWith: (of: PaidWith) => Fragment;
  readonly isLinePaid: (lineId: Fragment) => Fragment;
  readonly orderOfLine: (lineId: Fragment) => Fragment;
}

/** Compares the payments of a day one by one and stores the discrepancies. */
export async function compareSales(tx: Transaction, sides: SaleSides, place: Place): Promise<SideSums[]> {
  const found = sql`(
    select 'receipt_missing' as kind, order_id::text as subject, provider, currency, order_id, null::uuid as contributor_id,
      ordered as expected, received as found, '' as detail from bought where received = 0
    union all
    select case when payments > 1 and received > ordered then 'charged_twice' else 'receipt_differs' end, order_id::text, provider,
      currency, order_id, null, ordered, received, '' from bought where received not in (0, ordered)
    union all
    select case posted when 0 then 'sale_missing' else 'sale_differs' end, line_id::text, provider, currency, order_id, null,
      price, posted, '' from line where posted <> price
    union all
    select 'share_differs', line_id::text, provider, currency, order_id, null, share, posted_share, ''
    from line where posted = price and (posted_fee, posted_share) <> (fee, share)
    union all
    select 'receipt_without_order', payment_id::text, provider, currency, order_id, null, 0, amount, '' from stray_receipt
    union all
    select 'sale_without_order', journal_id::text, provider, currency, ${sides.orderOfLine(sql`s.line_id`)}, null, 0, amount, ''
    from stray_sale s)`;
  const parts = sql`
    line as materialized (
      select l.*, p.amount as posted, p.fee as posted_fee, p.share as posted_share from ${sides.paidLines} l
      cross join lateral ${sides.postedOf({ line: sql`l.line_id`, provider: sql`l.provider` })} p
    ), bought as materialized (
      select o.*, r.amount as received, r.payments from (
        select order_id, provider, currency, sum(price)::bigint as ordered, sum(posted)::bigint as posted
        from line group by order_id, provider, currency
      ) o cross join lateral ${sides.receivedOf({ order: sql`o.order_id`, provider: sql`o.provider`, currency: sql`o.currency` })} r
    ), stray_receipt as materialized (
      select r.* from ${sides.received} r where not ${sides.isOrderPaidWith({ order: sql`r.order_id`, provider: sql`r.provider`, currency: sql`r.currency` })}
    ), stray_sale as materialized (
      select s.* from ${sides.posted} s where not ${sides.isLinePaid(sql`s.line_id`)}
    ),`;
  const answer = sql`
    select provider, currency, sum(n)::int as count, sum(ordered)::bigint as by_orders, sum(received)::bigint as by_receipts,
      sum(posted)::bigint as by_ledger
    from (
      select provider, currency, 1 as n, ordered, received, posted from bought
      union all select provider, currency, 0, 0, amount, 0 from stray_receipt
      union all select provider, currency, 0, 0, 0, amount from stray_sale
    ) sides group by provider, currency`;
  return writeFound<SideSums>(tx, place, { parts, found, answer });
}

/** Refunds of a day according to each side. */
export interface RefundSides {
  readonly refundedLines: Fragment;
  readonly sentBackOf: (refundId: Fragment) => Fragment;
  /** Refunds by transfer are posted to the site's bank account. */
  readonly postedOf: (of: { line: Fragment; provider: Fragment; isByTransfer: Fragment }) => Fragment;
  readonly sentBack: Fragment;
  readonly sentElsewhere: Fragment;
  readonly posted: Fragment;
  readonly isRefundCompleted: (refundId: Fragment) => Fragment;
  readonly isLineRefunded: (lineId: Fragment) => Fragment;
  readonly orderOfLine: (lineId: Fragment) => Fragment;
}

/** Like `compareSales`, for refunds. */
export async function compareRefunds(tx: Transaction, sides: RefundSides, place: Place): Promise<SideSums[]> {
  const found = sql`(
    select case sent when 0 then 'refund_not_sent' else 'refund_sent_differs' end as kind, refund_id::text as subject, provider,
      currency, order_id, null::uuid as contributor_id, refunded as expected, sent as found, '' as detail
    from given where sent <> refunded
    union all
    select case posted when 0 then 'refund_not_posted' else 'refund_differs' end, line_id::text, provider, currency, order_id, null,
      price, posted, '' from line where posted <> price
    union all
    select 'refund_differs', line_id::text, provider, currency, order_id, null, share, posted_share, ''
    from line where posted = price and (posted_fee, posted_share) <> (fee, share)
    union all
    select 'refund_unknown', payment_refund_id::text, provider, currency, order_id, null, 0, amount, '' from stray_sent
    union all
    select case when is_late then 'refund_late' else 'refund_elsewhere' end, payment_id::text || ' ' || provider_refund, provider, currency, order_id, null, 0, amount, ''
    from elsewhere
    union all
    select 'refund_without_order', journal_id::text, provider, currency, ${sides.orderOfLine(sql`s.line_id`)}, null, 0, amount, ''
    from stray_posted s)`;
  const parts = sql`
    line as materialized (
      select l.*, p.amount as posted, p.fee as posted_fee, p.share as posted_share from ${sides.refundedLines} l
      cross join lateral ${sides.postedOf({ line: sql`l.line_id`, provider: sql`l.provider`, isByTransfer: sql`l.is_by_transfer` })} p
    ), given as materialized (
      select g.*, s.amount as sent from (
        select refund_id, order_id, provider, currency, sum(price)::bigint as refunded, sum(posted)::bigint as posted
        from line group by refund_id, order_id, provider, currency
      ) g cross join lateral ${sides.sentBackOf(sql`g.refund_id`)} s
    ), stray_sent as materialized (
      select r.* from ${sides.sentBack} r where not ${sides.isRefundCompleted(sql`r.refund_id`)}
    ), elsewhere as materialized (
      select e.* from ${sides.sentElsewhere} e
    ), stray_posted as materialized (
      select s.* from ${sides.posted} s where not ${sides.isLineRefunded(sql`s.line_id`)}
    ),`;
  const answer = sql`
    select provider, currency, sum(n)::int as count, sum(refunded)::bigint as by_orders, sum(sent)::bigint as by_receipts,
      sum(posted)::bigint as by_ledger
    from (
      select provider, currency, 1 as n, refunded, sent, posted from given
      union all select provider, currency, 0, 0, amount, 0 from stray_sent
      union all select provider, currency, 0, 0, amount, 0 from elsewhere
      union all select provider, currency, 0, 0, 0, amount from stray_posted
    ) sides group by provider, currency`;
  return writeFound<SideSums>(tx, place, { parts, found, answer });
}
