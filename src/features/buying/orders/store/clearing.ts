import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';

export interface ClearedLineRow {
  readonly line_id: string;
  readonly currency: string;
  readonly affiliate_id: string | null;
}

export interface ClearingLimits {
  readonly days: number;
  readonly limit: number;
  /** SQL condition on a line's id, under which the line isn't cleared yet. */
  readonly isHeld: (lineId: RawBuilder<unknown>) => RawBuilder<boolean>;
}

/**
 * Locks lines that were paid `days` days ago by the database's clock, oldest first, and skips locked ones. A line with
 * a refund in progress is left out.
 */
export async function lockCleared(tx: Transaction, { days, limit, isHeld }: ClearingLimits): Promise<ClearedLineRow[]> {
  const { rows } = await sql<ClearedLineRow>`
    select c.line_id, o.currency, l.affiliate_id
    from clearing_line c
    join order_line l on l.id = c.line_id
    join customer_order o on o.id = l.order_id
    where c.paid_at <= now() - make_interval(days => ${days}::int)
      and not exists (
        select from refund_line r join refund f on f.id = r.refund_id
        where r.order_line_id = c.line_id and f.status = 'requested')
      and not ${isHeld(sql`c.line_id`)}
    order by c.paid_at, c.line_id
    limit ${limit}
    for update of c skip locked`.execute(tx);
  return rows;
}

export async function endClearing(tx: Transaction, lineIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('clearing_line').where('line_id', '=', sql<string>`any(${lineIds}::uuid[])`).execute();
}
