import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { AMOUNT, openPaidTwice } from '../../../../tests/support/payments/paid-twice.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const { owner, readMoves, sweep, payTwice, refuse, decide, agrees } = await openPaidTwice(app, standIns);

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
