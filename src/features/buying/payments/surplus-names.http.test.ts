import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { AMOUNT, openPaidTwice } from '../../../../tests/support/payments/paid-twice.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { reconcileNow } from '../../../../tests/support/reconciliation.ts';
import { createId } from '../../../platform/database/id.ts';
import { findViolations } from '../orders/service/check-books.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const {
  buyer,
  owner,
  readMoves,
  sweep,
  payTwice,
  refuse,
  decide,
  agrees,
  refundInPanel,
  tell,
  readTold,
  refuseAnother,
  settle,
} = await openPaidTwice(app, standIns);

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

describe('the name that an owner gives what was given back', () => {
  it('is refused where its provider calls another sum so, told before or when it is asked', async () => {
    const { id, paymentId, reference } = await refuse();
    const name = refundInPanel(reference, 10_000);
    expect(await settle(id, name)).toMatch(/ ৳100 .* ৳499\.$/);
    expect(await settle(id, name, 'bn')).toMatch(/^[^a-z]*৳১০০[^a-z]*৳৪৯৯[^a-z]*$/);
    expect(await readTold(paymentId)).toEqual({
      anomalies: [{ kind: 'refund_elsewhere', actual: `${name}: 100.00 BDT`, times: 1 }],
      known: [{ provider_refund: name, amount: 10_000 }],
    });
    expect(await readMoves()).toEqual({});
    expect(await settle(id, 'BRAC 77120046')).toBe(undefined);
    expect(await readMoves()).toEqual({ bank: -AMOUNT, surplus_payable: AMOUNT });
    await agrees();
  });

  it('leaves another sum of the provider a break where that tells of it only later', async () => {
    const { order, id, reference } = await refuse();
    const name = refundInPanel(reference, 10_000);
    standIns.stripe.fail('refund_query', '500');
    expect(await settle(id, name)).toBe(undefined);
    await tell(reference);
    expect(await readMoves()).toEqual({ bank: -AMOUNT, surplus_payable: AMOUNT });
    await agrees();
    await reconcileNow(app);
    const { body } = await owner.call('GET', '/reconciliation/breaks?state=open&limit=100');
    const breaks = body['items'] as { kind: string; order: { _id: string } | null }[];
    expect(breaks.filter((each) => each.order?._id === order)).toMatchObject([{ kind: 'refund_elsewhere' }]);
  });

  it('settles one of a payment’s returns', async () => {
    const { id, paymentId, reference } = await refuse();
    const other = await refuseAnother(paymentId);
    const name = refundInPanel(reference);
    expect(await settle(id, name)).toBe(undefined);
    expect(await readMoves()).toEqual({ 'provider_clearing stripe': -AMOUNT, surplus_payable: AMOUNT });
    expect(await settle(other, name)).toContain('Another refund of this payment');
    expect(await settle(other, name, 'bn')).toMatch(/^[^a-z]+$/);
    await expect(
      app.pool.query(
        "insert into payment_decision (id, payment_id, payment_refund_id, decision, reference) values ($1, $2, $3, 'elsewhere', $4)",
        [createId(), paymentId, other, name],
      ),
    ).rejects.toMatchObject({ constraint: 'payment_decision_reference_once' });
    expect(await readMoves()).toEqual({});
    expect(await settle(other, 'BRAC 77120047')).toBe(undefined);
    expect(await readMoves()).toEqual({ bank: -AMOUNT, surplus_payable: AMOUNT });
    await agrees();
  });

  it('is told to admins where it stands for another one already, which the bank has paid in the books', async () => {
    const { id, paymentId, reference } = await refuse();
    const other = await refuseAnother(paymentId);
    const name = refundInPanel(reference);
    standIns.stripe.fail('refund_query', '500');
    expect(await settle(id, name)).toBe(undefined);
    expect(await readMoves()).toEqual({ bank: -AMOUNT, surplus_payable: AMOUNT });
    for (let round = 0; round < 2; round += 1)
      expect(await settle(other, name)).toContain('Another refund of this payment');
    expect(await readTold(paymentId)).toEqual({
      anomalies: [{ kind: 'refund_elsewhere', actual: `${name}: 499.00 BDT`, times: 1 }],
      known: [{ provider_refund: name, amount: AMOUNT }],
    });
    expect(await readMoves()).toEqual({});
    await agrees();
  });

  it('is none of what the site itself has sent of the payment', async () => {
    const { paymentId } = await payTwice();
    const other = await refuseAnother(paymentId);
    await sweep();
    await sweep();
    await readMoves();
    const { rows } = await app.pool.query<{ name: string }>(
      "select provider_refund as name from payment_refund where payment_id = $1 and status = 'completed'",
      [paymentId],
    );
    expect(await settle(other, rows[0]?.name ?? '')).toContain('Another refund of this payment');
    expect(await readMoves()).toEqual({});
    await agrees();
  });

  it('is of the sum that has left the provider, or a rule of the books is broken', async () => {
    const { id, reference } = await refuse();
    const name = refundInPanel(reference);
    await tell(reference);
    expect(await settle(id, name)).toBe(undefined);
    expect(await readMoves()).toEqual({ 'provider_clearing stripe': -AMOUNT, surplus_payable: AMOUNT });
    const set = (amount: number) =>
      app.pool.query('update payment_refund_elsewhere set amount = $2 where provider_refund = $1', [name, amount]);
    await set(10_000);
    expect(await findViolations(app.systemContext())).toMatchObject([
      { rule: 'surplus_return_is_posted', subject: id },
    ]);
    await set(AMOUNT);
    await agrees();
  });
});

