import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NoticeError } from '../errors.ts';
import { readSslCommerzNotice, signNotice } from './notice.ts';

const settings = { url: 'https://example.com', storeId: 'store', storePassword: 'secret' };
const reference = 'A'.repeat(25);
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const told = { tran_id: reference, status: 'VALID', store_id: 'store', val_id: 'V1', bank_tran_id: 'BANK1' };

/** Signs a notice as SSLCOMMERZ does. */
function sign(fields: Readonly<Record<string, string>>, password = settings.storePassword): URLSearchParams {
  const names = Object.keys(fields);
  const signed = { ...fields, store_passwd: md5(password) };
  const text = Object.entries(signed)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return new URLSearchParams({ ...fields, verify_key: names.join(), verify_sign: md5(text) });
}
const read = (fields: URLSearchParams) =>
  readSslCommerzNotice({ body: Buffer.from(fields.toString()), headers: new Headers(), now: new Date() }, settings);

describe('a notice', () => {
  it('names the attempt and the transaction', () => {
    expect(read(sign(told))).toEqual({
      eventId: md5(`${reference} VALID V1 BANK1`),
      about: 'payment',
      reference,
      providerReference: undefined,
      transactionId: 'BANK1',
      claim: 'completed',
    });
  });

  it.each([
    ['VALIDATED', 'completed'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancelled'],
    ['EXPIRED', 'expired'],
    ['UNATTEMPTED', 'pending'],
    ['OTHER', undefined],
  ])('%s claims %s', (status, claim) => {
    expect(read(sign({ ...told, status })).claim).toBe(claim);
  });

  it('may say little', () => {
    expect(read(sign({ tran_id: reference, store_id: 'store' }))).toMatchObject({
      eventId: md5(`${reference}   `),
      transactionId: undefined,
      claim: undefined,
    });
  });

  it.each([
    ['another password', sign(told, 'other'), 'an IPN with a wrong verify_sign'],
    [
      'a signature of another length',
      new URLSearchParams({ ...told, verify_sign: 'x' }),
      'an IPN with a wrong verify_sign',
    ],
    ['no signature', new URLSearchParams(told), 'an IPN with a wrong verify_sign'],
    ['another store', sign({ ...told, store_id: 'other' }), 'an IPN to another store'],
    ['no store', sign({ tran_id: reference }), 'an IPN to another store'],
  ])('with %s is refused, and names whom it is about', (_, fields, message) => {
    expect(() => read(fields)).toThrow(new NoticeError(message, reference));
    try {
      read(fields);
    } catch (error) {
      expect(error).toMatchObject({ reference });
    }
  });

  it.each(['', 'a'.repeat(25), 'A'.repeat(24)])('about %j is about nothing of ours', (tran_id) => {
    expect(() => read(sign({ ...told, tran_id }))).toThrow(new NoticeError('an IPN about no payment of ours'));
    expect(() => read(new URLSearchParams())).toThrow(new NoticeError('an IPN about no payment of ours'));
  });

  it('is signed over the fields that it names, in their order', () => {
    const fields = new URLSearchParams({ b: '2', a: '1', c: '3', verify_key: 'b,a,missing' });
    expect(signNotice(fields, 'secret')).toBe(md5(`a=1&b=2&store_passwd=${md5('secret')}`));
    expect(signNotice(new URLSearchParams({ z: '1', verify_key: 'z' }), 'secret')).toBe(
      md5(`store_passwd=${md5('secret')}&z=1`),
    );
    expect(signNotice(new URLSearchParams({ a: '1' }), 'secret')).toBe(md5(`store_passwd=${md5('secret')}`));
  });
});
