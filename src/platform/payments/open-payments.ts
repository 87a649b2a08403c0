import type { Config } from '../config.ts';
import type { Database } from '../database/pool.ts';
import { createBkashProvider } from './bkash/provider.ts';
import type { PaymentProvider, PaymentProviders, ProviderName } from './provider.ts';
import { createSandboxProvider, type SandboxProvider } from './sandbox/provider.ts';
import { findMode, listEnabled, toBkashSettings, toSslCommerzSettings, toStripeSettings } from './settings.ts';
import { createSslCommerzProvider } from './sslcommerz/provider.ts';
import { createStripeProvider } from './stripe/provider.ts';

export interface Payments {
  /** Those that are on, the first one offered first. */
  readonly providers: PaymentProviders;
  /** What its page asks; undefined where it is off. */
  readonly sandbox: SandboxProvider | undefined;
  /** Origin of the site: providers send browsers and notices there. */
  readonly origin: string;
}

/** bKash says itself that an answer can take half a minute. */
const milliseconds = { sslcommerz: 10_000, bkash: 30_000, stripe: 10_000 };

export interface PaymentsDeps {
  readonly config: Config;
  readonly db: Database;
  readonly origin: string;
}

/** What the configuration names; `readConfig` has refused what lacks its secrets. */
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
