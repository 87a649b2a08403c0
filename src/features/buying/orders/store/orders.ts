import { type Compilable, type Expression, sql } from 'kysely';
import { prepareOnce } from '../../../../platform/database/compile-once.ts';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { sendLater } from '../../../../platform/database/send-plan.ts';
import type { OrderStatus } from '../contract/orders.ts';

const takeBuyerLock = prepareOnce(
  (_tx: Transaction, accountId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 10))`,
);

/** Orders of one account take turns from the next statement on, until the transaction ends. */
export const lockBuyer = (tx: Transaction, accountId: string): Promise<void> =>
  sendLater(tx, takeBuyerLock(tx, accountId));

/** The query that does the same for whoever an order is of. */
export const takeLockOfBuyer = prepareOnce(
  (_tx: Transaction, orderId: string) => sql`
    select pg_advisory_xact_lock(hashtextextended(account_id::text, 10))
    from customer_order where id = ${orderId}::uuid and account_id is not null`,
);

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
] as const;

export const selectOrders = (db: Database) =>
  db.selectFrom('customer_order').select(columns).$narrowType<{ status: OrderStatus; locale: 'en' | 'bn' }>();

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

export const readOrder = (db: Database, id: string): Promise<OrderRow | undefined> =>
  selectOrders(db).where('id', '=', id).executeTakeFirst();

export async function readNumbers(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'number'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The query that locks an order: nobody else changes it until the transaction ends. */
export const selectToLock = prepareOnce((tx: Transaction, id: string) =>
  selectOrders(tx).where('id', '=', id).forNoKeyUpdate(),
);

export const lockOrder = async (tx: Transaction, id: string): Promise<OrderRow | undefined> =>
  (await tx.executeQuery(selectToLock(tx, id))).rows[0];

/** Of an account, newest first, from after an identifier on. */
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

export async function countOrders(db: Database, accountId: string): Promise<number> {
  const { n } = await db
    .selectFrom('customer_order')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return n;
}

/** The query of lines of orders, in their order, each with whether it was given back. */
export const selectLines = prepareOnce((db: Database, orderIds: readonly string[]) =>
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
    .where('l.order_id', '=', isOneOf(orderIds))
    .orderBy('l.order_id')
    .orderBy('l.position'),
);

export const readLines = async (db: Database, orderIds: readonly string[]) =>
  (await db.executeQuery(selectLines(db, orderIds))).rows;

export type OrderLineRow = Awaited<ReturnType<typeof readLines>>[number];

export interface StatusChange {
  readonly status: OrderStatus;
  readonly paidAt?: Date;
  readonly provider?: string;
}

const updateStatus = prepareOnce(
  (_tx: Transaction, id: string, status: OrderStatus, paidAt: Date | null, provider: string | null) => sql`
    update customer_order set status = ${status}, updated_at = now(), paid_at = coalesce(${paidAt}::timestamptz, paid_at),
      provider = coalesce(${provider}::text, provider)
    where id = ${id}::uuid`,
);

export const setStatus = (tx: Transaction, id: string, change: StatusChange): Promise<void> =>
  sendLater(tx, updateStatus(tx, id, change.status, change.paidAt ?? null, change.provider ?? null));

/** Orders that waited too long for their payment, oldest first. */
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

export async function readOrderIds(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('customer_order').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

/** Orders of the account in one of these states, oldest first. */
export const readOrdersIn = (db: Database, accountId: string, statuses: readonly OrderStatus[]): Promise<OrderRow[]> =>
  selectOrders(db).where('account_id', '=', accountId).where('status', 'in', statuses).orderBy('id').execute();

/** Nobody else changes the orders of the account until the transaction ends. */
export async function lockOrdersOf(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The orders stay, without who bought. */
export async function forgetBuyer(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ account_id: null, buyer_name: '' })
    .where('account_id', '=', accountId)
    .execute();
}

/** Who an order is of, in a query. */
const buyerOf = (tx: Transaction, orderId: string) =>
  sql<string | null>`(${tx.selectFrom('customer_order').select('account_id').where('id', '=', orderId)})`;

/** Makes the query of what another feature knows of whoever an order is of. */
export const createBuyerQuery = <Row>(
  select: (tx: Transaction, accountId: Expression<string | null>) => Compilable<Row>,
) => prepareOnce((tx: Transaction, orderId: string) => select(tx, buyerOf(tx, orderId)));

/** What a query of another feature finds of the variants of an order, and of an account. */
export const createVariantQuery = <Row>(
  select: (
    tx: Transaction,
    accountId: Expression<string | null>,
    variants: Expression<{ variant_id: string }>,
  ) => Compilable<Row>,
) =>
  prepareOnce((tx: Transaction, orderId: string) =>
    select(tx, buyerOf(tx, orderId), tx.selectFrom('order_line').select('variant_id').where('order_id', '=', orderId)),
  );
