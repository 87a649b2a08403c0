import * as z from 'zod';
import type { InboxCounter } from '../../../../../platform/admin-desk.ts';
import type { Context, TransactionContext } from '../../../../../platform/context.ts';
import { isId } from '../../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../../platform/http/operation.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import { countTotal, createCursorCodec, cursorId, cutPage, parsePage } from '../../../../../platform/pagination.ts';
import { mailAccount } from '../../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../../people/notices/service/record.ts';
import { adminActor } from '../../../../people/sessions/service/actor.ts';
import { findDownloadedLines } from '../../../downloads/service/entitlements.ts';
import type { ordersAdminContract } from '../../contract/admin.ts';
import type { refundRequestsContract } from '../../contract/refund-requests.ts';
import { describeRefusal } from '../../rules/refusals.ts';
import { writeDeclinedLetter } from '../../rules/request-letters.ts';
import { lockOrder, readLines, readOrdersById } from '../../store/orders.ts';
import {
  countRequests,
  endRequest,
  type RefundRequestRow,
  type RequestLineRow,
  readRequest,
  readRequestLines,
  readRequestPage,
  readRequests,
  setDecision,
} from '../../store/refund-requests.ts';
import { readBuyers, toBuyer } from '../buyers.ts';

type Contract = typeof refundRequestsContract;
type Queued = OutputOf<Contract['queue']>['items'][number];
type Shown = OutputOf<typeof ordersAdminContract.showAny>['refundRequests'];

const position = z.object({ isOpen: z.boolean(), id: cursorId });
const cursors = createCursorCodec({ requested: position, '-requested': position });

const toLine = ({ order_line_id: lineId, status, ended_at: endedAt }: RequestLineRow) => ({
  lineId,
  status,
  endedAt: endedAt?.toISOString() ?? null,
});

const toRequest = ({ id, reason, note, requested_at: requestedAt, message }: RefundRequestRow) => ({
  _id: id,
  reason,
  note,
  requestedAt: requestedAt.toISOString(),
  message,
});

const idsOf = (rows: readonly RefundRequestRow[]): string[] => rows.map(({ id }) => id);

/** The buyer's refund requests for an order, oldest first. */
export async function findRequestsOf(ctx: Context, orderId: string): Promise<Shown> {
  const rows = await readRequests(ctx.db, [orderId]);
  const lines = Map.groupBy(await readRequestLines(ctx.db, idsOf(rows)), ({ request_id }) => request_id);
  return rows.map((row) => ({ ...toRequest(row), lines: (lines.get(row.id) ?? []).map(toLine) }));
}

async function toQueued(ctx: Context, rows: readonly RefundRequestRow[]): Promise<Queued[]> {
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))];
  const [orders, sold, requested] = await Promise.all([
    readOrdersById(ctx.db, orderIds),
    readLines(ctx.db, orderIds),
    readRequestLines(ctx.db, idsOf(rows)),
  ]);
  const contacts = await readBuyers(ctx, orders);
  const downloaded = await findDownloadedLines(
    ctx.db,
    requested.map(({ order_line_id }) => order_line_id),
  );
  return rows.flatMap((row): Queued[] => {
    const order = orders.find(({ id }) => id === row.order_id);
    if (order === undefined) return [];
    const own = new Map(
      requested.filter((line) => line.request_id === row.id).map((each) => [each.order_line_id, each]),
    );
    const lines = sold.flatMap(({ id, title, variant_name: variantName, price }) => {
      const line = own.get(id);
      return line === undefined ? [] : { ...toLine(line), title, variantName, price, isDownloaded: downloaded.has(id) };
    });
    const { id: _id, number, currency } = order;
    return [{ ...toRequest(row), order: { _id, number, currency }, buyer: toBuyer(order, contacts), lines }];
  });
}

/** `GET /order/refund-request/all`. @throws Problem `bad_input` for a cursor of another list or sort */
export async function listRefundRequests(
  ctx: Context,
  { query: { status, ...query } }: InputOf<Contract['queue']>,
): Promise<OutputOf<Contract['queue']>> {
  const page = parsePage(ctx, cursors, query);
  const read = await readRequestPage(ctx.db, status, page);
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ is_open, id }) => ({ isOpen: Boolean(is_open), id }));
  const total = await countTotal(query, (max) => countRequests(ctx.db, status, max));
  return { items: await toQueued(ctx, rows), nextCursor, ...total };
}

/** Number of refund requests that wait for a decision. */
export const openRefundRequests: InboxCounter = {
  path: '/admin/orders/refund-requests',
  isOwnerOnly: true,
  count: (db, max) => countRequests(db, 'open', max),
};

/** `POST /order/refund-request/decline/{id}`. @throws Problem `not_found`; `conflict` for a closed request */
export async function declineRefundRequest(
  ctx: TransactionContext,
  { params: { id }, body: { message } }: InputOf<Contract['decline']>,
): Promise<OutputOf<Contract['decline']>> {
  const request = isId(id) ? await readRequest(ctx.tx, id) : undefined;
  const order = request && (await lockOrder(ctx.tx, request.order_id));
  if (order === undefined) throw new Problem('not_found');
  const { id: orderId, number, currency, account_id: accountId } = order;
  const lineIds = await endRequest(ctx.tx, id, { status: 'declined', at: ctx.now });
  if (lineIds.length === 0) throw new Problem('conflict', { detail: describeRefusal('request_closed', ctx.locale) });
  await setDecision(ctx.tx, id, { adminId: adminActor(ctx).id, message });
  const lines = (await readLines(ctx.tx, [orderId])).filter((line) => lineIds.includes(line.id));
  await ctx.platform.audit.record(ctx, {
    action: 'order.decline_refund',
    subjectType: 'order',
    subjectId: orderId,
    // The message may name the buyer, so it stays with the request and out of the log.
    details: { amount: lines.reduce((sum, { price }) => sum + price, 0), currency },
  });
  if (accountId === null) return { done: true };
  const about = { about: String(number), subject: orderId, reason: () => message };
  await recordNotice(ctx, accountId, { code: 'order_refund_declined', ...about });
  const items = lines.map(({ title, variant_name: variantName, price }) => ({ title, variantName, price }));
  await mailAccount(ctx, accountId, 'refund', (place) =>
    writeDeclinedLetter({ orderId, number, currency, lines: items, message }, place),
  );
  return { done: true };
}
