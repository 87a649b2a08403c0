import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer } from '../../../../tests/support/payments/buyer.ts';
import { realProviders, startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';
import { findViolations } from '../orders/service/check-books.ts';
import { sweepPayments } from './service/sweep.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
type Name = (typeof realProviders)[number];

let buyer: Buyer;
let owner: SignedInAdmin;
let moderator: SignedInAdmin;
beforeAll(async () => {
  buyer = await createBuyer(app);
  owner = await signInAdmin(app);
  moderator = await signInAdmin(app, 'moderator');
});

const come = (name: Name, id: string) => app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
const sweep = async () => {
  await app.pool.query('update payment set next_check_at = now() where next_check_at is not null');
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  for (const { refunds } of Object.values(standIns))
    for (const each of refunds) if (each.status === 'processing') each.status = 'completed';
  await sweepPayments(app.systemContext());
};
const listRefunds = async (paymentId: string) =>
  (
    await app.pool.query<{ id: string; status: string }>(
      'select id, status from payment_refund where payment_id = $1 order by id',
      [paymentId],
    )
  ).rows;

/** Runs `work` while the provider refuses every refund of this payment. */
async function whileRefused(name: Name, reference: string, work: () => Promise<unknown>): Promise<void> {
  const stored = standIns[name].find(reference);
  const { amount } = stored;
  stored.amount = '0.01';
  await work();
  stored.amount = amount;
}

/** An order that was paid by two attempts; the refund of the second one was refused. */
async function refuse(name: Name, who = buyer) {
  const order = await who.order();
  // Both attempts start before either is paid.
  const first = await who.begin(order, name === 'stripe' ? 'sslcommerz' : 'stripe');
  const second = await who.begin(order, name);
  const firstName: Name = name === 'stripe' ? 'sslcommerz' : 'stripe';
  standIns[firstName].pay(first.reference);
  await come(firstName, first.id);
  standIns[name].pay(second.reference);
  if (name === 'bkash') standIns.bkash.find(second.reference).status = 'completed';
  await come(name, second.id);
  await whileRefused(name, second.reference, sweep);
  const [refund] = await listRefunds(second.id);
  expect(await who.read(order)).toMatchObject({
    order: 'paid',
    payments: ['completed', 'completed surplus'],
    refunds: ['failed'],
    anomalies: ['refund_refused', 'surplus'],
  });
  return { order, paymentId: second.id, reference: second.reference, id: refund?.id ?? '' };
}
const decide = (id: string, body: object, admin = owner) => admin.call('POST', `/payment/refund/surplus/${id}`, body);
const again = { decision: 'send_again' };
const elsewhere = { decision: 'elsewhere', reference: 'BRAC 77120045', reason: 'bKash had too little; by bank.' };
const attempt = async (order: string, paymentId: string) => {
  const { body } = await owner.call('GET', `/payment/order/${order}`);
  return (body['attempts'] as Record<string, unknown>[]).find(({ _id }) => _id === paymentId);
};
const listOpen = async (order: string) => {
  const { body } = await owner.call('GET', '/payment/anomalies?limit=100&kind=refund_refused');
  return (body['items'] as { isUndecided: boolean; order: { _id: string } }[]).filter(
    (each) => each.order._id === order,
  );
};
const readAudit = async (paymentId: string) =>
  (
    await app.pool.query<{ action: string; details: object }>(
      "select action, details from audit_log where subject_type = 'payment' and subject_id = $1 order by id",
      [paymentId],
    )
  ).rows;
const agrees = async () => expect(await findViolations(app.systemContext())).toEqual([]);

describe.each(realProviders)('money that nobody needs and that %s refuses to give back', (name) => {
  it('is shown, never sent again by itself, and sent again once by an owner', async () => {
    const { order, paymentId, id } = await refuse(name);
    await come(name, paymentId);
    await sweep();
    expect(await listRefunds(paymentId)).toHaveLength(1);
    expect(await listOpen(order)).toMatchObject([{ isUndecided: true }]);
    expect(await attempt(order, paymentId)).toMatchObject({ refunds: [{ _id: id, isUndecided: true }] });

    const from = standIns[name].refunds.length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(id, again)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    await sweep();
    await sweep();
    await sweep();
    expect((await listRefunds(paymentId)).map(({ status }) => status)).toEqual(['failed', 'completed']);
    expect(standIns[name].refunds.length - from).toBe(1);
    expect((await decide(id, elsewhere)).status).toBe(409);
    expect(await listOpen(order)).toMatchObject([{ isUndecided: false }]);
    expect(await attempt(order, paymentId)).toMatchObject({
      refunds: [{ isUndecided: false }, { status: 'completed', isUndecided: false }],
      decisions: [{ decision: 'send_again', refund: id, reference: null, note: '', admin: 'The owner' }],
    });
    expect(await readAudit(paymentId)).toEqual([
      { action: 'payment.send_surplus_again', details: { amount: 49_900, currency: 'BDT' } },
    ]);
    await agrees();
  });

  it('that is refused again waits again', async () => {
    const { order, paymentId, reference, id } = await refuse(name);
    await whileRefused(name, reference, async () => {
      expect((await decide(id, again)).status).toBe(200);
      await sweep();
    });
    const [, second] = await listRefunds(paymentId);
    expect(second?.status).toBe('failed');
    expect(await attempt(order, paymentId)).toMatchObject({ refunds: [{ isUndecided: false }, { isUndecided: true }] });
    expect((await decide(id, again)).status).toBe(409);
    expect((await decide(second?.id ?? '', again)).status).toBe(200);
    for (let round = 0; round < 3; round += 1) await sweep();
    expect((await listRefunds(paymentId)).map(({ status }) => status)).toEqual(['failed', 'failed', 'completed']);
    await agrees();
  });
});

describe('money that an owner gave back elsewhere', () => {
  it('is written down once with its reference and reason, and never sent', async () => {
    const { order, paymentId, id } = await refuse('bkash');
    const from = standIns.bkash.refunds.length;
    const answers = await Promise.all([
      decide(id, elsewhere),
      decide(id, again),
      decide(id, elsewhere),
      decide(id, again),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const isAgain = [1, 3].some((index) => answers[index]?.status === 200);
    for (let round = 0; round < 3; round += 1) await sweep();
    const statuses = (await listRefunds(paymentId)).map(({ status }) => status);
    expect(statuses).toEqual(isAgain ? ['failed', 'completed'] : ['elsewhere']);
    expect(standIns.bkash.refunds.length - from).toBe(isAgain ? 1 : 0);
    expect(await listOpen(order)).toMatchObject([{ isUndecided: false }]);
    await agrees();
  });

  it('is shown and recorded, and nobody decides otherwise later', async () => {
    const { order, paymentId, id } = await refuse('stripe');
    expect((await decide(id, elsewhere)).status).toBe(200);
    expect((await decide(id, elsewhere)).status).toBe(409);
    expect((await decide(id, again)).status).toBe(409);
    await come('stripe', paymentId);
    await sweep();
    expect(await attempt(order, paymentId)).toMatchObject({
      refunds: [{ _id: id, status: 'elsewhere', isUndecided: false, endedAt: expect.any(String) }],
      decisions: [
        {
          decision: 'elsewhere',
          refund: id,
          reference: elsewhere.reference,
          note: elsewhere.reason,
          admin: 'The owner',
        },
      ],
    });
    expect(await readAudit(paymentId)).toEqual([
      {
        action: 'payment.settle_surplus',
        details: { amount: 49_900, currency: 'BDT', reference: elsewhere.reference },
      },
    ]);
    await agrees();
  });

  it('is not sent again once the provider has told that it went back', async () => {
    const { paymentId, reference, id } = await refuse('stripe');
    standIns.stripe.refundInPanel(reference, '49900');
    const { body, headers } = standIns.stripe.writeRefundNotice(reference);
    await app.host.request('/api/v1/payment/notice/stripe', { method: 'POST', body: new Uint8Array(body), headers });
    expect(await decide(id, again)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('has already refunded') as string },
    });
    expect(await listRefunds(paymentId)).toMatchObject([{ status: 'failed' }]);
    const name = standIns.stripe.refunds.at(-1)?.id ?? '';
    expect((await decide(id, { ...elsewhere, reference: name })).status).toBe(200);
    await agrees();
  });

  it('in the provider’s panel is no refund that nobody knows of', async () => {
    const { paymentId, reference, id } = await refuse('stripe');
    standIns.stripe.refundInPanel(reference, '49900');
    const name = standIns.stripe.refunds.at(-1)?.id ?? '';
    expect((await decide(id, { ...elsewhere, reference: name })).status).toBe(200);
    const { body, headers } = standIns.stripe.writeRefundNotice(reference);
    await app.host.request('/api/v1/payment/notice/stripe', { method: 'POST', body: new Uint8Array(body), headers });
    const { rows } = await app.pool.query(
      "select kind from payment_anomaly where payment_id = $1 and kind = 'refund_elsewhere'",
      [paymentId],
    );
    expect(rows).toEqual([]);
  });

  it('needs a reference and a reason, said beside the fields', async () => {
    const { id } = await refuse('stripe');
    expect(await decide(id, { decision: 'elsewhere' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reference' }, { path: 'reason' }] },
    });
    expect(await decide(id, { ...elsewhere, reference: 'x' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reference' }] },
    });
    expect((await decide(id, { decision: 'keep' })).status).toBe(400);
    expect((await decide(id, again, moderator)).status).toBe(403);
    expect((await decide(createId(), again)).status).toBe(404);
    expect((await decide('x', again)).status).toBe(404);
  });

  it('loses its reason when its buyer leaves', async () => {
    const leaving = await createBuyer(app);
    const { paymentId, id } = await refuse('stripe', leaving);
    expect((await decide(id, elsewhere)).status).toBe(200);
    expect((await leaving.user.deleteAccount()).status).toBe(200);
    const { rows } = await app.pool.query('select note, reference from payment_decision where payment_id = $1', [
      paymentId,
    ]);
    expect(rows).toEqual([{ note: '', reference: elsewhere.reference }]);
  });
});

describe('the database', () => {
  it('lets nothing that was refused be sent again by itself, or be called given back by nobody', async () => {
    const { paymentId, id } = await refuse('stripe');
    const add = () =>
      app.pool.query(
        `insert into payment_refund (id, payment_id, reference, transaction_id, amount, reason)
         select $2, id, $3, transaction_id, amount, 'x' from payment where id = $1`,
        [paymentId, createId(), createId().replaceAll('-', '').slice(0, 25).toUpperCase()],
      );
    await expect(add()).rejects.toMatchObject({ constraint: 'payment_refund_decided' });
    const run = (sql: string, values: string[] = [id]) => app.pool.query(sql, values);
    await expect(run("update payment_refund set status = 'elsewhere' where id = $1")).rejects.toMatchObject({
      constraint: 'payment_refund_decided',
    });
    const say = (decision: string, reference: string | null, payment = paymentId) =>
      app.pool.query(
        'insert into payment_decision (id, payment_id, payment_refund_id, decision, reference) values ($1, $2, $3, $4, $5)',
        [createId(), payment, id, decision, reference],
      );
    await expect(say('elsewhere', null)).rejects.toMatchObject({ constraint: 'payment_decision_reference' });
    await expect(say('accept', null)).rejects.toMatchObject({ constraint: 'payment_decision_of_refund' });
    const other = await refuse('stripe');
    await expect(say('send_again', null, other.paymentId)).rejects.toMatchObject({
      constraint: 'payment_decision_refund',
    });
    await say('send_again', null);
    await run("insert into payment_refund_elsewhere (payment_id, provider_refund, amount) values ($1, 'RX', 1)", [
      paymentId,
    ]);
    await expect(add()).rejects.toMatchObject({ constraint: 'payment_refund_total' });
    await run('delete from payment_refund_elsewhere where payment_id = $1', [paymentId]);
    await expect(say('elsewhere', 'R-100')).rejects.toMatchObject({ constraint: 'payment_decision_refund_once' });
    await add();
    await expect(add()).rejects.toThrow();
    await expect(
      run("update payment_decision set reference = 'R-2000' where payment_refund_id = $1"),
    ).rejects.toMatchObject({ constraint: 'payment_decision_kept' });
  });
});
