import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createId } from '../../../src/platform/database/id.ts';
import { type TestApp, testApp } from '../app.ts';
import { KillableServer } from '../cut-upload.ts';
import { makeCategory, makeContent, makeContributor } from '../factories.ts';
import { type SignedInUser, signInUser } from '../people.ts';
import { bkashApp } from './bkash.ts';
import { sslCommerzStore } from './sslcommerz.ts';
import { stripeAccount } from './stripe.ts';
import { startThreeProviders } from './three-providers.ts';

/** A variant, in the form of the order call. */
export interface Goods {
  readonly contentId: string;
  readonly variantId: string;
  /** Price in minor units. */
  readonly price: number;
}

/** A person with a session on all servers of the shop. */
export interface Customer extends SignedInUser {
  readonly cookie: string;
}

export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A deployment of several server processes, whose providers are stand-ins in the test's process. */
export interface Shop {
  readonly app: TestApp;
  readonly standIns: Awaited<ReturnType<typeof startThreeProviders>>['standIns'];
  /** Starts a server, which ends with the test file. */
  readonly startServer: (environment?: Record<string, string>) => Promise<KillableServer>;
  readonly createCustomer: () => Promise<Customer>;
  /** Creates variants of one contributor. */
  readonly makeGoods: (count: number) => Promise<Goods[]>;
  readonly readEnds: (orders: readonly string[]) => Promise<(OrderEnd & { readonly id: string })[]>;
}

/** Final state of an order. */
export interface OrderEnd {
  readonly order: string;
  readonly payments: readonly string[];
  readonly lines: number;
  readonly sales: number;
  readonly givenBack: number;
  readonly entitlements: number;
  readonly revoked: number;
  readonly letters: number;
  readonly anomalies: readonly string[];
  readonly refunds: readonly string[];
}

const VARIANTS = 20;
const PRICE = 49_900;

const read = `
  select o.id, o.status as order,
    coalesce((select json_agg(p.status || case when p.is_surplus then ' surplus' else '' end order by p.id)
      from payment p where p.order_id = o.id), '[]') as payments,
    (select count(*)::int from order_line l where l.order_id = o.id) as lines,
    (select count(*)::int from ledger.journal j join order_line l on l.id = j.line_id
      where l.order_id = o.id and j.kind = 'sale') as sales,
    (select count(*)::int from ledger.journal j join order_line l on l.id = j.line_id
      where l.order_id = o.id and j.kind = 'refund') as "givenBack",
    (select count(*)::int from entitlement e join order_line l on l.id = e.order_line_id
      where l.order_id = o.id and e.revoked_at is null) as entitlements,
    (select count(*)::int from entitlement e join order_line l on l.id = e.order_line_id
      where l.order_id = o.id and e.revoked_at is not null) as revoked,
    (select count(*)::int from mail m where m.subject = 'Order ' || o.number || ' is paid') as letters,
    coalesce((select json_agg(a.kind order by a.kind) from payment_anomaly a join payment p on p.id = a.payment_id
      where p.order_id = o.id), '[]') as anomalies,
    coalesce((select json_agg(r.status order by r.id) from payment_refund r join payment p on p.id = r.payment_id
      where p.order_id = o.id), '[]') as refunds
  from customer_order o where o.id = any($1::uuid[])`;

/** Calls the API of one server as this customer's browser. */
export async function callServer(
  { port }: KillableServer,
  customer: Customer,
  [method, path, body, headers = {}]: readonly [string, string, unknown?, Record<string, string>?],
): Promise<Answered> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      cookie: customer.cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } };
}

export async function openShop(): Promise<Shop> {
  const { standIns } = await startThreeProviders();
  const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  const servers: KillableServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.kill())));
  let made = 0;
  return {
    app,
    standIns,
    startServer: async (environment = {}) => {
      const server = new KillableServer({
        ARBOR_DATA: app.folder,
        DATABASE_URL: app.platform.config.DATABASE_URL ?? '',
        // All servers belong to one deployment, so that payments contain a single host.
        ARBOR_ORIGIN: 'http://localhost',
        ARBOR_RATE_LIMITS: '0',
        // Calls are interrupted on purpose, which would fill the log.
        ARBOR_LOG: 'silent',
        // Many processes start, and a compile cache halves the time of each start.
        NODE_COMPILE_CACHE: join(app.folder, 'compiled'),
        ARBOR_PAYMENTS: 'sandbox,sslcommerz,bkash,stripe',
        SSLCOMMERZ_STORE_ID: sslCommerzStore.storeId,
        SSLCOMMERZ_STORE_PASSWORD: sslCommerzStore.storePassword,
        SSLCOMMERZ_URL: standIns.sslcommerz.url,
        BKASH_APP_KEY: bkashApp.appKey,
        BKASH_APP_SECRET: bkashApp.appSecret,
        BKASH_USERNAME: bkashApp.username,
        BKASH_PASSWORD: bkashApp.password,
        BKASH_URL: standIns.bkash.url,
        STRIPE_SECRET_KEY: stripeAccount.secretKey,
        STRIPE_WEBHOOK_SECRET: stripeAccount.webhookSecret,
        STRIPE_URL: standIns.stripe.url,
        ...environment,
      });
      servers.push(server);
      await server.start();
      return server;
    },
    createCustomer: async () => {
      const user = await signInUser(app);
      await app.pool.query(
        "update account set language = 'en', email_verified = true, email = 'buyer-' || id || '@example.com' where id = $1",
        [user.userId],
      );
      return { ...user, cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    },
    makeGoods: async (count) => {
      made += 1;
      const category = await makeCategory(app, `goods-${made}`);
      const contributor = await makeContributor(app, `seller-${made}`);
      const goods: Goods[] = [];
      while (goods.length < count) {
        const prices = Array.from({ length: Math.min(VARIANTS, count - goods.length) }, () => PRICE);
        const { contentId, variantIds } = await makeContent(app, { category, contributor, title: 'Heron', prices });
        goods.push(...variantIds.map((variantId) => ({ contentId, variantId, price: PRICE })));
      }
      return goods;
    },
    readEnds: async (orders) => (await app.pool.query<OrderEnd & { id: string }>(read, [orders])).rows,
  };
}

/** Expected state of a paid order with this number of lines. */
export const paidEnd = (lines: number): OrderEnd => ({
  order: 'paid',
  payments: ['completed'],
  lines,
  sales: lines,
  givenBack: 0,
  entitlements: lines,
  revoked: 0,
  letters: 1,
  anomalies: [],
  refunds: [],
});

/** Finds discrepancies between the ledger and the shop; empty if there are none. */
export async function readViolations({ pool }: Pick<TestApp, 'pool'>): Promise<unknown[]> {
  const { rows } = await pool.query<object>(
    'select rule, subject, expected, actual from order_violation union all select rule, subject, expected, actual from ledger.violation',
  );
  return rows;
}

export const createKey = (): string => createId();
