import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { bookSurplus } from '../../../../tests/support/payments/refused-surplus.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { openTampering, reconcileNow, refundWhole } from '../../../../tests/support/reconciliation.ts';
import { openShop } from '../../../../tests/support/shop.ts';
import { createId } from '../../../platform/database/id.ts';
import { toReference } from '../../../platform/payments/reference.ts';
import { addDays, toDhakaDay } from './rules/days.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const shop = await openShop(app);
const tamper = await openTampering(app);
const owner = await signInAdmin(app, 'owner');
const bought = await shop.buy();
const returned = await shop.buy();
const refundId = await refundWhole(app, returned.id);
const paymentOf = async (orderId: string): Promise<string> =>
  (await app.pool.query<{ id: string }>('select id from payment where order_id = $1', [orderId])).rows[0]?.id ?? '';
const paymentId = await paymentOf(bought.id);

const today = toDhakaDay(new Date());
/** Reconciles the last week, as the nightly job does. */
const reconcileRecent = () => reconcileNow(app, { from: addDays(today, -6), to: today });
const readBreaks = async () => {
  const { body } = await owner.call('GET', '/reconciliation/breaks?state=open');
  return (body['items'] as { kind: string; subject: string; explanation: string; order: { _id: string } | null }[]).map(
    ({ kind, subject, explanation, order }) => ({ kind, subject, explanation, orderId: order?._id }),
  );
};
const longAgo = "now() - interval '90 days'";

/** Deletes an overpayment's ledger entries and posts them again from its current database rows. */
async function book(payment: string): Promise<void> {
  const journals = `select id from ledger.journal where subject like '${payment} %'
    or subject in (select id::text from payment_refund where payment_id = '${payment}')`;
  await tamper(`with gone as (delete from ledger.transfer where journal_id in (${journals})) select 1`);
  await tamper(`with gone as (delete from ledger.journal where id in (${journals})) select 1`);
  await bookSurplus(app, payment);
}

/**
 * Adds a surplus from another payment attempt.
 * @returns identifier of its payment
 */
async function addSurplus(): Promise<string> {
  const id = createId();
  await tamper(
    `insert into payment (id, order_id, provider, mode, reference, provider_reference, amount, currency, status, transaction_id,
       expires_at, paid_at, is_surplus)
     values ($1::uuid, $2, 'sandbox', 'test', $3, $1::uuid::text, 15000, 'BDT', 'completed', $1::uuid::text, ${longAgo}, ${longAgo}, true)`,
    [id, bought.id, toReference(id)],
  );
  await book(id);
  return id;
}
async function addRefund(payment: string, transaction: string, status: string): Promise<string> {
  const id = createId();
  await tamper(
    `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason, status, provider_refund, ended_at)
     values ($1::uuid, $2, $3, $4, 15000, 'Paid twice', $5, case when $5 = 'completed' then $1::uuid::text end, now())`,
    [id, payment, toReference(id), transaction, status],
  );
  await book(payment);
  return id;
}
const decide = (payment: string, refund: string, decision: 'send_again' | 'elsewhere', reference: string | null) =>
  tamper(
    'insert into payment_decision (id, payment_id, payment_refund_id, decision, reference) values ($1, $2, $3, $4, $5)',
    [createId(), payment, refund, decision, reference],
  );

beforeEach(async () => {
  expect(await readBreaks()).toEqual([]);
});
const forget = async (payment: string): Promise<void> => {
  await tamper(
    `with gone as (delete from ledger.journal where subject like $1 || ' %' or subject in (
       select id::text from payment_refund where payment_id = $1::uuid) returning id)
     delete from ledger.transfer where journal_id in (select id from gone)`,
    [payment],
  );
  await tamper('with gone as (delete from payment_decision where payment_id = $1) select 1', [payment]);
  await tamper('with gone as (delete from payment_refund where payment_id = $1) select 1', [payment]);
  await tamper('with gone as (delete from payment where id = $1 and is_surplus) select 1', [payment]);
  expect(await reconcileRecent()).toBe(0);
};

it('finds a surplus of long ago that nobody has sent back', async () => {
  const surplus = await addSurplus();
  expect(await reconcileRecent()).toBe(1);
  expect(await readBreaks()).toEqual([
    {
      kind: 'surplus_kept',
      subject: surplus,
      explanation: expect.stringContaining('The buyer overpaid ৳150') as string,
      orderId: bought.id,
    },
  ]);
  expect((await readBreaks())[0]?.explanation).toContain('Sandbox');
  await addRefund(surplus, surplus, 'completed');
  expect(await reconcileRecent()).toBe(0);
  await forget(surplus);
});

