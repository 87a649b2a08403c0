import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/**
 * Whether the account has bought something before, or has an order to be paid that an affiliate earns by: of several
 * unpaid orders, one is the first purchase.
 */
export async function hasEarlierPurchase(tx: Transaction, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from customer_order o where o.account_id = ${accountId} and (
        (o.paid_at is not null and o.total > 0)
        or (o.status in ('pending', 'on_hold') and exists (
          select from order_line l where l.order_id = o.id and l.affiliate_id is not null)))) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

export interface CommissionRow {
  readonly buyers: number;
  /** Amounts in minor units. */
  readonly pending: number;
  readonly cleared: number;
}

/** What a contributor earns as an affiliate by paid orders, less refunds, and how many people bought. */
export async function sumCommissions(db: Database, contributorId: string): Promise<CommissionRow> {
  const { rows } = await sql<CommissionRow>`
    select count(distinct o.account_id)::int as buyers,
      coalesce(sum(l.affiliate_amount) filter (where c.line_id is not null), 0)::bigint as pending,
      coalesce(sum(l.affiliate_amount) filter (where c.line_id is null), 0)::bigint as cleared
    from order_line l
    join customer_order o on o.id = l.order_id
    left join clearing_line c on c.line_id = l.id
    where l.affiliate_id = ${contributorId} and o.status in ('paid', 'refunded') and not exists (
      select from refund_line r join refund f on f.id = r.refund_id
      where r.order_line_id = l.id and f.status = 'completed')`.execute(db);
  return rows[0] ?? { buyers: 0, pending: 0, cleared: 0 };
}

/** Whether any order line names the contributor as its affiliate. */
export async function hasReferred(db: Database, contributorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_line')
    .select('id')
    .where('affiliate_id', '=', contributorId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** SQL condition: the contributor earns by the line as a contributor, not as an affiliate. */
export const isOwnSale = (lineId: RawBuilder<unknown>, contributorId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from order_line l where l.id = ${lineId} and l.affiliate_id = ${contributorId})`;
