import type { Context } from '../../../../../platform/context.ts';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { findDownloadedLines } from '../../../downloads/service/entitlements.ts';
import type { ordersContract } from '../../contract/orders.ts';
import { type RequestableLine, type RequestWindow, toFaultEnd, toRequestTerms } from '../../rules/refund-requests.ts';
import { toRefundEnd } from '../../rules/refunds.ts';
import { type OrderRow, readOrders } from '../../store/orders.ts';
import {
  type RefundRequestRow,
  type RequestLineRow,
  readRequestLines,
  readRequests,
} from '../../store/refund-requests.ts';
import { findUpgradedLines } from '../../store/upgrades.ts';

type OwnOrder = OutputOf<typeof ordersContract.single>;
type OwnLine = OwnOrder['lines'][number];
type LastRequest = NonNullable<OwnLine['refundRequest']>;

const idsOf = (rows: readonly RefundRequestRow[]): string[] => rows.map(({ id }) => id);

const toLastRequest = (request: RefundRequestRow, { status, ended_at: endedAt }: RequestLineRow): LastRequest => ({
  _id: request.id,
  status,
  requestedAt: request.requested_at.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  message: status === 'declined' ? request.message : '',
});

/** The latest refund request for each line of an order. */
export async function findLastRequests(ctx: Context, orderId: string): Promise<Map<string, LastRequest>> {
  const requests = await readRequests(ctx.db, [orderId]);
  const lines = await readRequestLines(ctx.db, idsOf(requests));
  return new Map(
    requests.flatMap((request) =>
      lines
        .filter(({ request_id }) => request_id === request.id)
        .map((line) => [line.order_line_id, toLastRequest(request, line)] as const),
    ),
  );
}

type PricedLine = Pick<OwnLine, '_id' | 'price' | 'isRefunded'>;

/** Lines of a paid order, with the facts that the rules for refund requests need. */
export async function toRequestable(
  ctx: Context,
  lines: readonly PricedLine[],
  requests: ReadonlyMap<string, LastRequest>,
): Promise<RequestableLine[]> {
  const downloaded = await findDownloadedLines(
    ctx.db,
    lines.map(({ _id }) => _id),
  );
  return lines.map(({ _id: id, price, isRefunded }) => ({
    id,
    price,
    isRefunded,
    isDownloaded: downloaded.has(id),
    lastRequest: requests.get(id)?.status,
  }));
}

/** Times that the rules for refund requests need, for a paid order. */
export const toWindow = (ctx: Context, paidAt: Date): RequestWindow => ({
  paidAt,
  now: ctx.now,
  days: ctx.platform.config.ARBOR_REFUND_DAYS,
});

/** Adds the buyer's refund requests, and what can be requested, to an order. */
export async function addRequests<T extends { readonly lines: readonly PricedLine[] }>(
  ctx: Context,
  { id, paid_at: paidAt }: OrderRow,
  order: T,
) {
  type Added = Pick<OwnLine, 'refundRequest' | 'refundTerms' | 'isUpgraded'>;
  const extend = (lines: (line: PricedLine) => Added, refundWindow: OwnOrder['refundWindow']) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...(line as T['lines'][number]), ...lines(line) })),
    refundWindow,
  });
  if (paidAt === null) return extend(() => ({ refundRequest: null, refundTerms: null, isUpgraded: false }), null);
  const requests = await findLastRequests(ctx, id);
  const requestable = await toRequestable(ctx, order.lines, requests);
  const upgraded = await findUpgradedLines(
    ctx.db,
    order.lines.map(({ _id }) => _id),
  );
  const window = toWindow(ctx, paidAt);
  const terms = new Map(requestable.map((line) => [line.id, toRequestTerms(line, window)]));
  const add = ({ _id }: PricedLine) => ({
    refundRequest: requests.get(_id) ?? null,
    refundTerms: terms.get(_id) ?? null,
    isUpgraded: upgraded.has(_id),
  });
  return extend(add, {
    until: toRefundEnd(paidAt, window.days).toISOString(),
    faultUntil: toFaultEnd(paidAt, window.days).toISOString(),
  });
}

/** Upper limit that no account reaches: the export includes all orders. */
const ALL = 100_000;

/** All refund requests of an account, for the export of its data. */
export async function exportRequests(ctx: Context, accountId: string) {
  const orders = await readOrders(ctx.db, accountId, { after: undefined, limit: ALL });
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const requests = await readRequests(ctx.db, [...numbers.keys()]);
  const lines = await readRequestLines(ctx.db, idsOf(requests));
  return requests.map((request) => ({
    order: numbers.get(request.order_id),
    reason: request.reason,
    note: request.note,
    requestedAt: request.requested_at.toISOString(),
    message: request.message,
    lines: lines
      .filter(({ request_id }) => request_id === request.id)
      .map((line) => ({
        lineId: line.order_line_id,
        status: line.status,
        endedAt: line.ended_at?.toISOString() ?? null,
      })),
  }));
}