it('takes no money of another transaction for the return of a surplus', async () => {
  const surplus = await addSurplus();
  await addRefund(surplus, 'another-transaction', 'completed');
  expect(await reconcileRecent()).toBe(1);
  expect(await readBreaks()).toMatchObject([{ kind: 'surplus_kept', subject: surplus }]);
  await forget(surplus);
});

it('finds a second payment by the same attempt whose return was refused, until somebody decides', async () => {
  const refused = await addRefund(paymentId, 'second-transaction', 'failed');
  expect(await reconcileRecent()).toBe(1);
  expect(await readBreaks()).toMatchObject([
    { kind: 'surplus_kept', subject: `${paymentId} second-transaction`, orderId: bought.id },
  ]);
  await decide(paymentId, refused, 'elsewhere', 'BRAC 1234');
  await tamper("update payment_refund set status = 'elsewhere' where id = $1", [refused]);
  await book(paymentId);
  expect(await reconcileRecent()).toBe(0);
  await forget(paymentId);
});

it('finds a surplus once that was refused, and again where what was sent again is refused', async () => {
  const surplus = await addSurplus();
  const refused = await addRefund(surplus, surplus, 'failed');
  expect(await reconcileRecent()).toBe(1);
  await decide(surplus, refused, 'send_again', null);
  const second = await addRefund(surplus, surplus, 'completed');
  expect(await reconcileRecent()).toBe(0);
  await tamper("update payment_refund set status = 'failed' where id = $1", [second]);
  await book(surplus);
  expect(await reconcileRecent()).toBe(1);
  await forget(surplus);
});

it('calls no money given back past the site that an owner has given back so, by its name', async () => {
  const surplus = await addSurplus();
  const refused = await addRefund(surplus, surplus, 'failed');
  await tamper(
    "insert into payment_refund_elsewhere (payment_id, provider_refund, amount) values ($1, 'RX77', 15000), ($1, 'RX78', 500)",
    [surplus],
  );
  await decide(surplus, refused, 'elsewhere', 'RX77');
  await tamper("update payment_refund set status = 'elsewhere' where id = $1", [refused]);
  await book(surplus);
  await reconcileRecent();
  expect((await readBreaks()).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['refund_elsewhere', `${surplus} RX78`],
  ]);
  await tamper('delete from payment_refund_elsewhere where payment_id = $1', [surplus]);
  await forget(surplus);
});

it('finds by night that a refund of long ago was sent with another amount, and a payment that no order has', async () => {
  await tamper(`update refund set ended_at = ${longAgo} where id = $1`, [refundId]);
  await tamper(`update payment_refund set ended_at = ${longAgo}, amount = 14000 where refund_id = $1`, [refundId]);
  await tamper(`update payment set paid_at = ${longAgo}, currency = 'USD' where id = $1`, [paymentId]);
  await reconcileRecent();
  expect((await readBreaks()).map(({ kind }) => kind).sort()).toEqual([
    'receipt_missing',
    'receipt_without_order',
    'refund_sent_differs',
  ]);
  await tamper('update payment_refund set amount = 15000 where refund_id = $1', [refundId]);
  await tamper("update payment set currency = 'BDT' where id = $1", [paymentId]);
  expect(await reconcileRecent()).toBe(0);
});

it('finds a surplus that the books don’t know, and one that they say has gone back', async () => {
  const surplus = await addSurplus();
  const back = await addRefund(surplus, surplus, 'completed');
  expect(await reconcileRecent()).toBe(0);
  const rulesBroken = async () => (await readBreaks()).map(({ subject }) => subject).sort();
  const drop =
    'with j as (delete from ledger.journal where subject = $1 returning id) delete from ledger.transfer where journal_id in (select id from j)';
  await tamper(drop, [back]);
  await reconcileRecent();
  expect(await rulesBroken()).toEqual(['surplus_is_payable BDT', `surplus_return_is_posted ${back}`]);
  await tamper(drop, [`${surplus} ${surplus}`]);
  await reconcileRecent();
  // The ledger contains neither the surplus nor its return.
  expect(await rulesBroken()).toEqual([`surplus_is_posted ${surplus} ${surplus}`, `surplus_return_is_posted ${back}`]);
  await book(surplus);
  await tamper("update payment_refund set status = 'failed' where id = $1", [back]);
  await reconcileRecent();
  expect(await rulesBroken()).toEqual([surplus, 'surplus_is_payable BDT', `surplus_return_is_posted ${back}`].sort());
  await forget(surplus);
});
