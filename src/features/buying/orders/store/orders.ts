import { type Expression, sql } from 'kysely';
import { combineReads, type Reads } from '../../../../platform/database/combine-reads.ts';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { OrderStatus } from '../contract/orders.ts';

const takeBuyerLock = compileOnce(
  (_tx: Transaction, accountId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 10))`,
);

/** Locks the account, which serializes its orders until the transaction ends. */
export async function lockBuyer(tx: Transaction, accountId: string): Promise<void> {
  await takeBuyerLock(tx, accountId);
}

const columns = [
  'id',
  'number',
  'account_id',
  'buyer_name',
  'request_hash',
  'locale',
  'status',
  'currency',
  'total',
  'provider',
  'created_at',
  'expires_at',
  'paid_at',
  'coupon_code',
  'vat_setting',
] as const;

export const selectOrders = (db: Database) =>
  db.selectFrom('customer_order').select(columns).$narrowType<{ status: OrderStatus; locale: 'en' | 'bn' }>();

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

export const readOrder = (db: Database, id: string): Promise<OrderRow | undefined> =>
  selectOrders(db).where('id', '=', id).executeTakeFirst();

export const readOrdersById = (db: Database, ids: readonly string[]): Promise<OrderRow[]> =>
  selectOrders(db).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();

/** Order numbers by order id. */
export async function findOrderNumbers(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'number'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

const selectToLock = compileOnce((tx: Transaction, id: string) =>
  selectOrders(tx).where('id', '=', id).forNoKeyUpdate(),
);

/** Locks the order until the transaction ends. */
export const lockOrder = async (tx: Transaction, id: string): Promise<OrderRow | undefined> =>
  (await selectToLock(tx, id))[0];

/** Orders of an account, newest first, starting after a given id. */
export const readOrders = (
  db: Database,
  accountId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<OrderRow[]> =>
  selectOrders(db)
    .where('account_id', '=', accountId)
    .$if(after !== undefined, (all) => all.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Orders of an account that were paid in a period, oldest first. */
export async function findOrdersPaidIn(
  db: Database,
  accountId: string,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', before)
    .orderBy('paid_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOrders(db: Database, accountId: string): Promise<number> {
  const { n } = await db
    .selectFrom('customer_order')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Whether a refund of the line `l` is in progress. */
export const isRefunding = sql<boolean>`exists (
  select from refund_line r join refund f on f.id = r.refund_id
  where r.order_line_id = l.id and not r.is_void and f.status = 'requested')`.as('is_refunding');

const selectLines = (db: Database) =>
  db
    .selectFrom('order_line as l')
    .selectAll('l')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('refund_line as r')
            .select('r.refund_id')
            .whereRef('r.order_line_id', '=', 'l.id')
            .where('r.is_void', '=', false),
        )
        .as('is_refunded'),
    )
    .select(isRefunding)
    .orderBy('l.order_id')
    .orderBy('l.position');

/** Lines of orders, in order, each with whether it was refunded. */
export const readLines = compileOnce((db: Database, orderIds: readonly string[]) =>
  selectLines(db).where('l.order_id', '=', isOneOf(orderIds)),
);

export type OrderLineRow = Awaited<ReturnType<typeof readLines>>[number];

/** Bundles of orders, by order; an order is of one bundle at most. */
export async function findBundlesOfOrders(db: Database, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('order_line')
    .select(['order_id', 'bundle_id'])
    .distinct()
    .where('order_id', '=', isOneOf(orderIds))
    .where('bundle_id', 'is not', null)
    .$narrowType<{ bundle_id: string }>()
    .execute();
  return new Map(rows.map(({ order_id, bundle_id }) => [order_id, bundle_id]));
}

export interface StatusChange {
  readonly status: OrderStatus;
  readonly paidAt?: Date;
  readonly provider?: string;
}

const updateStatus = compileOnce(
  (_tx: Transaction, id: string, status: OrderStatus, paidAt: Date | null, provider: string | null) => sql`
    update customer_order set status = ${status}, updated_at = now(), paid_at = coalesce(${paidAt}::timestamptz, paid_at),
      provider = coalesce(${provider}::text, provider)
    where id = ${id}::uuid`,
);

export async function setStatus(tx: Transaction, id: string, change: StatusChange): Promise<void> {
  await updateStatus(tx, id, change.status, change.paidAt ?? null, change.provider ?? null);
}

/** Unpaid orders past their time to pay, oldest first. */
export async function readOverdue(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of all orders of an account. */
export async function findOrderIds(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('customer_order').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

/** Orders of the account in one of the given statuses, oldest first. */
export const readOrdersIn = (db: Database, accountId: string, statuses: readonly OrderStatus[]): Promise<OrderRow[]> =>
  selectOrders(db).where('account_id', '=', accountId).where('status', 'in', statuses).orderBy('id').execute();

/** Locks the account's orders until the transaction ends. */
export async function lockOrdersOf(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Removes the buyer from orders. @returns the ids of the orders */
export async function forgetBuyer(tx: Transaction, accountId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('customer_order')
    .set({ account_id: null, buyer_name: '' })
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Subquery for the account id of an order's buyer. */
const buyerOf = (tx: Transaction, orderId: string) =>
  sql<string | null>`(${tx.selectFrom('customer_order').select('account_id').where('id', '=', orderId)})`;

const variantsOf = (tx: Transaction, orderId: string) =>
  tx.selectFrom('order_line').select('variant_id').where('order_id', '=', orderId);

/** Turns another feature's query for variants and a buyer into one for an order. */
export const createVariantQuery =
  <Q>(
    select: (tx: Transaction, buyer: Expression<string | null>, variants: Expression<{ variant_id: string }>) => Q,
  ): ((tx: Transaction, orderId: string) => Q) =>
  (tx, orderId) =>
    select(tx, buyerOf(tx, orderId), variantsOf(tx, orderId));

/**
 * Makes the function that reads an order's lines and other features' facts about the order and its buyer, by one
 * statement.
 */
export const createPaymentFactReader = <R extends Reads>(
  select: (tx: Transaction, orderId: string, buyer: Expression<string | null>) => R,
) =>
  combineReads((tx: Transaction, orderId: string) => ({
    lines: selectLines(tx).where('l.order_id', '=', orderId),
    ...select(tx, orderId, buyerOf(tx, orderId)),
  }));
