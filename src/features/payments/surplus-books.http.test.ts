import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { type Buyer, createBuyer } from '../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, signInAdmin } from '../../../tests/support/people.ts';
import { findViolations } from '../orders/service/check-books.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const AMOUNT = 49_900;

let buyer: Buyer;
let owner: SignedInAdmin;
beforeAll(async () => {
  buyer = await createBuyer(app);
  owner = await signInAdmin(app);
});

/** What went into each account of the site since it was asked last. */
let before: Record<string, number> = {};
async function readMoves(): Promise<Record<string, number>> {
  const { rows } = await app.pool.query<{ name: string; sum: number }>(
    `select concat_ws(' ', a.kind, a.provider) as name,
       sum(case when a.id = t.debit_id then t.amount else -t.amount end)::bigint as sum
     from ledger.account a join ledger.transfer t on a.id in (t.debit_id, t.credit_id)
     where a.kind in ('bank', 'surplus_payable') or a.provider = 'stripe' group by 1`,
  );
  const moves = rows.map(({ name, sum }) => [name, sum - (before[name] ?? 0)] as const);
  before = Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  return Object.fromEntries(moves.filter(([, sum]) => sum !== 0));
}

const come = (name: string, id: string) => app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
const sweep = async () => {
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  for (const each of standIns.stripe.refunds) if (each.status === 'processing') each.status = 'completed';
  await sweepPayments(app.systemContext());
};

/** An order that was paid at SSLCOMMERZ and then at Stripe. @returns what came in at Stripe */
async function payTwice() {
  const order = await buyer.order();
  const first = await buyer.begin(order, 'sslcommerz');
  const second = await buyer.begin(order, 'stripe');
  standIns.sslcommerz.pay(first.reference);
  await come('sslcommerz', first.id);
  standIns.stripe.pay(second.reference);
  await readMoves();
  await come('stripe', second.id);
  const moves = await readMoves();
  const fee = moves['provider_fee stripe'] ?? 0;
  expect(moves).toEqual({
    'provider_clearing stripe': AMOUNT - fee,
    surplus_payable: -AMOUNT,
    ...(fee === 0 ? {} : { 'provider_fee stripe': fee }),
  });
  return { order, paymentId: second.id, reference: second.reference };
}

/** The same, and its provider refuses to give it back. @returns what it was asked for */
async function refuse() {
  const paid = await payTwice();
  const stored = standIns.stripe.find(paid.reference);
  const { amount } = stored;
  stored.amount = '0.01';
  await sweep();
  stored.amount = amount;
  const { rows } = await app.pool.query<{ id: string; status: string }>(
    'select id, status from payment_refund where payment_id = $1',
    [paid.paymentId],
  );
  expect(rows).toMatchObject([{ status: 'failed' }]);
  expect(await readMoves()).toEqual({});
  return { ...paid, id: rows[0]?.id ?? '' };
}
const decide = async (id: string, body: object) =>
  expect((await owner.call('POST', `/payment/refund/surplus/${id}`, body)).status).toBe(200);
const agrees = async () => expect(await findViolations(app.systemContext())).toEqual([]);

it('what came in twice is owed until its provider has sent it back', async () => {
  await payTwice();
  await agrees();
  await sweep();
  await sweep();
  expect(await readMoves()).toEqual({ 'provider_clearing stripe': -AMOUNT, surplus_payable: AMOUNT });
  await agrees();
});

it('what the provider refused leaves the bank once an owner has paid it', async () => {
  const { id } = await refuse();
  await agrees();
  await decide(id, { decision: 'elsewhere', reference: 'BRAC 77120045', reason: 'By bank' });
  expect(await readMoves()).toEqual({ bank: -AMOUNT, surplus_payable: AMOUNT });
  await agrees();
});

it('what is sent again leaves the provider, once', async () => {
  const { id } = await refuse();
  await decide(id, { decision: 'send_again' });
  expect(await readMoves()).toEqual({});
  await sweep();
  await sweep();
  expect(await readMoves()).toEqual({ 'provider_clearing stripe': -AMOUNT, surplus_payable: AMOUNT });
  await agrees();
});

it('what went back in the provider’s panel has left the provider, not the bank', async () => {
  const { id, reference } = await refuse();
  standIns.stripe.refundInPanel(reference, String(AMOUNT));
  const { body, headers } = standIns.stripe.writeRefundNotice(reference);
  await app.host.request('/api/v1/payment/notice/stripe', { method: 'POST', body: new Uint8Array(body), headers });
  const name = standIns.stripe.refunds.at(-1)?.id ?? '';
  await decide(id, { decision: 'elsewhere', reference: name, reason: 'In the panel' });
  expect(await readMoves()).toEqual({ 'provider_clearing stripe': -AMOUNT, surplus_payable: AMOUNT });
  await agrees();
});

