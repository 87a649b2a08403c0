import * as z from 'zod';
import { isLoopbackName } from '../http/own-host.ts';
import { countDecimals } from './amounts.ts';
import type { BkashSettings } from './bkash/client.ts';
import { type PaymentMode, type ProviderName, providerNames } from './provider.ts';
import type { SslCommerzSettings } from './sslcommerz/client.ts';
import type { StripeSettings } from './stripe/client.ts';

const SSLCOMMERZ_LIVE = 'https://securepay.sslcommerz.com';
const BKASH_LIVE = 'https://tokenized.pay.bka.sh';
const STRIPE = 'https://api.stripe.com';

const isProvider = (name: string): name is ProviderName => providerNames.some((each) => each === name);
const secret = z.string().min(3).max(300).optional();
const address = (fallback: string) => z.url({ protocol: /^https?$/ }).default(fallback);

/** Settings of payment providers. */
export const paymentSettings = {
  ARBOR_PAYMENTS: z
    .string()
    .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
    .refine((names) => names.every(isProvider), `some of ${providerNames.join(', ')}, with commas between`)
    .transform((names) => names.filter(isProvider))
    .optional()
    .describe(
      'Payment providers in the order in which they are offered: sslcommerz, bkash, stripe; default: the sandbox, never in production',
    ),
  SSLCOMMERZ_STORE_ID: secret.describe('Store of SSLCOMMERZ'),
  SSLCOMMERZ_STORE_PASSWORD: secret.describe('Its API password, not that of the panel'),
  SSLCOMMERZ_URL: address(SSLCOMMERZ_LIVE).describe(
    'Address of SSLCOMMERZ; https://sandbox.sslcommerz.com to test, never in production',
  ),
  BKASH_APP_KEY: secret.describe('App key of bKash tokenised checkout'),
  BKASH_APP_SECRET: secret.describe('Secret of that app'),
  BKASH_USERNAME: secret.describe('Merchant user of bKash'),
  BKASH_PASSWORD: secret.describe('Password of that user'),
  BKASH_URL: address(BKASH_LIVE).describe(
    'Address of bKash; https://tokenized.sandbox.bka.sh to test, never in production',
  ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w{3,300}$/, 'a key such as sk_live_…')
    .optional()
    .describe('Secret or restricted key of Stripe; one with _test_ to test, never in production'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{3,300}$/, 'a secret such as whsec_…')
    .optional()
    .describe('Signing secret of the webhook at /api/v1/payment/notice/stripe'),
  STRIPE_URL: address(STRIPE).describe('Address of Stripe; another one only to test, never in production'),
};

type Given = z.output<z.ZodObject<typeof paymentSettings>>;
type GivenMore = Given & { readonly NODE_ENV: string; readonly ARBOR_CURRENCY: string };

const needed = {
  sandbox: [],
  sslcommerz: ['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'],
  bkash: ['BKASH_APP_KEY', 'BKASH_APP_SECRET', 'BKASH_USERNAME', 'BKASH_PASSWORD'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<ProviderName, readonly (keyof Given)[]>;

export const listEnabled = (given: Pick<GivenMore, 'ARBOR_PAYMENTS' | 'NODE_ENV'>): readonly ProviderName[] =>
  given.ARBOR_PAYMENTS ?? (given.NODE_ENV === 'production' ? [] : ['sandbox']);

/** Finds whether the settings of a provider take real money. */
export function findMode(name: ProviderName, given: Given): PaymentMode {
  if (name === 'sslcommerz') return new URL(given.SSLCOMMERZ_URL).origin === SSLCOMMERZ_LIVE ? 'live' : 'test';
  if (name === 'bkash') return new URL(given.BKASH_URL).origin === BKASH_LIVE ? 'live' : 'test';
  const isLive = /^[rs]k_live_/.test(given.STRIPE_SECRET_KEY ?? '');
  return name === 'stripe' && isLive ? 'live' : 'test';
}

function findFaultOf(name: ProviderName, given: GivenMore): string | undefined {
  const missing = needed[name].filter((key) => given[key] === undefined);
  if (missing.length > 0)
    return `${missing.join(', ')}: ARBOR_PAYMENTS names ${name}, which needs ${needed[name].join(', ')}.`;
  const { ARBOR_CURRENCY: currency } = given;
  if (name === 'bkash' && currency !== 'BDT') return 'ARBOR_PAYMENTS: bkash takes BDT alone.';
  if (name === 'stripe' && countDecimals(currency) !== 2)
    return `ARBOR_PAYMENTS: stripe is used with currencies that have two decimals, and ${currency} has not.`;
  const urls = {
    sandbox: undefined,
    sslcommerz: given.SSLCOMMERZ_URL,
    bkash: given.BKASH_URL,
    stripe: given.STRIPE_URL,
  };
  const url = new URL(urls[name] ?? STRIPE);
  if (url.protocol === 'http:' && !isLoopbackName(url.hostname))
    return `${url.origin}: the address of a payment provider begins with https.`;
  if (given.NODE_ENV !== 'production') return undefined;
  if (name === 'sandbox') return 'ARBOR_PAYMENTS: the sandbox gives everything away; production needs a real provider.';
  if (findMode(name, given) === 'test' || (name === 'stripe' && url.origin !== STRIPE))
    return `ARBOR_PAYMENTS: ${name} is set up to test, and production would give everything away.`;
  return undefined;
}

/** Reason in one sentence why the settings are refused; undefined if they are valid. */
export function findPaymentRefusal(given: GivenMore): string | undefined {
  return listEnabled(given)
    .map((name) => findFaultOf(name, given))
    .find((fault) => fault !== undefined);
}

export const toSslCommerzSettings = (given: Given): SslCommerzSettings => ({
  url: given.SSLCOMMERZ_URL,
  storeId: given.SSLCOMMERZ_STORE_ID ?? '',
  storePassword: given.SSLCOMMERZ_STORE_PASSWORD ?? '',
});

export const toBkashSettings = (given: Given): BkashSettings => ({
  url: given.BKASH_URL,
  appKey: given.BKASH_APP_KEY ?? '',
  appSecret: given.BKASH_APP_SECRET ?? '',
  username: given.BKASH_USERNAME ?? '',
  password: given.BKASH_PASSWORD ?? '',
});

export const toStripeSettings = (given: Given, store: string): StripeSettings => ({
  url: given.STRIPE_URL,
  secretKey: given.STRIPE_SECRET_KEY ?? '',
  webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? '',
  store,
});
