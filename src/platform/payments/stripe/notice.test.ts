import { describe, expect, it } from 'vitest';
import { NoticeError } from '../errors.ts';
import { readStripeNotice } from './notice.ts';
import { isStripeSignature, signStripeBody } from './signature.ts';

const secret = 'whsec_test';
const now = new Date('2026-11-22T10:00:00Z');
const seconds = now.getTime() / 1000;
const session = { id: 'cs_1', client_reference_id: 'OURS', payment_intent: 'pi_1' };

const readBody = (body: Buffer, header: string | undefined = signStripeBody(body, secret, seconds)) =>
  readStripeNotice({ body, headers: new Headers(header === '' ? {} : { 'stripe-signature': header }), now }, secret);
const read = (type: string, object: object = session) =>
  readBody(Buffer.from(JSON.stringify({ id: 'evt_1', type, data: { object } })));

describe('an event', () => {
  it('of a session names the attempt', () => {
    expect(read('checkout.session.completed')).toEqual({
      eventId: 'evt_1',
      about: 'payment',
      reference: 'OURS',
      providerReference: 'cs_1',
      transactionId: 'pi_1',
      claim: undefined,
    });
    expect(read('checkout.session.completed', { client_reference_id: null, payment_intent: null })).toMatchObject({
      reference: undefined,
      providerReference: undefined,
      transactionId: undefined,
    });
  });

  it.each([
    ['checkout.session.async_payment_succeeded', 'completed'],
    ['checkout.session.async_payment_failed', 'failed'],
    ['checkout.session.expired', 'expired'],
    ['checkout.session.completed', undefined],
  ])('%s claims %s', (type, claim) => {
    expect(read(type).claim).toBe(claim);
  });

  it.each([
    ['refund.created', 'refund'],
    ['refund.updated', 'refund'],
    ['charge.refunded', 'refund'],
    ['charge.refund.updated', 'refund'],
    ['charge.dispute.created', 'dispute'],
    ['charge.succeeded', 'other'],
    ['my.checkout.session.expired', 'other'],
    ['my.charge.dispute.created', 'other'],
    ['my.refund.created', 'other'],
  ])('%s is about a %s, of a transaction alone', (type, about) => {
    expect(read(type)).toEqual({
      eventId: 'evt_1',
      about,
      reference: undefined,
      providerReference: undefined,
      transactionId: 'pi_1',
      claim: undefined,
    });
  });

  it.each([
    '{',
    '{}',
    JSON.stringify({ id: '', type: 'x', data: { object: {} } }),
    JSON.stringify({ id: 'x'.repeat(201), type: 'x', data: { object: {} } }),
    JSON.stringify({ id: 'x', type: 'x'.repeat(201), data: { object: {} } }),
    JSON.stringify({ id: 'x', type: 'x', data: {} }),
  ])('of another shape is refused: %s', (text) => {
    expect(() => readBody(Buffer.from(text))).toThrow(new NoticeError('a webhook of another shape'));
  });

  it('may have long names', () => {
    const body = Buffer.from(JSON.stringify({ id: 'x'.repeat(200), type: 'y'.repeat(200), data: { object: {} } }));
    expect(readBody(body)).toMatchObject({ eventId: 'x'.repeat(200), about: 'other' });
  });

  it.each([
    [session, 'OURS'],
    [{ ...session, client_reference_id: null }, undefined],
  ])('without a signature is refused, and names whom it claims to be about: %j', (object, reference) => {
    const body = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'checkout.session.expired', data: { object } }));
    for (const header of ['', 't=1,v1=00'])
      try {
        readBody(body, header);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(NoticeError);
        expect(error).toMatchObject({ message: 'a webhook with a wrong signature', reference });
      }
    expect(() => readBody(Buffer.from('{'), 't=1,v1=00')).toThrow(NoticeError);
  });
});

describe('a signature', () => {
  const body = Buffer.from('{"id":"evt_1"}');
  const good = signStripeBody(body, secret, seconds);
  const check = (given: string, change: { body?: Buffer; secret?: string; now?: Date } = {}) =>
    isStripeSignature(given, { body, secret, now, ...change });

  it('is the HMAC of time and body', () => {
    // printf '1700000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
    expect(signStripeBody(body, secret, 1_700_000_000)).toBe(
      't=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
    );
  });

  it('is of this body, by this secret', () => {
    expect(check(good)).toBe(true);
    expect(check(good, { body: Buffer.from('{"id":"evt_2"}') })).toBe(false);
    expect(check(good, { secret: 'other' })).toBe(false);
  });

  it.each([
    [-300, true],
    [-301, false],
    [300, true],
    [301, false],
  ])('of %d seconds is good: %s', (offset, isGood) => {
    expect(check(signStripeBody(body, secret, seconds + offset))).toBe(isGood);
  });

  it('may be one of several', () => {
    const [time, own] = good.split(',');
    expect(check(`${time},v1=${'0'.repeat(64)},${own}`)).toBe(true);
    expect(check(`${own},v0=x,${time}`)).toBe(true);
    expect(check(`${time},${own?.replace('v1', 'v0')}`)).toBe(false);
    expect(check(`${time},v1=${'0'.repeat(64)}`)).toBe(false);
  });

  it.each(['', 't=', 'v1=x', `t=${seconds}`, `t=${seconds},v1`, `t=${seconds},v1=`, `t=now,v1=00`])(
    '%j is none',
    (given) => {
      expect(check(given)).toBe(false);
    },
  );

  it('has whole seconds', () => {
    expect(check(good.replace(`t=${seconds}`, `t=${seconds}.5`))).toBe(false);
    expect(check(good.replace(/t=\d+/, 't='))).toBe(false);
    expect(check(good.replace(/t=\d+,/, ''))).toBe(false);
  });
});
