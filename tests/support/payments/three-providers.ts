import { afterAll } from 'vitest';
import { createBkashProvider } from '../../../src/platform/payments/bkash/provider.ts';
import type { Payments } from '../../../src/platform/payments/open-payments.ts';
import { createSslCommerzProvider } from '../../../src/platform/payments/sslcommerz/provider.ts';
import { createStripeProvider } from '../../../src/platform/payments/stripe/provider.ts';
import { type BkashStandIn, bkashApp, startBkash } from './bkash.ts';
import { sslCommerzStore, startSslCommerz } from './sslcommerz.ts';
import type { StandIn } from './stand-in.ts';
import { type StripeStandIn, startStripe, stripeAccount } from './stripe.ts';

export const realProviders = ['sslcommerz', 'bkash', 'stripe'] as const;

/** Starts the real providers with their stand-ins until the tests of the file have ended. */
export async function startThreeProviders(): Promise<{
  readonly standIns: { readonly sslcommerz: StandIn; readonly bkash: BkashStandIn; readonly stripe: StripeStandIn };
  readonly payments: Payments;
}> {
  const [sslcommerz, bkash, stripe] = await Promise.all([startSslCommerz(), startBkash(), startStripe()]);
  const standIns = { sslcommerz, bkash, stripe };
  afterAll(() => Promise.all(Object.values(standIns).map(({ close }) => close())));
  const options = { mode: 'test', milliseconds: 1500 } as const;
  const all = [
    createSslCommerzProvider({ ...sslCommerzStore, url: sslcommerz.url }, options),
    createBkashProvider({ ...bkashApp, url: bkash.url }, options),
    createStripeProvider({ ...stripeAccount, url: stripe.url }, options),
  ];
  const providers = new Map(all.map((each) => [each.name, each]));
  return { standIns, payments: { providers, sandbox: undefined, origin: 'http://localhost' } };
}
