import type { TransactionContext } from '../../../../../platform/context.ts';
import { createId, isId } from '../../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../../platform/http/operation.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import { mailOwners } from '../../../../people/admins/service/mail-owners.ts';
import { userActor } from '../../../../people/sessions/service/actor.ts';
import type { refundRequestsContract } from '../../contract/refund-requests.ts';
import { findRequestRefusal } from '../../rules/refund-requests.ts';
import { describeRefusal } from '../../rules/refusals.ts';
import { writeRequestLetter } from '../../rules/request-letters.ts';
import { describeStatus } from '../../rules/status.ts';
import { lockOrder, type OrderLineRow, type OrderRow, readLines } from '../../store/orders.ts';
import { addRequest, endRequest, readRequest } from '../../store/refund-requests.ts';
import { findLastRequests, toRequestable, toWindow } from './own-requests.ts';

type Contract = typeof refundRequestsContract;

/** @throws Problem `not_found`, also for another account's order */
async function lockOwnOrder(ctx: TransactionContext, orderId: string | undefined): Promise<OrderRow> {
  const order = orderId !== undefined && isId(orderId) ? await lockOrder(ctx.tx, orderId) : undefined;
  if (order === undefined || order.account_id !== userActor(ctx).id) throw new Problem('not_found');
  return order;
}

/** E-mails all owners, because each of them can decide. The e-mail doesn't name the buyer. */
async function tellOwners(ctx: TransactionContext, order: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
  const { number, currency } = order;
  const url = `${ctx.platform.origin}/admin/orders/${order.id}`;
  const items = lines.map(({ title, variant_name: variantName, price }) => ({ title, variantName, price }));
  await mailOwners(ctx, writeRequestLetter({ number, currency, lines: items, url }));
}

/**
 * `POST /order/refund-request/create/{id}`: for all of the lines or for none.
 * @throws Problem `not_found`; `conflict` for lines that aren't paid, can't be refunded, were requested before, or need
 * a reason
 */
export async function createRefundRequest(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['create']>,
): Promise<OutputOf<Contract['create']>> {
  const order = await lockOwnOrder(ctx, params.id);
  const { id: orderId, paid_at: paidAt } = order;
  if (paidAt === null) throw new Problem('conflict', { detail: describeStatus(order.status, ctx.locale) });
  const rows = await readLines(ctx.tx, [orderId]);
  const lines = rows.map(({ id, price, is_refunded }) => ({ _id: id, price, isRefunded: Boolean(is_refunded) }));
  const requestable = await toRequestable(ctx, lines, await findLastRequests(ctx, orderId));
  const { note, reason = null } = body;
  const lineIds = [...new Set(body.lineIds)];
  const refusal = findRequestRefusal(requestable, { lineIds, reason }, toWindow(ctx, paidAt));
  if (refusal !== undefined) {
    const detail = describeRefusal(refusal, ctx.locale);
    const errors = refusal === 'fault_needed' ? { errors: [{ path: 'reason', message: detail }] } : {};
    throw new Problem('conflict', { detail, ...errors });
  }
  const request = { id: createId(), orderId, reason, note, at: ctx.now };
  await addRequest(ctx.tx, request, lineIds);
  await tellOwners(
    ctx,
    order,
    rows.filter(({ id }) => lineIds.includes(id)),
  );
  return { _id: request.id, requestedAt: request.at.toISOString() };
}

/** `POST /order/refund-request/withdraw/{id}`. @throws Problem `not_found`; `conflict` for a closed request */
export async function withdrawRefundRequest(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['withdraw']>,
): Promise<OutputOf<Contract['withdraw']>> {
  const request = isId(id) ? await readRequest(ctx.tx, id) : undefined;
  await lockOwnOrder(ctx, request?.order_id);
  const ended = await endRequest(ctx.tx, id, { status: 'withdrawn', at: ctx.now });
  if (ended.length === 0) throw new Problem('conflict', { detail: describeRefusal('request_closed', ctx.locale) });
  return { done: true };
}
