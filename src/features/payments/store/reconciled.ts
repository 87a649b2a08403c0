import { type RawBuilder, sql } from 'kysely';

interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

type Fragment = RawBuilder<unknown>;

/** For `lateral`: the money that providers have for an order as `amount`, in how many `payments`. */
export const sumReceived = (orderId: Fragment): Fragment => sql`(
  select coalesce(sum(p.amount), 0)::bigint as amount, count(*)::int as payments
  from payment p where p.order_id = ${orderId} and p.status = 'completed' and not p.is_surplus)`;

/** Payments of a time that pay something: `payment_id`, `order_id`, `provider`, `currency`, `amount`. */
export const selectReceived = ({ from, until }: TimeSpan): Fragment => sql`(
  select p.id as payment_id, p.order_id, p.provider, p.currency, p.amount from payment p
  where p.paid_at >= ${from} and p.paid_at < ${until} and p.status = 'completed' and not p.is_surplus)`;

/** Payments of a time that nobody needed, and of which nothing is on its way back. */
export const selectUnreturned = ({ from, until }: TimeSpan): Fragment => sql`(
  select p.id as payment_id, p.order_id, p.provider, p.currency, p.amount from payment p
  where p.paid_at >= ${from} and p.paid_at < ${until} and p.status = 'completed' and p.is_surplus
    and not exists (select from payment_refund r where r.payment_id = p.id and r.status <> 'failed'))`;

/** For `lateral`: what providers have sent back for a refund, as `amount`. */
export const sumSentBack = (refundId: Fragment): Fragment => sql`(
  select coalesce(sum(r.amount), 0)::bigint as amount
  from payment_refund r where r.refund_id = ${refundId} and r.status = 'completed')`;

/** What was sent back for refunds in a time: `payment_refund_id`, `refund_id`, `order_id`, `provider`, `currency`, `amount`. */
export const selectSentBack = ({ from, until }: TimeSpan): Fragment => sql`(
  select r.id as payment_refund_id, r.refund_id, p.order_id, p.provider, p.currency, r.amount
  from payment_refund r join payment p on p.id = r.payment_id
  where r.ended_at >= ${from} and r.ended_at < ${until} and r.status = 'completed' and r.refund_id is not null)`;

/** What was sent back past this site, by when it was found: `payment_id`, `provider_refund` and so on. */
export const selectSentElsewhere = ({ from, until }: TimeSpan): Fragment => sql`(
  select e.payment_id, e.provider_refund, p.order_id, p.provider, p.currency, e.amount
  from payment_refund_elsewhere e join payment p on p.id = e.payment_id
  where e.found_at >= ${from} and e.found_at < ${until})`;
