import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { paymentConformance } from '../../../../tests/support/payments/conformance.ts';
import { createId } from '../../database/id.ts';
import { toReference } from '../reference.ts';
import type { SandboxProvider } from './provider.ts';

let app: TestApp;
let sandbox: SandboxProvider;
const notices = new Map<string, { body: Buffer; headers: Record<string, string> }>();
beforeAll(async () => {
  app = await testApp();
  const { sandbox: own } = app.platform.payments;
  if (own === undefined) throw new Error('the sandbox is off');
  sandbox = own;
});

paymentConformance(async () => ({
  provider: sandbox,
  act: async ({ reference, providerReference }, act) => {
    const outcome = await sandbox.act(providerReference, act);
    if (outcome?.notice !== undefined)
      notices.set(reference, { body: outcome.notice.body, headers: Object.fromEntries(outcome.notice.headers) });
  },
  notice: async ({ reference }) => {
    const sent = notices.get(reference);
    if (sent === undefined) throw new Error('no notice');
    return sent;
  },
  fail: undefined,
  lostRefund: 'completed',
  refundElsewhere: async ({ providerReference }, amount) => {
    await app.pool.query(
      `insert into development_refund (id, payment_id, reference, transaction_id, amount)
       select $2::uuid, id, 'panel ' || $2::text, transaction_id, $3 from development_payment where id = $1`,
      [providerReference, createId(), amount],
    );
  },
}));

const begin = async () => {
  const reference = toReference(createId());
  const begun = await sandbox.begin({
    reference,
    amount: 10_000,
    currency: 'BDT',
    description: 'Order 1001',
    customer: { name: '', email: null, phone: null },
    locale: 'bn',
    returnUrl: 'http://localhost/return',
    cancelUrl: 'http://localhost/cancel',
    noticeUrl: 'http://localhost/notice',
    expiresAt: new Date(Date.now() + 60_000),
  });
  return { ...begun, reference };
};

describe('the sandbox', () => {
  it('has a page in the language of the customer', async () => {
    const { redirectUrl, providerReference } = await begin();
    expect(redirectUrl).toBe(`http://localhost/bn/payment/sandbox/${providerReference}`);
  });

  it.each([
    ['pay', 'return', true, 'completed'],
    ['lose_notice', 'return', false, 'completed'],
    ['pay_late', 'return', false, 'pending'],
    ['fail', 'return', true, 'failed'],
    ['cancel', 'cancel', true, 'cancelled'],
  ] as const)('%s', async (act, address, isTold, status) => {
    const key = await begin();
    const outcome = await sandbox.act(key.providerReference, act);
    expect(outcome?.redirectUrl).toBe(`http://localhost/${address}`);
    expect(outcome?.notice !== undefined).toBe(isTold);
    expect(await sandbox.query(key)).toMatchObject({ status });
  });

  it('gets late money after the order has expired', async () => {
    const key = await begin();
    await sandbox.act(key.providerReference, 'pay_late');
    await app.pool.query("update development_payment set paid_at = paid_at - interval '1 day' where id = $1", [
      key.providerReference,
    ]);
    expect(await sandbox.query(key)).toMatchObject({ status: 'completed' });
  });

  it('can be paid twice', async () => {
    const key = await begin();
    await sandbox.act(key.providerReference, 'pay_twice');
    expect(await sandbox.query(key)).toMatchObject({ status: 'completed', extra: [{ amount: 10_000 }] });
  });

  it('ends once, whatever is clicked at the same time', async () => {
    const key = await begin();
    const acts = ['pay', 'fail', 'cancel', 'pay_twice', 'pay', 'fail'] as const;
    const outcomes = await Promise.all(acts.map((act) => sandbox.act(key.providerReference, act)));
    expect(outcomes.filter((outcome) => outcome?.notice !== undefined)).toHaveLength(1);
  });

  it('knows nothing of an unknown payment', async () => {
    expect(await sandbox.act(createId(), 'pay')).toBeUndefined();
    expect(await sandbox.readPayment('x')).toBeUndefined();
  });
});
