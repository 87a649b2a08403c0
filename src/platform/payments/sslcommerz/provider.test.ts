import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentConformance } from '../../../../tests/support/payments/conformance.ts';
import { signByTheBook, sslCommerzStore, startSslCommerz } from '../../../../tests/support/payments/sslcommerz.ts';
import type { StandIn } from '../../../../tests/support/payments/stand-in.ts';
import { createId } from '../../database/id.ts';
import { NoticeError } from '../errors.ts';
import type { PaymentProvider } from '../provider.ts';
import { toReference } from '../reference.ts';
import { createSslCommerzProvider } from './provider.ts';

let standIn: StandIn;
let provider: PaymentProvider;
beforeAll(async () => {
  standIn = await startSslCommerz();
  provider = createSslCommerzProvider({ ...sslCommerzStore, url: standIn.url }, { mode: 'test', milliseconds: 1500 });
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
  lostRefund: 'unknown',
  refundElsewhere: undefined,
}));

const begin = async () => {
  const reference = toReference(createId());
  const begun = await provider.begin({
    reference,
    amount: 10_000,
    currency: 'BDT',
    description: 'Order 1001',
    customer: { name: '', email: null, phone: null },
    locale: 'bn',
    returnUrl: 'https://arbor.example/return',
    cancelUrl: 'https://arbor.example/cancel',
    noticeUrl: 'https://arbor.example/notice',
    expiresAt: new Date(Date.now() + 60_000),
  });
  return { ...begun, reference };
};

describe('SSLCOMMERZ', () => {
  it('holds what it calls risky', async () => {
    const key = await begin();
    standIn.find(key.reference).status = 'held';
    expect(await provider.query(key)).toMatchObject({ status: 'held', amount: 10_000 });
  });

  it('tells the fee, and what was paid twice', async () => {
    const key = await begin();
    standIn.pay(key.reference);
    standIn.find(key.reference).extraTransactionId = 'BANK-AGAIN';
    expect(await provider.query(key)).toMatchObject({
      status: 'completed',
      fee: 10,
      extra: [{ transactionId: 'BANK-AGAIN', amount: 10_000 }],
    });
  });

  it('tells another amount, currency and store as they are', async () => {
    const key = await begin();
    standIn.pay(key.reference);
    Object.assign(standIn.find(key.reference), { amount: '100.01', currency: 'USD', merchant: 'evil' });
    expect(await provider.query(key)).toMatchObject({ amount: 10_001, currency: 'USD', merchant: 'evil' });
  });

  it.each(['100.005', '1e2', '', '-100.00'])('is in doubt about an amount of %j', async (amount) => {
    const key = await begin();
    standIn.pay(key.reference);
    standIn.find(key.reference).amount = amount;
    await expect(provider.query(key)).rejects.toMatchObject({ kind: 'in_doubt' });
  });

  it('adds no parameter of somebody else to a call', async () => {
    await expect(provider.query({ reference: 'x&store_id=evil', providerReference: 's' })).resolves.toEqual({
      status: 'pending',
      isApproved: false,
    });
  });

  it('signs as its documentation says', async () => {
    const { reference } = await begin();
    const sent = new URLSearchParams(standIn.writeNotice(reference, 'completed').body.toString());
    const fields = Object.fromEntries(
      (sent.get('verify_key') ?? '').split(',').map((name) => [name, sent.get(name) ?? '']),
    );
    expect(sent.get('verify_sign')).toBe(signByTheBook(fields, sslCommerzStore.storePassword));
  });

  it('refuses an IPN to another store', async () => {
    const { reference } = await begin();
    standIn.find(reference).merchant = 'evil';
    const { body, headers } = standIn.writeNotice(reference, 'completed');
    const read = provider.readNotice?.({ body, headers: new Headers(headers), now: new Date() });
    await expect(read).rejects.toThrow(NoticeError);
  });

  it('is refused with another password', async () => {
    const other = createSslCommerzProvider(
      { ...sslCommerzStore, storePassword: 'wrong', url: standIn.url },
      { mode: 'test', milliseconds: 1500 },
    );
    const key = await begin();
    await expect(other.query(key)).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['completed', 'completed'],
    ['failed', 'failed'],
    ['processing', 'processing'],
  ] as const)('says that a refund is %s', async (status, said) => {
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
    const made = await provider.refund(request);
    expect(made.status).toBe('processing');
    const refund = standIn.refunds.at(-1);
    if (refund !== undefined) refund.status = status;
    expect(await provider.queryRefund({ ...request, providerRefund: refund?.id })).toMatchObject({ status: said });
  });
});
