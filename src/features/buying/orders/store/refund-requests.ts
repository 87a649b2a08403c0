import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';
import type { RequestReason, RequestStatus } from '../contract/refunds.ts';

export interface NewRefundRequest {
  readonly id: string;
  readonly orderId: string;
  readonly reason: RequestReason | null;
  readonly note: string;
  readonly at: Date;
}

/** @throws DatabaseError 23505 `refund_request_line_once` if a line has an open or declined request */
export async function addRequest(
  tx: Transaction,
  request: NewRefundRequest,
  lineIds: readonly string[],
): Promise<void> {
  const { id, orderId, reason, note, at } = request;
  await tx.insertInto('refund_request').values({ id, order_id: orderId, reason, note, requested_at: at }).execute();
  await tx
    .insertInto('refund_request_line')
    .values(lineIds.map((order_line_id) => ({ request_id: id, order_id: orderId, order_line_id })))
    .execute();
}

const selectRequests = (db: Database) =>
  db
    .selectFrom('refund_request as r')
    .select(['r.id', 'r.order_id', 'r.reason', 'r.note', 'r.requested_at', 'r.message'])
    .$narrowType<{ reason: RequestReason | null }>();

export type RefundRequestRow = Awaited<ReturnType<typeof readRequests>>[number];

/** The requests for lines of these orders, oldest first. */
export const readRequests = (db: Database, orderIds: readonly string[]) =>
  selectRequests(db).where('r.order_id', '=', sql<string>`any(${orderIds}::uuid[])`).orderBy('r.id').execute();

export const readRequest = (db: Database, id: string): Promise<RefundRequestRow | undefined> =>
  selectRequests(db).where('r.id', '=', id).executeTakeFirst();

export type RequestLineRow = Awaited<ReturnType<typeof readRequestLines>>[number];

/** The lines of these requests. */
export const readRequestLines = (db: Database, requestIds: readonly string[]) =>
  db
    .selectFrom('refund_request_line')
    .select(['request_id', 'order_line_id', 'status', 'ended_at'])
    .where('request_id', '=', sql<string>`any(${requestIds}::uuid[])`)
    .$narrowType<{ status: RequestStatus }>()
    .execute();

/** The given orders that have an open refund request. */
export async function findOrdersWithOpenRequest(db: Database, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('refund_request as r')
    .innerJoin('refund_request_line as l', 'l.request_id', 'r.id')
    .select('r.order_id')
    .distinct()
    .where('r.order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('l.status', '=', 'open')
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Closes the open lines of a request. @returns the lines */
export async function endRequest(
  tx: Transaction,
  requestId: string,
  { status, at }: { readonly status: 'withdrawn' | 'declined'; readonly at: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('refund_request_line')
    .set({ status, ended_at: at })
    .where('request_id', '=', requestId)
    .where('status', '=', 'open')
    .returning('order_line_id')
    .execute();
  return rows.map(({ order_line_id }) => order_line_id);
}

export async function setDecision(
  tx: Transaction,
  requestId: string,
  { adminId, message }: { readonly adminId: string; readonly message: string },
): Promise<void> {
  await tx.updateTable('refund_request').set({ admin_id: adminId, message }).where('id', '=', requestId).execute();
}

/** Closes open requests for lines that are being refunded. */
export async function settleRequests(
  tx: Transaction,
  { refundId, lineIds, at }: { readonly refundId: string; readonly lineIds: readonly string[]; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('refund_request_line')
    .set({ status: 'refunded', ended_at: at, refund_id: refundId })
    .where('order_line_id', '=', sql<string>`any(${lineIds}::uuid[])`)
    .where('status', '=', 'open')
    .execute();
}

/** Reopens the requests that a refund closed before it failed. */
export async function reopenRequests(tx: Transaction, refundId: string): Promise<void> {
  await tx
    .updateTable('refund_request_line')
    .set({ status: 'open', ended_at: null, refund_id: null })
    .where('refund_id', '=', refundId)
    .execute();
}

/** When a refund of the last of these lines was requested; undefined if any line has no open request. */
export async function findRequestedAt(db: Database, lineIds: readonly string[]): Promise<Date | undefined> {
  const rows = await db
    .selectFrom('refund_request_line as l')
    .innerJoin('refund_request as r', 'r.id', 'l.request_id')
    .select('r.requested_at')
    .where('l.order_line_id', '=', sql<string>`any(${lineIds}::uuid[])`)
    .where('l.status', '=', 'open')
    .orderBy('r.requested_at', 'desc')
    .execute();
  return rows.length === lineIds.length ? rows[0]?.requested_at : undefined;
}

const hasOpenLine = (eb: ExpressionBuilder<DB & { r: DB['refund_request'] }, 'r'>) =>
  eb.exists(
    eb
      .selectFrom('refund_request_line as l')
      .select('l.request_id')
      .whereRef('l.request_id', '=', 'r.id')
      .where('l.status', '=', 'open'),
  );

type StatusFilter = 'open' | 'closed' | undefined;

const filterRequests = (db: Database, status: StatusFilter) =>
  selectRequests(db)
    .$if(status === 'open', (query) => query.where(hasOpenLine))
    .$if(status === 'closed', (query) => query.where((eb) => eb.not(hasOpenLine(eb))));

export interface RequestPage {
  readonly sort: 'requested' | '-requested';
  /** The last request of the previous page. */
  readonly after: { readonly isOpen: boolean; readonly id: string } | undefined;
  readonly limit: number;
}

/** Requests of a page, open ones first. */
export const readRequestPage = (db: Database, status: StatusFilter, { sort, after, limit }: RequestPage) =>
  filterRequests(db, status)
    .select((eb) => hasOpenLine(eb).as('is_open'))
    .$if(after !== undefined, (query) =>
      query.where((eb) => {
        const { isOpen = false, id = '' } = after ?? {};
        const isBeyond = eb('r.id', sort === '-requested' ? '<' : '>', id);
        const isClosed = eb.not(hasOpenLine(eb));
        return isOpen ? eb.or([isClosed, isBeyond]) : eb.and([isClosed, isBeyond]);
      }),
    )
    .orderBy('is_open', 'desc')
    .orderBy('r.id', sort === '-requested' ? 'desc' : 'asc')
    .limit(limit)
    .execute();

/** Counts matching refund requests, up to `max`. */
export async function countRequests(db: Database, status: StatusFilter, max: number): Promise<number> {
  const row = await db
    .selectFrom(filterRequests(db, status).clearSelect().select('r.id').limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Removes texts by and about the buyer; the coded reasons stay. */
export async function forgetRequestWords(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .updateTable('refund_request')
    .set({ note: '', message: '' })
    .where('order_id', 'in', (eb) => eb.selectFrom('customer_order').select('id').where('account_id', '=', accountId))
    .execute();
}
