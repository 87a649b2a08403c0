import { describe, expect, it } from 'vitest';
import { PaymentProviderError } from '../errors.ts';
import { refund, refundList, session, toListed, toRefundReport, toReport } from './report.ts';

const paid = {
  id: 'cs_1',
  url: null,
  status: 'complete',
  payment_status: 'paid',
  amount_total: 10_050,
  currency: 'bdt',
  client_reference_id: 'OURS',
  livemode: true,
  metadata: { store: 'shop' },
  payment_intent: {
    id: 'pi_1',
    latest_charge: { outcome: { type: 'authorized' }, balance_transaction: { fee: 250, currency: 'bdt' } },
  },
};
const read = (answer: object) => toReport(session.parse({ ...paid, ...answer }));
const withCharge = (latest_charge: object | null) => read({ payment_intent: { id: 'pi_1', latest_charge } });

describe('a paid session', () => {
  it('is what was paid, to whom and for what, and what the provider keeps', () => {
    expect(read({})).toEqual({
      status: 'completed',
      transactionId: 'pi_1',
      amount: 10_050,
      currency: 'BDT',
      reference: 'OURS',
      merchant: 'shop',
      mode: 'live',
      fee: 250,
      extra: [],
    });
    expect(read({ livemode: false, client_reference_id: null, metadata: null })).toMatchObject({
      mode: 'test',
      reference: '',
      merchant: '',
    });
    expect(read({ metadata: {} })).toMatchObject({ merchant: '' });
    expect(read({ payment_intent: 'pi_2' })).toMatchObject({
      status: 'completed',
      transactionId: 'pi_2',
      fee: undefined,
    });
  });

  it('is held while somebody looks at it', () => {
    expect(withCharge({ outcome: { type: 'manual_review' } })).toMatchObject({ status: 'held' });
    for (const charge of [null, {}, { outcome: null }, { outcome: {} }])
      expect(withCharge(charge)).toMatchObject({ status: 'completed', fee: undefined });
  });

  it('has no fee in another currency', () => {
    expect(withCharge({ balance_transaction: { fee: 250, currency: 'usd' } })).toHaveProperty('fee', undefined);
    expect(withCharge({ balance_transaction: null })).toHaveProperty('fee', undefined);
  });

  it.each([{ amount_total: null }, { currency: null }, { payment_intent: null }, { payment_intent: undefined }])(
    'isn’t known with %j',
    (change) => {
      const message = 'Stripe calls a session paid without saying how much it was';
      expect(() => read(change)).toThrow(new PaymentProviderError('in_doubt', message));
    },
  );
});

describe('a session that isn’t paid', () => {
  const refused = { id: 'pi_1', status: 'requires_payment_method' };
  it.each([
    [{ status: 'expired' }, { status: 'expired' }],
    [{ status: 'expired', payment_status: 'paid' }, { status: 'expired' }],
    [{ status: 'open' }, { status: 'pending', isApproved: false }],
    [
      { status: 'open', payment_intent: refused },
      { status: 'pending', isApproved: false },
    ],
    [
      { status: 'complete', payment_intent: { ...refused, status: 'processing' } },
      { status: 'pending', isApproved: false },
    ],
    [
      { status: 'complete', payment_intent: 'pi_1' },
      { status: 'pending', isApproved: false },
    ],
    [
      { status: 'complete', payment_intent: null },
      { status: 'pending', isApproved: false },
    ],
    [{ status: 'complete', payment_intent: refused }, { status: 'failed' }],
  ])('%j', (change, report) => {
    expect(read({ payment_status: 'unpaid', ...change })).toEqual(report);
  });
});

describe('a refund', () => {
  it.each([
    ['succeeded', { status: 'completed', providerRefund: 're_1' }],
    ['pending', { status: 'processing', providerRefund: 're_1' }],
    ['requires_action', { status: 'processing', providerRefund: 're_1' }],
    [null, { status: 'processing', providerRefund: 're_1' }],
    ['failed', { status: 'failed' }],
    ['canceled', { status: 'failed' }],
  ])('told as %s', (status, report) => {
    expect(toRefundReport(refund.parse({ id: 're_1', status }))).toEqual(report);
  });

  it.each([
    ['succeeded', 'completed'],
    ['pending', 'processing'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('listed as %s', (status, said) => {
    const { data } = refundList.parse({ data: [{ id: 're_1', amount: 5, status, metadata: { reference: 'OURS' } }] });
    expect(data.map(toListed)).toEqual([{ providerRefund: 're_1', amount: 5, status: said, reference: 'OURS' }]);
  });

  it('listed without a reference isn’t ours', () => {
    const { data } = refundList.parse({
      data: [
        { id: 're_1', amount: 1 },
        { id: 're_2', amount: 1, metadata: {} },
      ],
    });
    expect(data.map((each) => toListed(each).reference)).toEqual(['', '']);
  });

  it.each([{ id: '', amount: 1 }, { id: 're_1', amount: 0 }, { id: 're_1', amount: 1.5 }, { id: 're_1' }])(
    'can’t be listed as %j',
    (told) => {
      expect(refundList.safeParse({ data: [told] }).success).toBe(false);
    },
  );
});

describe('a session', () => {
  it.each([
    { id: '' },
    { url: 'javascript:1' },
    { status: 'done' },
    { payment_status: 'maybe' },
    { amount_total: 1.5 },
  ])('isn’t read with %j', (change) => {
    expect(session.safeParse({ ...paid, ...change }).success).toBe(false);
  });
});
