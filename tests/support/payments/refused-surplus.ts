import type pg from 'pg';
import { createId } from '../../../src/platform/database/id.ts';
import { toReference } from '../../../src/platform/payments/reference.ts';

interface WithPool {
  readonly pool: pg.Pool;
}

/** Creates an anomaly of a payment. */
export async function makeAnomaly({ pool }: WithPool, paymentId: string, kind = 'amount'): Promise<string> {
  const id = createId();
  await pool.query(
    "insert into payment_anomaly (id, payment_id, kind, expected, actual) values ($1, $2, $3, '4900', '1')",
    [id, paymentId, kind],
  );
  return id;
}

/**
 * Posts overpayments that a test has inserted directly: their receipt and, if they were refunded, their return by the
 * provider or the bank.
 */
export async function bookSurplus({ pool }: WithPool, paymentId: string): Promise<void> {
  await pool.query(
    `insert into ledger.account (id, kind, provider, currency)
     select gen_random_uuid(), 'surplus_payable', null, currency from payment where id = $1
     union all select gen_random_uuid(), 'bank', null, currency from payment where id = $1
     union all select gen_random_uuid(), 'provider_clearing', provider, currency from payment where id = $1
     on conflict do nothing`,
    [paymentId],
  );
  const write = (kind: string, facts: string, [debit, credit]: readonly [string, string]) =>
    pool.query(
      `with fact as (${facts}), missing as (
         select * from fact f where not exists (select from ledger.journal j where j.kind = '${kind}' and j.subject = f.subject)
       ), added as (
         insert into ledger.journal (kind, subject) select '${kind}', subject from missing returning id, subject)
       insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
       select a.id, d.id, c.id, m.currency, m.amount from added a join missing m using (subject)
       join ledger.account d on d.kind = '${debit}' and d.currency = m.currency and coalesce(d.provider, m.provider) = m.provider
       join ledger.account c on c.kind = '${credit}' and c.currency = m.currency and coalesce(c.provider, m.provider) = m.provider`,
      [paymentId],
    );
  await write(
    'surplus',
    "select payment_id || ' ' || transaction_id as subject, provider, currency, amount from surplus_received where payment_id = $1",
    ['provider_clearing', 'surplus_payable'],
  );
  for (const isByTransfer of [false, true])
    await write(
      'surplus_return',
      `select payment_refund_id::text as subject, s.provider, s.currency, s.amount from surplus_returned s
       join payment_refund r on r.id = s.payment_refund_id where r.payment_id = $1 and s.is_by_transfer = ${isByTransfer}`,
      ['surplus_payable', isByTransfer ? 'bank' : 'provider_clearing'],
    );
}

/** Adds a second payment to a paid order, whose refund the provider refused. */
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
  await bookSurplus(of, paymentId);
  await makeAnomaly(of, paymentId, 'refund_refused');
  return { paymentId, paymentRefundId };
}

/**
 * Adds money from another transaction to a payment, whose refund the provider refused.
 * @returns identifier of the refund
 */
export async function refuseExtra(of: WithPool, paymentId: string): Promise<string> {
  const id = createId();
  await of.pool.query(
    `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason, next_check_at)
     select $2, id, $3, 'EXTRA', amount, 'Paid twice', null from payment where id = $1`,
    [paymentId, id, toReference(id)],
  );
  await bookSurplus(of, paymentId);
  await of.pool.query("update payment_refund set status = 'sent' where id = $1", [id]);
  await of.pool.query("update payment_refund set status = 'failed', ended_at = now() where id = $1", [id]);
  return id;
}
