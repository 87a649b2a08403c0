import { describe, expect, it } from 'vitest';
import { PaymentProviderError } from '../errors.ts';
import { chooseRefund, payment, toListed, toRefundReport, toReport } from './report.ts';

const own = { merchant: 'app', mode: 'live' } as const;
const paid = {
  transactionStatus: 'Completed',
  trxID: 'TX1',
  amount: '100.50',
  currency: 'BDT',
  merchantInvoiceNumber: 'OURS',
};
const read = (answer: object) => toReport(payment.parse(answer), own);
const inDoubt = (message: string) => new PaymentProviderError('in_doubt', message);

describe('a payment', () => {
  it('is what was paid, to whom and for what', () => {
    expect(read(paid)).toEqual({
      status: 'completed',
      transactionId: 'TX1',
      amount: 10_050,
      currency: 'BDT',
      reference: 'OURS',
      merchant: 'app',
      mode: 'live',
      fee: undefined,
      extra: [],
    });
  });

  it('is for what either name of the invoice says', () => {
    const { merchantInvoiceNumber: _, ...unnamed } = paid;
    expect(read({ ...unnamed, merchantInvoice: 'OTHER' })).toMatchObject({ reference: 'OTHER' });
    expect(read({ ...paid, merchantInvoice: 'OTHER' })).toMatchObject({ reference: 'OURS' });
    expect(read(unnamed)).toMatchObject({ reference: '' });
  });

  it.each([
    [{ verificationStatus: 'Complete' }, true],
    [{ userVerificationStatus: 'Complete' }, true],
    [{ verificationStatus: 'Complete', userVerificationStatus: 'Incomplete' }, true],
    [{ verificationStatus: 'Incomplete', userVerificationStatus: 'Complete' }, false],
    [{ verificationStatus: 'Incomplete' }, false],
    [{}, false],
  ])('that is begun, with %j: agreed to, %s', (verification, isApproved) => {
    expect(read({ ...paid, ...verification, transactionStatus: 'Initiated' })).toEqual({
      status: 'pending',
      isApproved,
    });
  });

  it.each([
    ['Failed', 'failed'],
    ['Declined', 'failed'],
    ['Cancelled', 'cancelled'],
    ['Expired', 'expired'],
  ])('that is %s has %s', (transactionStatus, status) => {
    expect(read({ ...paid, transactionStatus })).toEqual({ status });
  });

  it.each([
    [{ transactionStatus: undefined }],
    [{ transactionStatus: 'Authorized' }],
    [{ trxID: undefined }],
    [{ amount: undefined }],
    [{ amount: '100.501' }],
    [{ currency: undefined }],
    [{ currency: 'bdt' }],
    [{ currency: 'BDTX' }],
    [{ currency: 'XBDT' }],
  ])('isn’t known with %j', (change) => {
    expect(() => read({ ...paid, ...change })).toThrow(inDoubt('bKash does not say how the payment stands'));
  });
});

describe('a refund', () => {
  it.each([
    [
      { refundTrxId: 'R1', refundTransactionStatus: 'Completed' },
      { status: 'completed', providerRefund: 'R1' },
    ],
    [
      { refundTrxId: 'R1', refundTransactionStatus: 'Initiated' },
      { status: 'processing', providerRefund: 'R1' },
    ],
    [{ refundTrxId: 'R1' }, { status: 'processing', providerRefund: 'R1' }],
    [{ refundTrxId: 'R1', refundTransactionStatus: 'Failed' }, { status: 'failed' }],
    [{ refundTransactionStatus: 'Failed' }, { status: 'failed' }],
  ])('told as %j', (told, report) => {
    expect(toRefundReport(told)).toEqual(report);
  });

  it('without a name is in doubt', () => {
    expect(() => toRefundReport({ refundTransactionStatus: 'Completed' })).toThrow(inDoubt('bKash names no refund'));
  });

  it.each([
    ['Completed', 'completed'],
    ['Failed', 'failed'],
    ['Initiated', 'processing'],
    [undefined, 'processing'],
  ])('listed as %s', (refundTransactionStatus, status) => {
    expect(toListed({ refundTrxId: 'R1', refundAmount: '10.5', refundTransactionStatus }, 'BDT')).toEqual({
      providerRefund: 'R1',
      amount: 1050,
      status,
      reference: undefined,
    });
  });

  it.each([{ refundAmount: '10' }, { refundTrxId: 'R1' }, { refundTrxId: 'R1', refundAmount: 'ten' }])(
    'listed as %j is in doubt',
    (told) => {
      expect(() => toListed(told, 'BDT')).toThrow(inDoubt('bKash lists a refund without saying what it is'));
    },
  );
});

describe('of all that went back, the one that is asked about', () => {
  const all = [
    { refundTrxId: 'R0', refundAmount: '10.00', refundTransactionStatus: 'Failed' },
    { refundTrxId: 'R1', refundAmount: '10.00', refundTransactionStatus: 'Completed' },
    { refundTransactionStatus: 'Completed' },
    { refundTrxId: 'R2', refundAmount: '20', refundTransactionStatus: 'Completed' },
    { refundTrxId: 'R3', refundAmount: '10', refundTransactionStatus: 'Completed' },
  ];
  const query = { providerRefund: undefined, knownRefunds: [], amount: 1000, currency: 'BDT' };

  it.each([
    [{}, 'R1'],
    [{ knownRefunds: ['R1'] }, 'R3'],
    [{ knownRefunds: ['R1', 'R3'] }, undefined],
    [{ amount: 2000 }, 'R2'],
    [{ amount: 3000 }, undefined],
    [{ providerRefund: 'R0' }, 'R0'],
    [{ providerRefund: 'R2', knownRefunds: ['R2'] }, 'R2'],
    [{ providerRefund: 'R9' }, undefined],
  ])('with %j is %s', (change, found) => {
    expect(chooseRefund(all, { ...query, ...change })?.refundTrxId).toBe(found);
  });

  it('may have no name', () => {
    expect(chooseRefund([{ refundAmount: '10' }], query)).toEqual({ refundAmount: '10' });
    expect(chooseRefund([{ refundAmount: '10' }], { ...query, knownRefunds: [''] })).toBeUndefined();
  });
});
