import { sql } from 'kysely';
import { isOneOf } from '../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { OrderStatus } from '../contract.ts';

/** Orders of one account take turns until the transaction ends. */
export async function lockBuyer(tx: Transaction, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 10))`.execute(tx);
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

/** Nobody else changes it until the transaction ends. */
export const lockOrder = (tx: Transaction, id: string): Promise<OrderRow | undefined> =>
  selectOrders(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

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

/** Lines of orders, in their order, each with whether it was given back. */
export async function readLines(db: Database, orderIds: readonly string[]) {
  return db
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
    .orderBy('l.position')
    .execute();
}

export type OrderLineRow = Awaited<ReturnType<typeof readLines>>[number];

export async function setStatus(
  tx: Transaction,
  id: string,
  change: {
    readonly status: OrderStatus;
    readonly paidAt?: Date;
    readonly provider?: string;
    readonly expiresAt?: Date;
  },
): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({
      status: change.status,
      updated_at: sql<Date>`now()`,
      ...(change.paidAt === undefined ? {} : { paid_at: change.paidAt }),
      ...(change.provider === undefined ? {} : { provider: change.provider }),
      ...(change.expiresAt === undefined ? {} : { expires_at: change.expiresAt }),
    })
    .where('id', '=', id)
    .execute();
}

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

export async function readVariantIds(db: Database, orderId: string): Promise<string[]> {
  const rows = await db.selectFrom('order_line').select('variant_id').where('order_id', '=', orderId).execute();
  return rows.map(({ variant_id }) => variant_id);
}
