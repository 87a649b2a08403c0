import { describe, expect, it } from 'vitest';
import { PaymentProviderError } from '../errors.ts';
import type { Transaction } from './client.ts';
import { listPaid, toPaid, toUnpaid } from './report.ts';

const own = { storeId: 'store', mode: 'live' } as const;
const valid: Transaction = {
  status: 'VALID',
  tran_id: 'OURS',
  tran_date: '2026-11-22 10:00:00',
  val_id: 'V1',
  bank_tran_id: 'BANK1',
  amount: '100.50',
  store_amount: '98.00',
  store_id: 'shop',
  currency_type: 'BDT',
  currency_amount: '100.50',
  risk_level: '0',
};
const inDoubt = (message: string) => new PaymentProviderError('in_doubt', message);
const at = (hour: number, status: string): Transaction => ({
  ...valid,
  status,
  tran_date: `2026-11-22 1${hour}:00:00`,
  bank_tran_id: `BANK${hour}`,
});

describe('a paid transaction', () => {
  it('is what was paid, to whom and for what, and what the provider keeps', () => {
    expect(toPaid(valid, [], own)).toEqual({
      status: 'completed',
      transactionId: 'BANK1',
      amount: 10_050,
      currency: 'BDT',
      reference: 'OURS',
      merchant: 'shop',
      mode: 'live',
      fee: 250,
      extra: [],
    });
    expect(toPaid({ ...valid, status: 'VALIDATED', store_id: undefined }, [], own)).toMatchObject({
      status: 'completed',
      merchant: 'store',
    });
  });

  it.each([
    ['0', 'completed'],
    ['1', 'held'],
    [undefined, 'held'],
  ])('of risk %s is %s', (risk_level, status) => {
    expect(toPaid({ ...valid, risk_level }, [], own)).toMatchObject({ status });
  });

  it.each([
    [{}, 250],
    [{ store_amount: '100.50' }, 0],
    [{ store_amount: '100.51' }, undefined],
    [{ store_amount: undefined }, undefined],
    [{ amount: undefined }, undefined],
    [{ currency_type: 'USD', currency_amount: '1.00' }, undefined],
  ])('with %j leaves a fee of %s', (change, fee) => {
    expect(toPaid({ ...valid, ...change }, [], own)).toHaveProperty('fee', fee);
  });

  it('counts in the currency that was asked for', () => {
    expect(toPaid({ ...valid, currency_type: 'USD', currency_amount: '1.05' }, [], own)).toMatchObject({
      amount: 105,
      currency: 'USD',
    });
  });

  it.each([
    [{ currency_type: undefined }],
    [{ currency_type: 'bdt' }],
    [{ currency_type: 'BDTX' }],
    [{ currency_type: 'XBDT' }],
    [{ currency_amount: undefined }],
    [{ currency_amount: '1e2' }],
    [{ bank_tran_id: undefined }],
    [{ bank_tran_id: '' }],
  ])('isn’t known with %j', (change) => {
    const message = 'SSLCOMMERZ calls a payment valid without saying how much it was';
    expect(() => toPaid({ ...valid, ...change }, [], own)).toThrow(inDoubt(message));
  });

  it.each([undefined, { ...valid, status: 'FAILED' }])(
    'that is listed isn’t believed without its validation',
    (told) => {
      expect(() => toPaid(told, [], own)).toThrow(inDoubt('SSLCOMMERZ lists a payment that it does not validate'));
    },
  );

  it('has others beside it where somebody paid more than once', () => {
    const report = toPaid(valid, [{ ...valid, bank_tran_id: 'BANK2' }], own);
    expect(report).toMatchObject({ transactionId: 'BANK1', extra: [{ transactionId: 'BANK2', amount: 10_050 }] });
  });
});

describe('all transactions of an attempt', () => {
  it('are paid where they are valid, the first one first', () => {
    const all = [at(3, 'VALIDATED'), at(1, 'FAILED'), at(2, 'VALID')];
    expect(listPaid(all).map((each) => each.bank_tran_id)).toEqual(['BANK2', 'BANK3']);
    expect(
      listPaid([at(1, 'VALID'), { ...at(2, 'VALID'), tran_date: undefined }]).map((each) => each.bank_tran_id),
    ).toEqual(['BANK2', 'BANK1']);
  });

  it.each([[[1, 2, 3]], [[1, 3, 2]], [[2, 1, 3]], [[2, 3, 1]], [[3, 1, 2]], [[3, 2, 1]]])(
    'are in the order of their time, listed as %j too',
    (hours) => {
      const all = hours.map((hour) => at(hour, 'VALID'));
      expect(listPaid(all).map((each) => each.bank_tran_id)).toEqual(['BANK1', 'BANK2', 'BANK3']);
    },
  );

  it.each([
    ['FAILED', { status: 'failed' }],
    ['CANCELLED', { status: 'cancelled' }],
    ['EXPIRED', { status: 'expired' }],
    ['PENDING', { status: 'pending', isApproved: false }],
  ])('stand as the last says: %s', (status, report) => {
    expect(toUnpaid([at(3, status), at(1, 'FAILED'), at(2, 'EXPIRED')])).toEqual(report);
  });

  it('stand open where there is none', () => {
    expect(toUnpaid([])).toEqual({ status: 'pending', isApproved: false });
  });
});
