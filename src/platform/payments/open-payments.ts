import type { Config } from '../config.ts';
import type { Database } from '../database/pool.ts';
import { createBkashProvider } from './bkash/provider.ts';
import type { PaymentProvider, PaymentProviders, ProviderName } from './provider.ts';
import { createSandboxProvider, type SandboxProvider } from './sandbox/provider.ts';
import { findMode, listEnabled, toBkashSettings, toSslCommerzSettings, toStripeSettings } from './settings.ts';
import { createSslCommerzProvider } from './sslcommerz/provider.ts';
import { createStripeProvider } from './stripe/provider.ts';

export interface Payments {
  /** Enabled providers, in the order in which they are offered. */
  readonly providers: PaymentProviders;
  /** The sandbox provider, for its page; undefined if it is disabled. */
  readonly sandbox: SandboxProvider | undefined;
  /** Origin of the site, to which providers redirect browsers and send notices. */
  readonly origin: string;
}

/** Timeouts; bKash documents that a response can take half a minute. */
const milliseconds = { sslcommerz: 10_000, bkash: 30_000, stripe: 10_000 };

export interface PaymentsDeps {
  readonly config: Config;
  readonly db: Database;
  readonly origin: string;
}

/** Opens the configured providers; `readConfig` has refused those without secrets. */
export function openPayments({ config, db, origin }: PaymentsDeps): Payments {
  const enabled = listEnabled(config);
  const sandbox = enabled.includes('sandbox')
    ? createSandboxProvider({ db, secret: config.secret, origin })
    : undefined;
  const open: Record<ProviderName, () => PaymentProvider | undefined> = {
    sandbox: () => sandbox,
    sslcommerz: () =>
      createSslCommerzProvider(toSslCommerzSettings(config), {
        mode: findMode('sslcommerz', config),
        milliseconds: milliseconds.sslcommerz,
      }),
    bkash: () =>
      createBkashProvider(toBkashSettings(config), {
        mode: findMode('bkash', config),
        milliseconds: milliseconds.bkash,
      }),
    stripe: () =>
      createStripeProvider(toStripeSettings(config, new URL(origin).host), {
        mode: findMode('stripe', config),
        milliseconds: milliseconds.stripe,
      }),
  };
  const providers = new Map<ProviderName, PaymentProvider>();
  for (const name of enabled) {
    const provider = open[name]();
    if (provider !== undefined) providers.set(name, provider);
  }
  return { providers, sandbox, origin };
}
