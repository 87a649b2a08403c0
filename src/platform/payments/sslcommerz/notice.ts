import { createHash, timingSafeEqual } from 'node:crypto';
import { NoticeError } from '../errors.ts';
import type { Notice, PaymentReport, RawNotice } from '../provider.ts';
import { isReference } from '../reference.ts';
import type { SslCommerzSettings } from './client.ts';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const claims: Readonly<Record<string, PaymentReport['status']>> = {
  VALID: 'completed',
  VALIDATED: 'completed',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  UNATTEMPTED: 'pending',
};

/** Signs a notice by SSLCOMMERZ's rule: the named fields and the hashed password, sorted by name. */
export function signNotice(fields: URLSearchParams, storePassword: string): string {
  const names = (fields.get('verify_key') ?? '').split(',').filter((name) => fields.has(name));
  const signed = new Map(names.map((name) => [name, fields.get(name) ?? '']));
  signed.set('store_passwd', md5(storePassword));
  const sorted = [...signed].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return md5(sorted.map(([name, value]) => `${name}=${value}`).join('&'));
}

/**
 * Verifies and parses an IPN. Its MD5 signature is weak and only filters noise; the validation API is queried in any
 * case.
 * @throws NoticeError
 */
export function readSslCommerzNotice({ body }: RawNotice, settings: SslCommerzSettings): Notice {
  const fields = new URLSearchParams(body.toString('utf8'));
  const reference = fields.get('tran_id') ?? '';
  if (!isReference(reference)) throw new NoticeError('an IPN about no payment of ours');
  const given = Buffer.from(fields.get('verify_sign') ?? '');
  const own = Buffer.from(signNotice(fields, settings.storePassword));
  if (given.length !== own.length || !timingSafeEqual(given, own))
    throw new NoticeError('an IPN with a wrong verify_sign', reference);
  if (fields.get('store_id') !== settings.storeId) throw new NoticeError('an IPN to another store', reference);
  const status = fields.get('status') ?? '';
  return {
    eventId: md5([reference, status, fields.get('val_id') ?? '', fields.get('bank_tran_id') ?? ''].join(' ')),
    about: 'payment',
    reference,
    providerReference: undefined,
    transactionId: fields.get('bank_tran_id') ?? undefined,
    claim: claims[status],
  };
}
