import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BkashStandIn, bkashApp, startBkash } from '../../../../tests/support/payments/bkash.ts';
import { paymentConformance } from '../../../../tests/support/payments/conformance.ts';
import { createId } from '../../database/id.ts';
import { toDecimal } from '../amounts.ts';
import type { PaymentProvider } from '../provider.ts';
import { toReference } from '../reference.ts';
import { createBkashProvider } from './provider.ts';

let standIn: BkashStandIn;
let provider: PaymentProvider;
let hour = 0;
const open = () =>
  createBkashProvider(
    { ...bkashApp, url: standIn.url },
    { mode: 'test', milliseconds: 1500, now: () => Date.now() + hour * 3_600_000 },
  );
beforeAll(async () => {
  standIn = await startBkash();
  provider = open();
});
afterAll(() => standIn.close());

describe.each(['answered', 'documented'] as const)('bKash, naming things as %s', (names) => {
  paymentConformance(async () => {
    standIn.name(names);
    return {
      provider,
      act: async ({ reference }, act) => {
        if (act === 'pay') standIn.pay(reference);
        else standIn.find(reference).status = 'failed';
      },
      notice: undefined,
      fail: standIn.fail,
      lostRefund: 'completed',
      refundElsewhere: async ({ reference }, amount) => standIn.refundInPanel(reference, toDecimal(amount, 'BDT')),
    };
  });

  it('says who asked for money that moved, and that the customer has agreed', async () => {
    standIn.name(names);
    const key = await begin();
    standIn.pay(key.reference);
    expect(await provider.query(key)).toEqual({ status: 'pending', isApproved: true });
    await provider.complete?.(key);
    expect(await provider.query(key)).toMatchObject({ status: 'completed', reference: key.reference });
  });
});

const begin = async (from = provider) => {
  const reference = toReference(createId());
  const begun = await from.begin({
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
const countGrants = () => standIn.calls.filter((name) => name === 'grant').length;

describe('bKash', () => {
  it('asks for one token, however many need it', async () => {
    const [fresh, before] = [open(), countGrants()];
    await Promise.all(Array.from({ length: 20 }, () => begin(fresh)));
    expect(countGrants() - before).toBe(1);
  });

  it('asks for another one before the hour is over, and where one was ended early', async () => {
    const fresh = open();
    await begin(fresh);
    let before = countGrants();
    hour += 1;
    await begin(fresh);
    expect(countGrants() - before).toBe(1);
    before = countGrants();
    standIn.endTokens();
    await begin(fresh);
    expect(countGrants() - before).toBe(1);
  });

  it('gets over a token that was not given', async () => {
    const fresh = open();
    standIn.fail('grant', '500');
    await expect(begin(fresh)).rejects.toMatchObject({ kind: 'refused' });
    expect((await begin(fresh)).redirectUrl).toMatch(/^https:/);
  });

  it('moves no money before the customer has agreed', async () => {
    const key = await begin();
    await expect(provider.complete?.(key)).rejects.toMatchObject({ kind: 'in_doubt' });
    expect(await provider.query(key)).toEqual({ status: 'pending', isApproved: false });
  });

  it('says that the customer has agreed, and moves the money once', async () => {
    const key = await begin();
    standIn.pay(key.reference);
    expect(await provider.query(key)).toEqual({ status: 'pending', isApproved: true });
    expect(await provider.complete?.(key)).toMatchObject({ status: 'completed', amount: 10_000 });
    await expect(provider.complete?.(key)).rejects.toMatchObject({ kind: 'in_doubt' });
  });

  it.each(['hang', 'lost', 'malformed', 'drip'] as const)(
    'is asked after an answer that was lost: %s',
    async (fault) => {
      const key = await begin();
      standIn.pay(key.reference);
      standIn.fail('complete', fault);
      await expect(provider.complete?.(key)).rejects.toMatchObject({ kind: 'in_doubt' });
      expect(await provider.query(key)).toMatchObject({ status: 'completed', reference: key.reference });
    },
  );

  it('knows one lost refund from those it was told of', async () => {
    const key = await begin();
    standIn.pay(key.reference);
    await provider.complete?.(key);
    const { transactionId } = standIn.find(key.reference);
    const request = {
      key,
      transactionId,
      amount: 1000,
      currency: 'BDT',
      reason: 'x',
      refundReference: toReference(createId()),
      knownRefunds: [],
    };
    const first = await provider.refund(request);
    const known = 'providerRefund' in first ? [first.providerRefund] : [];
    const query = {
      ...request,
      refundReference: toReference(createId()),
      knownRefunds: known,
      providerRefund: undefined,
    };
    expect(await provider.queryRefund(query)).toEqual({ status: 'missing' });
    standIn.fail('refund', 'lost');
    await expect(provider.refund(query)).rejects.toMatchObject({ kind: 'in_doubt' });
    const found = await provider.queryRefund(query);
    expect(found).toMatchObject({ status: 'completed' });
    expect(known).not.toContain('providerRefund' in found ? found.providerRefund : '');
  });

  it('takes no refund that failed before for one whose answer was lost', async () => {
    const key = await begin();
    standIn.pay(key.reference);
    await provider.complete?.(key);
    const { transactionId } = standIn.find(key.reference);
    const request = {
      key,
      transactionId,
      amount: 1000,
      currency: 'BDT',
      reason: 'x',
      refundReference: toReference(createId()),
      knownRefunds: [],
    };
    standIn.failNextRefund();
    expect(await provider.refund(request)).toEqual({ status: 'failed' });
    const query = { ...request, refundReference: toReference(createId()), providerRefund: undefined };
    standIn.fail('refund', 'reset');
    await expect(provider.refund(query)).rejects.toMatchObject({ kind: 'in_doubt' });
    expect(await provider.queryRefund(query)).toEqual({ status: 'missing' });
    standIn.fail('refund', 'lost');
    await expect(provider.refund(query)).rejects.toMatchObject({ kind: 'in_doubt' });
    expect(await provider.queryRefund(query)).toMatchObject({ status: 'completed' });
  });
});
