import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

export interface TimeSpan {
  readonly from: Date;
  /** No longer in it. */
  readonly until: Date;
}

type Fragment = RawBuilder<unknown>;

/** Lines that were paid for in a time: `order_id`, `provider`, `currency`, `line_id`, `price`, `fee`. */
export const selectPaidLines = ({ from, until }: TimeSpan): Fragment => sql`(
  select o.id as order_id, o.provider, o.currency, l.id as line_id, l.price, l.fee
  from customer_order o join order_line l on l.order_id = o.id
  where o.paid_at >= ${from} and o.paid_at < ${until} and o.provider is not null and l.price > 0)`;

/** Lines whose money went back in a time, with `refund_id` besides. */
export const selectRefundedLines = ({ from, until }: TimeSpan): Fragment => sql`(
  select f.id as refund_id, f.order_id, o.provider, o.currency, l.id as line_id, l.price, l.fee
  from refund f join customer_order o on o.id = f.order_id
  join refund_line r on r.refund_id = f.id join order_line l on l.id = r.order_line_id
  where f.ended_at >= ${from} and f.ended_at < ${until} and f.status = 'completed' and o.provider is not null and l.price > 0)`;

export const isOrderPaid = (orderId: Fragment): Fragment => sql`exists (
  select from customer_order where id = ${orderId} and paid_at is not null and provider is not null)`;

export const isLinePaid = (lineId: Fragment): Fragment => sql`exists (
  select from order_line l join customer_order o on o.id = l.order_id
  where l.id = ${lineId} and o.paid_at is not null and o.provider is not null)`;

export const isRefundCompleted = (refundId: Fragment): Fragment => sql`exists (
  select from refund where id = ${refundId} and status = 'completed')`;

export const isLineRefunded = (lineId: Fragment): Fragment => sql`exists (
  select from refund_line r join refund f on f.id = r.refund_id
  where r.order_line_id = ${lineId} and f.status = 'completed')`;

/** Null for a line that doesn't exist. */
export const orderOfLine = (lineId: Fragment): Fragment => sql`(select order_id from order_line where id = ${lineId})`;

const toDay = (time: Fragment): RawBuilder<string> =>
  sql<string>`to_char(${time} at time zone 'Asia/Dhaka', 'YYYY-MM-DD')`;

/** The days in Dhaka on which lines were paid for, and on which their money went back. */
export async function readDaysOfLines(db: Database, lineIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select ${toDay(sql`o.paid_at`)} as day from order_line l join customer_order o on o.id = l.order_id
    where l.id = any(${lineIds}::uuid[]) and o.paid_at is not null
    union select ${toDay(sql`f.ended_at`)} from refund_line r join refund f on f.id = r.refund_id
    where r.order_line_id = any(${lineIds}::uuid[]) and f.status = 'completed'`.execute(db);
  return rows.map(({ day }) => day);
}

export async function readFirstPaidDay(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select ${toDay(sql`min(paid_at)`)} as day from customer_order where paid_at is not null`.execute(db);
  return rows[0]?.day ?? undefined;
}
