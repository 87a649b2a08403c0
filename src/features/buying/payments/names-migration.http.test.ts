import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';
import { createId } from '../../../platform/database/id.ts';
import { toReference } from '../../../platform/payments/reference.ts';

const old = await createOldDatabase();
const { pool } = old;

it('keeps what one name had settled twice, and lets it settle no third refund of the payment', async () => {
  await old.migrateBelow('0103');
  // The foreign key to the order is irrelevant to this test.
  await pool.query('alter table payment drop constraint if exists payment_order_id_fkey');
  const pay = async (): Promise<string> => {
    const id = createId();
    await pool.query(
      `insert into payment (id, order_id, provider, mode, reference, provider_reference, amount, currency, status, transaction_id,
         expires_at, paid_at, is_surplus)
       values ($1::uuid, $1::uuid, 'bkash', 'live', $2, $2, 15000, 'BDT', 'completed', $2, now(), now(), true)`,
      [id, toReference(id)],
    );
    return id;
  };
  const decide = async (payment: string, name: string): Promise<void> => {
    const id = createId();
    await pool.query(
      `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason) values ($1, $2, $3, $3, 15000, 'Paid twice')`,
      [id, payment, toReference(id)],
    );
    for (const status of ['sent', 'failed'])
      await pool.query(
        "update payment_refund set status = $2, ended_at = case when $2 = 'failed' then now() end where id = $1",
        [id, status],
      );
    await pool.query(
      `insert into payment_decision (id, payment_id, payment_refund_id, decision, reference) values ($1, $2, $3, 'elsewhere', $4)`,
      [createId(), payment, id, name],
    );
  };
  const [payment, other] = [await pay(), await pay()];
  for (const name of ['RX77', 'RX77', 'RX78']) await decide(payment, name);
  await old.migrateRest();
  const again = { constraint: 'payment_decision_reference_once' };
  for (const name of ['RX77', 'RX78']) await expect(decide(payment, name)).rejects.toMatchObject(again);
  await decide(payment, 'RX79');
  await decide(other, 'RX77');
  await expect(decide(other, 'RX77')).rejects.toMatchObject(again);
});
