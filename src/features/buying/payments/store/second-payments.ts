import type { Database } from '../../../../platform/database/pool.ts';

/**
 * Reads the refunds of an order's superfluous payments that have this reason, oldest first. `transfer` is the reference
 * that an owner recorded for a manual refund, otherwise null.
 */
export const readSecondPayments = (db: Database, orderId: string, reason: string) =>
  db
    .selectFrom('payment_refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .leftJoin('surplus_returned as s', (join) =>
      join.onRef('s.payment_refund_id', '=', 'r.id').on('s.is_by_transfer', '=', true),
    )
    .leftJoin('payment_decision as d', 'd.payment_refund_id', 's.payment_refund_id')
    .select([
      'r.payment_id',
      'r.transaction_id',
      'r.amount',
      'r.status',
      'r.created_at',
      'r.ended_at',
      'd.reference as transfer',
    ])
    .where('p.order_id', '=', orderId)
    .where('r.refund_id', 'is', null)
    .where('r.reason', '=', reason)
    .orderBy('r.id')
    .execute();
