import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database/pool.ts';
import { openPayments } from './open-payments.ts';

const production = {
  NODE_ENV: 'production',
  ARBOR_SECRET: 'a secret of tests that nobody guesses',
  ARBOR_ENCRYPTION_KEYS: `test:${'A'.repeat(43)}`,
  ARBOR_ORIGIN: 'https://arbor.example',
  FIREBASE_PROJECT_ID: 'arbor-test',
  FIREBASE_API_KEY: 'AIzaSyTestTestTest',
  FIREBASE_AUTH_DOMAIN: 'arbor-test.firebaseapp.com',
  FIREBASE_APP_ID: '1:123:web:abc',
};
const sslcommerz = { ARBOR_PAYMENTS: 'sslcommerz', SSLCOMMERZ_STORE_ID: 'arbor', SSLCOMMERZ_STORE_PASSWORD: 'secret' };
const bkash = {
  ARBOR_PAYMENTS: 'bkash',
  BKASH_APP_KEY: 'key',
  BKASH_APP_SECRET: 'secret',
  BKASH_USERNAME: 'user',
  BKASH_PASSWORD: 'password',
};
const stripe = { ARBOR_PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const live = { STRIPE_SECRET_KEY: 'sk_live_abc' };

const read = (environment: Record<string, string>) =>
  readConfig({ ARBOR_DATA: mkdtempSync(join(tmpdir(), 'arbor-config-')), ...environment });
const listProviders = (environment: Record<string, string>) => {
  const config = read(environment);
  const { providers } = openPayments({
    config,
    db: {} as Database,
    origin: config.ARBOR_ORIGIN ?? 'http://localhost:4000',
  });
  return [...providers.values()].map(({ name, mode }) => `${name} ${mode}`);
};

describe('the settings of payments', () => {
  it.each([
    [{}, ['sandbox test']],
    [production, []],
    [{ ...production, ...sslcommerz }, ['sslcommerz live']],
    [{ ...production, ...bkash }, ['bkash live']],
    [{ ...production, ...stripe, ...live }, ['stripe live']],
    [{ ...sslcommerz, SSLCOMMERZ_URL: 'https://sandbox.sslcommerz.com' }, ['sslcommerz test']],
    [{ ...bkash, ...sslcommerz, ARBOR_PAYMENTS: 'bkash, sslcommerz,bkash' }, ['bkash live', 'sslcommerz live']],
  ])('%j opens %j', (environment, providers) => {
    expect(listProviders(environment)).toEqual(providers);
  });

  it.each([
    [{ ARBOR_PAYMENTS: 'paypal' }, /ARBOR_PAYMENTS: some of sandbox, sslcommerz, bkash, stripe/],
    [{ ...production, ARBOR_PAYMENTS: 'sandbox' }, /the sandbox gives everything away/],
    [{ ...production, ...sslcommerz, ARBOR_PAYMENTS: 'sslcommerz,sandbox' }, /the sandbox gives everything away/],
    [
      { ...production, ...sslcommerz, SSLCOMMERZ_URL: 'https://sandbox.sslcommerz.com' },
      /sslcommerz is set up to test/,
    ],
    [{ ...production, ...bkash, BKASH_URL: 'https://tokenized.sandbox.bka.sh' }, /bkash is set up to test/],
    [{ ...production, ...stripe }, /stripe is set up to test/],
    [{ ...production, ...stripe, ...live, STRIPE_URL: 'https://stripe.example' }, /stripe is set up to test/],
    [{ ...sslcommerz, SSLCOMMERZ_STORE_PASSWORD: '' }, /SSLCOMMERZ_STORE_PASSWORD: ARBOR_PAYMENTS names sslcommerz/],
    [{ ...bkash, BKASH_APP_SECRET: '' }, /BKASH_APP_SECRET: ARBOR_PAYMENTS names bkash/],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET: ARBOR_PAYMENTS names stripe/],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'abc' }, /STRIPE_WEBHOOK_SECRET: a secret such as/],
    [{ ...sslcommerz, SSLCOMMERZ_URL: 'http://pay.example' }, /begins with https/],
    [{ ...bkash, ARBOR_CURRENCY: 'USD' }, /bkash takes BDT alone/],
    [{ ...stripe, ARBOR_CURRENCY: 'JPY' }, /two decimals, and JPY has not/],
  ])('%j refuses to start', (environment, message) => {
    expect(() => read(environment)).toThrow(ConfigError);
    expect(() => read(environment)).toThrow(message);
  });
});
