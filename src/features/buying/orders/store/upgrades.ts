import { sql } from 'kysely';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { lockOrder } from './orders.ts';

/** The given lines that have a paid upgrade which wasn't refunded. */
export async function findUpgradedLines(db: Database, lineIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('order_line')
    .select('id')
    .where('id', '=', isOneOf(lineIds))
    .where(sql<boolean>`is_upgraded(id)`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The given lines that orders allow to be upgraded: paid, not upgraded, and without a refund request. */
export const readOpenLines = (db: Database, lineIds: readonly string[]) =>
  db
    .selectFrom('order_line as l')
    .select(['l.id', 'l.order_id', 'l.variant_id', 'l.licence_code', 'l.price'])
    .where('l.id', '=', isOneOf(lineIds))
    .where('l.price', '>', 0)
    .where(sql<boolean>`not is_upgraded(l.id)`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refund_request_line as r')
            .select('r.request_id')
            .whereRef('r.order_line_id', '=', 'l.id')
            .where('r.status', '=', 'open'),
        ),
      ),
    )
    .orderBy('l.id')
    .execute();

/** Locks the orders of the lines that an order upgrades, until the transaction ends. */
export async function lockUpgradedOrders(tx: Transaction, orderId: string): Promise<void> {
  const rows = await tx
    .selectFrom('order_line as l')
    .innerJoin('order_line as base', 'base.id', 'l.upgrades_line_id')
    .select('base.order_id')
    .distinct()
    .where('l.order_id', '=', orderId)
    .orderBy('base.order_id')
    .execute();
  for (const { order_id: id } of rows) await lockOrder(tx, id);
}

/** The given lines that can't be upgraded any more: they were upgraded or refunded, or a refund is in progress. */
export async function findLostBases(db: Database, lineIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('order_line as l')
    .select('l.id')
    .where('l.id', '=', isOneOf(lineIds))
    .where((eb) =>
      eb.or([
        sql<boolean>`is_upgraded(l.id)`,
        eb.exists(
          eb
            .selectFrom('refund_line as r')
            .select('r.refund_id')
            .whereRef('r.order_line_id', '=', 'l.id')
            .where('r.is_void', '=', false),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
