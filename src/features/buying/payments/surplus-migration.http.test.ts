import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';
import { createId } from '../../../platform/database/id.ts';
import { toReference } from '../../../platform/payments/reference.ts';

const old = await createOldDatabase();
const { pool } = old;

it('posts what came in beyond what was owed, and went back, before the books knew of it', async () => {
  await old.migrateBelow('0095');
  // The foreign keys are irrelevant to this test.
  for (const [table, constraint] of [
    ['payment', 'payment_order_id_fkey'],
    ['payment_refund', 'payment_refund_payment_id_fkey'],
  ])
    await pool.query(`alter table ${table} drop constraint if exists ${constraint}`);
  const pay = async (transaction: string, isSurplus: boolean): Promise<string> => {
    const id = createId();
    await pool.query(
      `insert into payment (id, order_id, provider, mode, reference, provider_reference, amount, currency, status, transaction_id,
         expires_at, paid_at, is_surplus)
       values ($1::uuid, $1::uuid, 'bkash', 'live', $2, $3, 15000, 'BDT', 'completed', $3, now(), now(), $4)`,
      [id, toReference(id), transaction, isSurplus],
    );
    return id;
  };
  const giveBack = async (payment: string, transaction: string, statuses: readonly string[]): Promise<string> => {
    const id = createId();
    await pool.query(
      `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason) values ($1, $2, $3, $4, 15000, 'Paid twice')`,
      [id, payment, toReference(id), transaction],
    );
    for (const status of statuses)
      await pool.query(
        `update payment_refund set status = $2, ended_at = case when $2 in ('completed', 'failed', 'elsewhere') then now() end,
           provider_refund = case when $2 = 'completed' then $1::text end where id = $1::uuid`,
        [id, status],
      );
    return id;
  };
  const decide = (payment: string, refund: string, reference: string) =>
    pool.query(
      `insert into payment_decision (id, payment_id, payment_refund_id, decision, reference) values ($1, $2, $3, 'elsewhere', $4)`,
      [createId(), payment, refund, reference],
    );
  const setElsewhere = (refund: string) =>
    pool.query("update payment_refund set status = 'elsewhere', ended_at = now() where id = $1", [refund]);

  const paying = await pay('T-PAYS', false);
  const twice = await giveBack(paying, 'T-EXTRA', ['sent', 'completed']);
  const kept = await pay('T-KEPT', true);
  const byBank = await pay('T-BANK', true);
  const bankRefund = await giveBack(byBank, 'T-BANK', ['sent', 'failed']);
  await decide(byBank, bankRefund, 'BRAC 77120045');
  await setElsewhere(bankRefund);
  const inPanel = await pay('T-PANEL', true);
  const panelRefund = await giveBack(inPanel, 'T-PANEL', ['sent', 'failed']);
  await pool.query(
    "insert into payment_refund_elsewhere (payment_id, provider_refund, amount) values ($1, 'RX77', 15000)",
    [inPanel],
  );
  await decide(inPanel, panelRefund, 'RX77');
  await setElsewhere(panelRefund);

  await old.migrateRest();
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', j.kind, '|', j.subject, '|', d.kind, d.provider, '>', c.kind, c.provider, t.amount, t.currency) as line
     from ledger.journal j join ledger.transfer t on t.journal_id = j.id
     join ledger.account d on d.id = t.debit_id join ledger.account c on c.id = t.credit_id`,
  );
  const came = (payment: string, transaction: string): string =>
    `surplus | ${payment} ${transaction} | provider_clearing bkash > surplus_payable 15000 BDT`;
  const went = (refund: string, account: string): string =>
    `surplus_return | ${refund} | surplus_payable > ${account} 15000 BDT`;
  expect(rows.map(({ line }) => line).sort()).toEqual(
    [
      came(paying, 'T-EXTRA'),
      came(kept, 'T-KEPT'),
      came(byBank, 'T-BANK'),
      came(inPanel, 'T-PANEL'),
      went(twice, 'provider_clearing bkash'),
      went(bankRefund, 'bank'),
      went(panelRefund, 'provider_clearing bkash'),
    ].sort(),
  );
  const broken = await pool.query("select * from order_violation where rule like 'surplus%'");
  expect(broken.rows).toEqual([]);
  expect((await pool.query('select * from ledger.violation')).rows).toEqual([]);
});
