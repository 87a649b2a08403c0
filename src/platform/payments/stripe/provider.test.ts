import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentConformance } from '../../../../tests/support/payments/conformance.ts';
import { type StripeStandIn, startStripe, stripeAccount } from '../../../../tests/support/payments/stripe.ts';
import { createId } from '../../database/id.ts';
import { NoticeError } from '../errors.ts';
import type { PaymentProvider } from '../provider.ts';
import { toReference } from '../reference.ts';
import { createStripeProvider } from './provider.ts';
import { signStripeBody } from './signature.ts';

let standIn: StripeStandIn;
let provider: PaymentProvider;
beforeAll(async () => {
  standIn = await startStripe();
  provider = createStripeProvider({ ...stripeAccount, url: standIn.url }, { mode: 'test', milliseconds: 1500 });
});
afterAll(() => standIn.close());

paymentConformance(async () => ({
  provider,
  act: async ({ reference }, act) => {
    if (act === 'pay') standIn.pay(reference);
    else standIn.find(reference).status = 'failed';
  },
  notice: async ({ reference }) => standIn.writeNotice(reference, 'completed'),
  fail: standIn.fail,
  lostRefund: 'completed',
  refundElsewhere: async ({ reference }, amount) => standIn.refundInPanel(reference, String(amount)),
}));

const createRequest = () => ({
  reference: toReference(createId()),
  amount: 10_000,
  currency: 'BDT',
  description: 'Order 1001',
  customer: { name: '', email: 'ayesha@example.com', phone: null },
  locale: 'en' as const,
  returnUrl: 'https://arbor.example/return',
  cancelUrl: 'https://arbor.example/cancel',
  noticeUrl: 'https://arbor.example/notice',
  expiresAt: new Date(Date.now() + 60_000),
});
const begin = async () => {
  const request = createRequest();
  return { ...(await provider.begin(request)), reference: request.reference };
};
const read = (body: Buffer, signature: string, now = new Date()) =>
  provider.readNotice?.({ body, headers: new Headers({ 'stripe-signature': signature }), now });

describe('Stripe', () => {
  it('opens one session for one reference, though the first answer was lost', async () => {
    const request = createRequest();
    standIn.fail('begin', 'lost');
    await expect(provider.begin(request)).rejects.toMatchObject({ kind: 'in_doubt' });
    const [one, two] = [await provider.begin(request), await provider.begin(request)];
    expect(two).toEqual(one);
    expect([...standIn.payments.values()].filter(({ reference }) => reference === request.reference)).toHaveLength(1);
  });

  it('tells another account, currency and mode as they are, and the fee', async () => {
    const key = await begin();
    standIn.pay(key.reference);
    expect(await provider.query(key)).toMatchObject({ fee: 7, mode: 'test', merchant: 'arbor.example' });
    Object.assign(standIn.find(key.reference), { merchant: 'other.example', currency: 'usd', isLive: true });
    expect(await provider.query(key)).toMatchObject({ merchant: 'other.example', currency: 'USD', mode: 'live' });
  });

  it('holds what Stripe reviews', async () => {
    const key = await begin();
    standIn.find(key.reference).status = 'held';
    expect(await provider.query(key)).toMatchObject({ status: 'held' });
  });

  it('closes a session that the customer gave up, unless it was paid', async () => {
    const [left, paid] = [await begin(), await begin()];
    expect(await provider.cancel?.(left)).toEqual({ status: 'expired' });
    standIn.pay(paid.reference);
    expect(await provider.cancel?.(paid)).toMatchObject({ status: 'completed' });
  });

  it('refunds once for one reference', async () => {
    const key = await begin();
    standIn.pay(key.reference);
    const { transactionId } = standIn.find(key.reference);
    const request = {
      key,
      transactionId,
      amount: 10_000,
      currency: 'BDT',
      reason: 'x',
      refundReference: toReference(createId()),
      knownRefunds: [],
    };
    standIn.fail('refund', 'lost');
    await expect(provider.refund(request)).rejects.toMatchObject({ kind: 'in_doubt' });
    await provider.refund(request);
    await provider.refund(request);
    expect(standIn.refunds.filter(({ reference }) => reference === request.refundReference)).toHaveLength(1);
  });

  it.each([
    [-299, true],
    [299, true],
    [-301, false],
    [301, false],
  ])('takes a signature of %i seconds: %s', async (seconds, isGood) => {
    const { reference } = await begin();
    const { body } = standIn.writeNotice(reference, 'completed');
    const at = Math.floor(Date.now() / 1000);
    const reading = read(body, signStripeBody(body, stripeAccount.webhookSecret, at + seconds), new Date(at * 1000));
    await (isGood
      ? expect(reading).resolves.toMatchObject({ about: 'payment' })
      : expect(reading).rejects.toThrow(NoticeError));
  });

  it.each(['', 'v1=abc', 't=1,v1=', 't=now,v1=00', 't=1e3,v1=00'])('refuses the signature %j', async (signature) => {
    const { reference } = await begin();
    await expect(read(standIn.writeNotice(reference, 'completed').body, signature)).rejects.toThrow(NoticeError);
  });

  it('refuses another secret, and takes the second of two', async () => {
    const { reference } = await begin();
    const { body } = standIn.writeNotice(reference, 'completed');
    const at = Math.floor(Date.now() / 1000);
    const foreign = signStripeBody(body, 'whsec_other', at);
    await expect(read(body, foreign)).rejects.toThrow(NoticeError);
    const own = signStripeBody(body, stripeAccount.webhookSecret, at);
    await expect(read(body, `${foreign},${own.split(',')[1]}`)).resolves.toMatchObject({ reference });
  });

  // Stripe's own library, version 23.1.0, accepts this header with `verifyHeader` for this body, secret and time.
  it('signs as Stripe does', () => {
    const body = Buffer.from('{"id":"evt_1"}');
    expect(signStripeBody(body, 'whsec_test', 1_700_000_000)).toBe(
      't=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
    );
  });
});
