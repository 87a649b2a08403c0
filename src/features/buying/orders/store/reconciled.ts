import { type RawBuilder, sql } from 'kysely';

type Fragment = RawBuilder<unknown>;
/** What is left of a line without VAT and fee. */
const shareOf = sql`l.price - l.vat - l.fee_vat - l.fee as share`;
type TimeSpan = { readonly from: Date; readonly until: Date };

/**
 * Lines paid in a period: `order_id`, `provider`, `currency`, `line_id`, `price`, the site's `fee`, the contributors'
 * `share`.
 */
export const selectPaidLines = ({ from, until }: TimeSpan): Fragment => sql`(
  select o.id as order_id, o.provider, o.currency, l.id as line_id, l.price, l.fee, ${shareOf}
  from customer_order o join order_line l on l.order_id = o.id
  where o.paid_at >= ${from} and o.paid_at < ${until} and o.provider is not null and l.price > 0)`;

/** Lines refunded in a period, with the columns of `selectPaidLines`, `refund_id` and `is_by_transfer`. */
export const selectRefundedLines = ({ from, until }: TimeSpan): Fragment => sql`(
  select f.id as refund_id, f.order_id, o.provider, o.currency, l.id as line_id, l.price, l.fee, ${shareOf}, f.settles is not null as is_by_transfer
  from refund f join customer_order o on o.id = f.order_id
  join refund_line r on r.refund_id = f.id join order_line l on l.id = r.order_line_id
  where f.ended_at >= ${from} and f.ended_at < ${until} and f.status = 'completed' and o.provider is not null and l.price > 0)`;

/** Totals of all paid orders: `order_id`, `provider`, `currency`, `amount`, and `at`, the time of payment. */
export const selectPaidOrders = (): Fragment => sql`(
  select id as order_id, provider, currency, total as amount, paid_at as at
  from customer_order where paid_at is not null and provider is not null and total > 0)`;

/** Amounts of all completed refunds: `refund_id`, `amount`, and `at`, the time of completion. */
export const selectRefunds = (): Fragment => sql`(
  select f.id as refund_id, f.amount, f.ended_at as at from refund f join customer_order o on o.id = f.order_id
  where f.status = 'completed' and o.provider is not null and f.amount > 0)`;

interface PaidWith {
  readonly order: Fragment;
  readonly provider: Fragment;
  readonly currency: Fragment;
}
export const isOrderPaidWith = ({ order, provider, currency }: PaidWith): Fragment => sql`exists (
  select from customer_order
  where id = ${order} and paid_at is not null and provider = ${provider} and currency = ${currency})`;
export const isLinePaid = (lineId: Fragment): Fragment => sql`exists (
  select from customer_order where id = ${orderOfLine(lineId)} and paid_at is not null and provider is not null)`;
export const isRefundCompleted = (refundId: Fragment): Fragment =>
  sql`exists (select from refund where id = ${refundId} and status = 'completed')`;
export const isLineRefunded = (lineId: Fragment): Fragment => sql`exists (
  select from refund_line r join refund f on f.id = r.refund_id where r.order_line_id = ${lineId} and f.status = 'completed')`;
/** Subquery for the order of a line; null for an unknown line. */
export const orderOfLine = (lineId: Fragment): Fragment => sql`(select order_id from order_line where id = ${lineId})`;

/** Times at which lines were paid and refunded: `at`. `lines`: a query of their ids. */
export const selectTimesOfLines = (lines: Fragment): Fragment => sql`(
  select o.paid_at as at from order_line l join customer_order o on o.id = l.order_id where l.id in (${lines})
  union all select f.ended_at from refund_line r join refund f on f.id = r.refund_id where r.order_line_id in (${lines}))`;
