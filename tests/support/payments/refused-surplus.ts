import type pg from 'pg';
import { createId } from '../../../src/platform/database/id.ts';
import { toReference } from '../../../src/platform/payments/reference.ts';

interface WithPool {
  readonly pool: pg.Pool;
}

/** Something that doesn't fit about a payment. */
export async function makeAnomaly({ pool }: WithPool, paymentId: string, kind = 'amount'): Promise<string> {
  const id = createId();
  await pool.query(
    "insert into payment_anomaly (id, payment_id, kind, expected, actual) values ($1, $2, $3, '4900', '1')",
    [id, paymentId, kind],
  );
  return id;
}

/** A second payment of a paid order, whose money its provider refused to give back. */
export async function addRefusedSurplus(
  of: WithPool,
  orderId: string,
): Promise<{ paymentId: string; paymentRefundId: string }> {
  const [paymentId, paymentRefundId] = [createId(), createId()];
  await of.pool.query(
    `insert into payment (id, order_id, provider, mode, reference, provider_reference, amount, currency, status,
       transaction_id, is_surplus, paid_at, expires_at)
     select $2, order_id, provider, mode, $3, $3, amount, currency, 'completed', $3, true, now(), expires_at
     from payment where order_id = $1`,
    [orderId, paymentId, toReference(paymentId)],
  );
  await of.pool.query(
    `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason, status, ended_at)
     select $2, id, $3, transaction_id, amount, 'Paid twice', 'failed', now() from payment where id = $1`,
    [paymentId, paymentRefundId, toReference(paymentRefundId)],
  );
  await makeAnomaly(of, paymentId, 'refund_refused');
  return { paymentId, paymentRefundId };
}