describe('who paid twice is told of a transfer', () => {
  const { userId } = buyer.user;
  const readTold = async (order: string) => {
    const { rows } = await app.pool.query<{ text: string }>(
      'select text_body as text from mail where account_id = $1 order by id desc limit 1',
      [userId],
    );
    const { body } = await buyer.user.call('GET', '/user/notices');
    const [notice] = body['items'] as { code: string; reason: string }[];
    const { secondPayments } = (await buyer.user.call('GET', `/order/single/${order}`)).body;
    return { letter: rows[0]?.text, notice, secondPayments };
  };
  const returnedAt = expect.any(String) as string;
  beforeAll(() =>
    app.pool.query('update account set email = $2, email_verified = true where id = $1', [
      userId,
      'nusrat@example.com',
    ]),
  );

  it('where an owner has given the money back by one', async () => {
    const { order, id } = await refuse();
    expect(await settle(id, 'BRAC 77120048')).toBe(undefined);
    expect(await readTold(order)).toEqual({
      letter: expect.stringMatching(/transfer.*BRAC 77120048/) as string,
      notice: expect.objectContaining({
        code: 'order_second_payment_returned',
        reason: expect.stringContaining('BRAC 77120048') as string,
      }) as object,
      secondPayments: [{ amount: AMOUNT, at: returnedAt, returnedAt, transferReference: 'BRAC 77120048' }],
    });
  });

  it('but not where an owner names what the provider has sent', async () => {
    const { order, id, reference } = await refuse();
    const name = refundInPanel(reference);
    expect(await settle(id, name)).toBe(undefined);
    expect(await readMoves()).toEqual({ 'provider_clearing stripe': -AMOUNT, surplus_payable: AMOUNT });
    const told = await readTold(order);
    expect(told.letter).toContain('৳499');
    expect(told.letter).not.toMatch(/transfer|re_/);
    expect(told.notice).toMatchObject({ code: 'order_second_payment_returned', reason: '' });
    expect(told.secondPayments).toEqual([{ amount: AMOUNT, at: returnedAt, returnedAt, transferReference: null }]);
  });

  it('until its provider tells that it has sent it', async () => {
    const { order, id, reference } = await refuse();
    const name = refundInPanel(reference);
    standIns.stripe.fail('refund_query', '500');
    expect(await settle(id, name)).toBe(undefined);
    expect((await readTold(order)).secondPayments).toMatchObject([{ transferReference: name }]);
    await tell(reference);
    expect((await readTold(order)).secondPayments).toMatchObject([{ transferReference: null }]);
  });
});
