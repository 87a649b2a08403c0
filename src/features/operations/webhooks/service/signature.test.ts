import { expect, it } from 'vitest';
import { createSecret, createSignatureHeaders } from './signature.ts';

/** This example is from the libraries of the Standard Webhooks specification. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentAt: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};

it('signs as Standard Webhooks says', () => {
  expect(createSignatureHeaders([secret], message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with every secret that counts, and anything else makes another signature', () => {
  const other = createSecret();
  const [one, two, ...more] = createSignatureHeaders([secret, other], message)['webhook-signature'].split(' ');
  expect([one, more]).toEqual(['v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=', []]);
  expect(two).toBe(createSignatureHeaders([other], message)['webhook-signature']);
  const signatures = [
    message,
    { ...message, body: '{"test": 2432232315}' },
    { ...message, id: 'msg_other' },
    { ...message, sentAt: new Date(1_614_265_331_000) },
  ].map((each) => createSignatureHeaders([secret], each)['webhook-signature']);
  expect(new Set([...signatures, two]).size).toBe(5);
});

it('makes secrets of 32 bytes, none twice', () => {
  const secrets = Array.from({ length: 50 }, createSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const each of secrets) {
    expect(each).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(each.slice(6), 'base64')).toHaveLength(32);
  }
});
