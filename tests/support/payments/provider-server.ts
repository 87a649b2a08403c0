import { join } from 'node:path';
import { findRunningUrl } from '../../../src/platform/database/embedded.ts';
import { startArbor, waitForExit } from '../process.ts';
import { bkashApp, startBkash } from './bkash.ts';
import { sslCommerzStore, startSslCommerz } from './sslcommerz.ts';
import type { StandIn } from './stand-in.ts';
import { startStripe, stripeAccount } from './stripe.ts';

export interface ProviderServer {
  readonly origin: string;
  readonly standIns: Readonly<Record<'sslcommerz' | 'bkash' | 'stripe', StandIn>>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server beside that of the end-to-end tests, with the same database and files, whose payment providers are
 * stand-ins. Jobs run on the other server, which doesn't have these providers.
 */
export async function startProviderServer(): Promise<ProviderServer> {
  const [sslcommerz, bkash, stripe] = await Promise.all([startSslCommerz(), startBkash(), startStripe()]);
  const standIns = { sslcommerz, bkash, stripe };
  const data = process.env['ARBOR_TEST_DATA'] ?? '';
  const databaseUrl = findRunningUrl(join(data, 'postgres'));
  if (databaseUrl === undefined) throw new Error('The server of the journeys does not run.');
  const server = await startArbor(data, {
    NODE_ENV: 'development',
    ARBOR_ROLE: 'web',
    DATABASE_URL: databaseUrl,
    ARBOR_RATE_LIMITS: '0',
    ARBOR_PAYMENTS: 'sslcommerz,bkash,stripe',
    SSLCOMMERZ_URL: sslcommerz.url,
    SSLCOMMERZ_STORE_ID: sslCommerzStore.storeId,
    SSLCOMMERZ_STORE_PASSWORD: sslCommerzStore.storePassword,
    BKASH_URL: bkash.url,
    BKASH_APP_KEY: bkashApp.appKey,
    BKASH_APP_SECRET: bkashApp.appSecret,
    BKASH_USERNAME: bkashApp.username,
    BKASH_PASSWORD: bkashApp.password,
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: stripeAccount.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeAccount.webhookSecret,
  });
  return {
    origin: server.origin,
    standIns,
    close: async () => {
      server.process.kill('SIGTERM');
      await waitForExit(server.process);
      await Promise.all(Object.values(standIns).map(({ close }) => close()));
    },
  };
}
