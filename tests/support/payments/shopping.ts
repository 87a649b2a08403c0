import { setTimeout as wait } from 'node:timers/promises';
import type { KillableServer } from '../cut-upload.ts';
import { type Answered, type Customer, callServer, createKey, type Goods, type Shop } from './shop.ts';
import type { realProviders } from './three-providers.ts';

export type RealProvider = (typeof realProviders)[number];

/** A purchase and its progress. */
export interface Purchase {
  readonly customer: Customer;
  readonly goods: Goods;
  readonly provider: RealProvider;
  readonly key: string;
  order: string;
  isPaid: boolean;
}

export const plan = (customer: Customer, goods: Goods, provider: RealProvider): Purchase => ({
  customer,
  goods,
  provider,
  key: createKey(),
  order: '',
  isPaid: false,
});

/** Behaviour of the customer's browser and of the provider after the payment. */
export interface Manner {
  /** Whether the provider's server notifies us. */
  readonly isTold: boolean;
  readonly comesBack: boolean;
}

type Ask = (path: string, body: object, headers?: Record<string, string>) => Promise<Answered>;

/** Makes a call; undefined if no server responds. */
const tryToReach = (work: () => Promise<unknown>): Promise<unknown> => work().catch(() => undefined);

/** Orders and starts the payment. A retry has no further effect. */
async function order(shop: Shop, purchase: Purchase, ask: Ask): Promise<{ attempt: string; reference: string }> {
  const { goods, key, provider } = purchase;
  const created = await ask('/order/create', { lines: [goods] }, { 'idempotency-key': key });
  if (created.status !== 200) throw new Error(`create: ${created.status} ${JSON.stringify(created.body)}`);
  purchase.order = String(created.body['_id']);
  const begun = await ask(`/payment/begin/${purchase.order}`, { provider }, { 'idempotency-key': createKey() });
  if (begun.status !== 200) throw new Error(`begin: ${begun.status} ${JSON.stringify(begun.body)}`);
  const attempt = String(begun.body['_id']);
  const { rows } = await shop.app.pool.query<{ reference: string }>('select reference from payment where id = $1', [
    attempt,
  ]);
  return { attempt, reference: rows[0]?.reference ?? '' };
}

/** Makes one attempt at a purchase. @throws Error if a server doesn't respond or refuses */
export async function shopOnce(shop: Shop, purchase: Purchase, server: KillableServer, manner: Manner): Promise<void> {
  const { customer, provider } = purchase;
  const ask: Ask = (path, body, headers = {}) => callServer(server, customer, ['POST', path, body, headers]);
  const { attempt, reference } = await order(shop, purchase, ask);
  const standIn = shop.standIns[provider];
  standIn.pay(reference);
  purchase.isPaid = true;
  const api = `http://127.0.0.1:${server.port}/api/v1`;
  if (manner.isTold && provider !== 'bkash') {
    const { body, headers } = standIn.writeNotice(reference, 'completed');
    const notice = { method: 'POST', body: new Uint8Array(body), headers };
    await tryToReach(() => fetch(`${api}/payment/notice/${provider}`, notice));
  }
  if (manner.comesBack)
    await tryToReach(() =>
      fetch(`${api}/payment/${provider}/return/${attempt}?status=success`, { redirect: 'manual' }),
    );
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 150;

/** Retries a purchase while servers are down or recovering; after a minute, the error is thrown. */
export async function shopUntilPaid(
  shop: Shop,
  purchase: Purchase,
  findServer: () => KillableServer,
  manner: Manner,
): Promise<void> {
  const started = performance.now();
  while (!purchase.isPaid) {
    try {
      await shopOnce(shop, purchase, findServer(), manner);
    } catch (error) {
      if (performance.now() - started > PATIENCE_MS) throw error;
    }
    await wait(PAUSE_MS);
  }
}
