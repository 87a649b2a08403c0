import { createId } from '../../../src/platform/database/id.ts';
import type { TestApp } from '../app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../factories.ts';
import { makeOrder } from '../orders.ts';
import { type SignedInUser, signInUser } from '../people.ts';

/** A person who orders, pays and views the result. */
export interface Buyer {
  readonly user: SignedInUser;
  readonly order: (options?: { readonly price?: number; readonly expiresAt?: Date }) => Promise<string>;
  /** Starts a payment. */
  readonly begin: (orderId: string, provider?: string) => Promise<BegunAttempt>;
  readonly read: (orderId: string) => Promise<EndState>;
}

export interface BegunAttempt {
  readonly id: string;
  readonly redirect: string;
  readonly reference: string;
  readonly providerReference: string;
}

/** All rows that a payment creates. */
export interface EndState {
  readonly order: string;
  readonly payments: readonly string[];
  readonly sales: number;
  readonly entitlements: number;
  readonly anomalies: readonly string[];
  readonly refunds: readonly string[];
}

export async function createBuyer(app: TestApp): Promise<Buyer> {
  const user = await signInUser(app);
  const category = await makeCategory(app, `birds-${user.userId}`);
  const contributor = await makeContributor(app, `salma-${user.userId.slice(-8)}`);
  const texts = async (sql: string, values: unknown[]): Promise<string[]> =>
    (await app.pool.query<{ text: string }>(sql, values)).rows.map(({ text }) => text);
  const count = async (sql: string, values: unknown[]): Promise<number> =>
    Number((await app.pool.query<{ n: number }>(sql, values)).rows[0]?.n ?? 0);
  return {
    user,
    order: async ({ price = 49_900, expiresAt } = {}) => {
      const made: Made = await makeContent(app, { category, contributor, title: 'Heron', prices: [price] });
      const due = expiresAt === undefined ? {} : { expiresAt };
      return makeOrder(app, { accountId: user.userId, ...made, price, ...due });
    },
    begin: async (orderId, provider = 'sandbox') => {
      const { status, body } = await user.call(
        'POST',
        `/payment/begin/${orderId}`,
        { provider },
        { 'idempotency-key': createId() },
      );
      if (status !== 200) throw new Error(`begin: ${status} ${JSON.stringify(body)}`);
      const id = String(body['_id']);
      const { rows } = await app.pool.query<{ reference: string; provider_reference: string }>(
        'select reference, provider_reference from payment where id = $1',
        [id],
      );
      const { reference = '', provider_reference: providerReference = '' } = rows[0] ?? {};
      return { id, redirect: String(body['redirect']), reference, providerReference };
    },
    read: async (orderId) => {
      const ofOrder = 'join order_line l on l.id = x.order_line_id where l.order_id = $1';
      return {
        order: (await texts('select status as text from customer_order where id = $1', [orderId]))[0] ?? '',
        payments: await texts(
          "select status || case when is_surplus then ' surplus' else '' end as text from payment where order_id = $1 order by id",
          [orderId],
        ),
        sales: await count(
          "select count(*) as n from ledger.journal j join order_line l on l.id = j.line_id where j.kind = 'sale' and l.order_id = $1",
          [orderId],
        ),
        entitlements: await count(`select count(*) as n from entitlement x ${ofOrder} and x.revoked_at is null`, [
          orderId,
        ]),
        anomalies: await texts(
          'select a.kind as text from payment_anomaly a join payment p on p.id = a.payment_id where p.order_id = $1 order by 1',
          [orderId],
        ),
        refunds: await texts(
          'select r.status as text from payment_refund r join payment p on p.id = r.payment_id where p.order_id = $1 order by r.id',
          [orderId],
        ),
      };
    },
  };
}

/** Expected state after a single successful payment. */
export const paidOnce: EndState = {
  order: 'paid',
  payments: ['completed'],
  sales: 1,
  entitlements: 1,
  anomalies: [],
  refunds: [],
};
