import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

type Fragment = RawBuilder<unknown>;

/** An order with its payment provider and currency. */
interface PaidWith {
  readonly order: Fragment;
  readonly provider: Fragment;
  readonly currency: Fragment;
}

/** For `lateral`: the amount that a provider received for an order as `amount`, and the number of `payments`. */
export const sumReceived = ({ order, provider, currency }: PaidWith): Fragment => sql`(
  select coalesce(sum(p.amount), 0)::bigint as amount, count(*)::int as payments from payment p
  where p.order_id = ${order} and p.provider = ${provider} and p.currency = ${currency} and p.status = 'completed' and not p.is_surplus)`;

/** Payments in a period that count for an order: `payment_id`, `order_id`, `provider`, `currency`, `amount`. */
export const selectReceived = ({ from, until }: TimeSpan): Fragment => sql`(
  select p.id as payment_id, p.order_id, p.provider, p.currency, p.amount from payment p
  where p.paid_at >= ${from} and p.paid_at < ${until} and p.status = 'completed' and not p.is_surplus)`;

/**
 * All payments that count for an order: `order_id`, `provider`, `currency`, `amount`, and `at`, the time of payment.
 */
export const selectReceipts = (): Fragment => sql`(
  select order_id, provider, currency, sum(amount)::bigint as amount, min(paid_at) as at from payment
  where status = 'completed' and not is_surplus group by order_id, provider, currency)`;

/** All completed refunds: `refund_id`, `amount`, and `at`, the time of completion. */
export const selectRefundReceipts = (): Fragment => sql`(
  select refund_id, amount, ended_at as at from payment_refund where status in ('completed', 'elsewhere') and refund_id is not null)`;

export interface KeptSurplus {
  readonly payment_id: string;
  readonly order_id: string;
  readonly provider: string;
  readonly currency: string;
  /** Amount in minor units. */
  readonly amount: number;
  /** Name of the additional transaction; null for the payment's own one. */
  readonly other_transaction: string | null;
}

/** Limits a list to a number of rows; rows with one of these `subjects` come last. */
export interface ListLimit {
  readonly max: number;
  readonly last: readonly string[];
}

/**
 * Overpayments that aren't being refunded and about which no owner has decided; newest first. Their subject is the
 * payment's id, followed by the name of another transaction if there is one. `total`: number of all rows.
 */
export async function findKeptSurplus(
  db: Database,
  { max, last }: ListLimit,
): Promise<(KeptSurplus & { readonly total: number })[]> {
  const { rows } = await sql<KeptSurplus & { total: number }>`
    with kept as (
    select p.id as payment_id, p.order_id, p.provider, p.currency, p.amount, null as other_transaction from payment p
    where p.is_surplus and not exists (
      select from payment_refund r where r.payment_id = p.id and r.transaction_id = p.transaction_id and r.status <> 'failed')
    union
    select p.id, p.order_id, p.provider, p.currency, r.amount, nullif(r.transaction_id, p.transaction_id)
    from payment_refund r join payment p on p.id = r.payment_id
    where r.status = 'failed' and r.refund_id is null
      and not exists (select from payment_decision d where d.payment_refund_id = r.id)
    )
    select *, count(*) over ()::int as total from kept
    order by concat_ws(' ', payment_id, other_transaction) = any(${last}::text[]), payment_id desc, other_transaction limit ${max}`.execute(
    db,
  );
  return rows;
}

/** For `lateral`: the amount refunded by providers or by an owner's transfer, as `amount`. */
export const sumSentBack = (refundId: Fragment): Fragment => sql`(
  select coalesce(sum(r.amount), 0)::bigint as amount
  from payment_refund r where r.refund_id = ${refundId} and r.status in ('completed', 'elsewhere'))`;

/** Refunds sent in a period: `payment_refund_id`, `refund_id`, `order_id`, `provider`, `currency`, `amount`. */
export const selectSentBack = ({ from, until }: TimeSpan): Fragment => sql`(
  select r.id as payment_refund_id, r.refund_id, p.order_id, p.provider, p.currency, r.amount
  from payment_refund r join payment p on p.id = r.payment_id
  where r.ended_at >= ${from} and r.ended_at < ${until} and r.status in ('completed', 'elsewhere') and r.refund_id is not null)`;

/**
 * Refunds made outside the site, by the time they were found, unless an owner has recorded the same name and amount:
 * `payment_id`, `provider_refund` and so on; `is_late` if the provider had refused the refund before.
 */
export const selectSentElsewhere = ({ from, until }: TimeSpan): Fragment => sql`(
  select e.payment_id, e.provider_refund, e.payment_refund_id is not null as is_late, p.order_id, p.provider, p.currency, e.amount
  from payment_refund_elsewhere e join payment p on p.id = e.payment_id
  where e.found_at >= ${from} and e.found_at < ${until} and not exists (
    select from payment_decision d join payment_refund r on r.id = d.payment_refund_id
    where d.payment_id = e.payment_id and d.decision = 'elsewhere' and d.reference = e.provider_refund and r.amount = e.amount))`;