/** What happens in the provider's panel. @returns what it is called there */
function refundInPanel(reference: string, amount = AMOUNT): string {
  standIns.stripe.refundInPanel(reference, String(amount));
  return standIns.stripe.refunds.at(-1)?.id ?? '';
}
const tell = async (reference: string) => {
  const { body, headers } = standIns.stripe.writeRefundNotice(reference);
  const init = { method: 'POST', body: new Uint8Array(body), headers };
  expect((await app.host.request('/api/v1/payment/notice/stripe', init)).status).toBe(200);
};
const readTold = async (paymentId: string) => {
  const anomalies = await app.pool.query<{ kind: string; actual: string; times: number }>(
    "select kind, actual, times from payment_anomaly where payment_id = $1 and kind in ('refund_elsewhere', 'refund_late')",
    [paymentId],
  );
  const known = await app.pool.query<{ provider_refund: string; amount: number }>(
    'select provider_refund, amount from payment_refund_elsewhere where payment_id = $1 order by found_at',
    [paymentId],
  );
  return { anomalies: anomalies.rows, known: known.rows };
};

describe('what went back in the provider’s panel, and an owner names before the provider tells of it,', () => {
  it('has left the provider: it is asked first', async () => {
    const { id, paymentId, reference } = await refuse();
    const name = refundInPanel(reference);
    await decide(id, { decision: 'elsewhere', reference: name, reason: 'In the panel' });
    expect(await readMoves()).toEqual({ 'provider_clearing stripe': -AMOUNT, surplus_payable: AMOUNT });
    await tell(reference);
    expect(await readTold(paymentId)).toEqual({ anomalies: [], known: [{ provider_refund: name, amount: AMOUNT }] });
    expect(await readMoves()).toEqual({});
    await agrees();
  });

  it('is told to admins once where the provider couldn’t be asked and the bank has paid', async () => {
    const { id, paymentId, reference } = await refuse();
    const name = refundInPanel(reference);
    standIns.stripe.fail('refund_query', '500');
    await decide(id, { decision: 'elsewhere', reference: name, reason: 'In the panel' });
    expect(await readMoves()).toEqual({ bank: -AMOUNT, surplus_payable: AMOUNT });
    for (let round = 0; round < 2; round += 1) await tell(reference);
    expect(await readTold(paymentId)).toEqual({
      anomalies: [{ kind: 'refund_elsewhere', actual: `${name}: 499.00 BDT`, times: 1 }],
      known: [{ provider_refund: name, amount: AMOUNT }],
    });
    expect(await readMoves()).toEqual({});
    await agrees();
  });

  it('is told so too where it is the very return that was refused', async () => {
    const { id, paymentId, reference } = await refuse();
    const { rows } = await app.pool.query<{ reference: string }>('select reference from payment_refund where id = $1', [
      id,
    ]);
    const name = refundInPanel(reference);
    Object.assign(standIns.stripe.refunds.at(-1) ?? {}, { reference: rows[0]?.reference });
    standIns.stripe.fail('refund_query', '500');
    await decide(id, { decision: 'elsewhere', reference: name, reason: 'In the panel' });
    expect(await readMoves()).toEqual({ bank: -AMOUNT, surplus_payable: AMOUNT });
    for (let round = 0; round < 2; round += 1) await tell(reference);
    expect(await readTold(paymentId)).toMatchObject({
      anomalies: [{ kind: 'refund_late', times: 1 }],
      known: [{ provider_refund: name, amount: AMOUNT }],
    });
    expect(await readMoves()).toEqual({});
    await agrees();
  });
});

it('what an owner finds to have arrived, of a return in doubt, has left the provider', async () => {
  const { paymentId } = await payTwice();
  for (const status of ['sent', 'unknown'])
    await app.pool.query('update payment_refund set status = $2, next_check_at = null where payment_id = $1', [
      paymentId,
      status,
    ]);
  const { rows } = await app.pool.query<{ id: string }>('select id from payment_refund where payment_id = $1', [
    paymentId,
  ]);
  const said = { outcome: 'completed', providerRefund: 're_found' };
  expect((await owner.call('POST', `/payment/refund/resolve/${rows[0]?.id}`, said)).status).toBe(200);
  expect(await readMoves()).toEqual({ 'provider_clearing stripe': -AMOUNT, surplus_payable: AMOUNT });
  await agrees();
});
