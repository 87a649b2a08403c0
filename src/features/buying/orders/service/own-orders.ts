import * as z from 'zod';
import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { wasMailed } from '../../../../platform/mail/outbox.ts';
import { createCursorCodec, cursorId, cutPage, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import type { ordersContract } from '../contract/orders.ts';
import { canMove, describeStatus } from '../rules/status.ts';
import { countOrders, lockOrder, readOrder, readOrders, readOverdue, setStatus } from '../store/orders.ts';
import { readCertificateDownload } from '../store/particulars.ts';
import { findOrdersWithOpenRequest } from '../store/refund-requests.ts';
import { readLinesOfRefunds, readRefunds, sumGivenBack } from '../store/refunds.ts';
import { findParticulars } from './particulars.ts';
import { addFiles, addPreviews } from './pictured.ts';
import { presentOrder, presentOrders } from './present.ts';
import { findReceiptNumbers } from './receipts.ts';
import { addRequests } from './requests/own-requests.ts';
import { findTaxPapers } from './tax/papers.ts';
import { addUpgrades } from './upgrades.ts';

type Contract = typeof ordersContract;

const cursors = createCursorCodec<'newest', { id: string }>({ newest: z.object({ id: cursorId }) });

/** `GET /order/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listOrders(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const { id } = userActor(ctx);
  const page = parsePage(ctx, cursors, { ...query, sort: 'newest' });
  const read = await readOrders(ctx.db, id, { after: page.after?.id, limit: page.limit });
  const { rows, nextCursor } = cutPage(cursors, page, read, (row) => ({ id: row.id }));
  const orderIds = rows.map(({ id: orderId }) => orderId);
  const refunded = await sumGivenBack(ctx.db, orderIds);
  const named = await findParticulars(ctx.db, orderIds);
  const requested = await findOrdersWithOpenRequest(ctx.db, orderIds);
  const pictured = await addPreviews(ctx, await presentOrders(ctx, rows));
  return {
    items: pictured.map((order) => ({
      ...order,
      refunded: refunded.get(order._id) ?? 0,
      isNamed: named.has(order._id),
      hasOpenRequest: requested.has(order._id),
    })),
    nextCursor,
    ...toTotal(await countOrders(ctx.db, id)),
  };
}

/** Refunds of an order, as its buyer sees them. */
async function findOwnRefunds(ctx: Context, orderId: string): Promise<OutputOf<Contract['single']>['refunds']> {
  const all = await readRefunds(ctx.db, [orderId]);
  const refunds = all.filter(({ status, amount }) => status === 'completed' && amount > 0);
  const lines = await readLinesOfRefunds(
    ctx.db,
    refunds.map(({ id }) => id),
  );
  return refunds.map(({ id, amount, ended_at, requested_at, transfer_reference: transferReference }) => ({
    amount,
    at: (ended_at ?? requested_at).toISOString(),
    lineIds: lines.get(id) ?? [],
    transferReference,
  }));
}

export interface OwnOrderDeps {
  /** Duplicate payments of an order, oldest first. */
  readonly findSecondPayments: (
    ctx: Context,
    orderId: string,
  ) => Promise<OutputOf<Contract['single']>['secondPayments']>;
}

/** `GET /order/single/{id}`. @throws Problem `not_found`, also for another account's order */
export async function showOrder(
  ctx: Context,
  { params }: InputOf<Contract['single']>,
  deps: OwnOrderDeps,
): Promise<OutputOf<Contract['single']>> {
  const row = isId(params.id) ? await readOrder(ctx.db, params.id) : undefined;
  if (row === undefined || row.account_id !== userActor(ctx).id) throw new Problem('not_found');
  const [order] = await addPreviews(ctx, await presentOrders(ctx, [row]));
  if (order === undefined) throw new Problem('not_found');
  return {
    ...(await addUpgrades(ctx, userActor(ctx).id, await addRequests(ctx, row, await addFiles(ctx, order)))),
    refunds: await findOwnRefunds(ctx, row.id),
    isReceiptMailed: await wasMailed(ctx, row.id),
    particulars: (await findParticulars(ctx.db, [row.id])).get(row.id) ?? null,
    isCertificateDownloaded: (await readCertificateDownload(ctx.db, row.id)) !== null,
    receiptNumber: (await findReceiptNumbers(ctx.db, [row.id])).get(row.id) ?? null,
    taxPapers: row.vat_setting === null ? [] : ((await findTaxPapers(ctx.db, [row.id])).get(row.id) ?? []),
    secondPayments: await deps.findSecondPayments(ctx, row.id),
  };
}

/**
 * `POST /order/cancel/{id}`. @throws Problem `not_found`; `conflict` for an order that is paid, held, expired or
 * cancelled
 */
export async function cancelOrder(
  ctx: TransactionContext,
  { params }: InputOf<Contract['cancel']>,
): Promise<OutputOf<Contract['cancel']>> {
  const row = isId(params.id) ? await lockOrder(ctx.tx, params.id) : undefined;
  if (row === undefined || row.account_id !== userActor(ctx).id) throw new Problem('not_found');
  if (row.status !== 'cancelled') {
    // An order on hold was paid, so only an admin may cancel it.
    if (row.status === 'on_hold' || !canMove(row.status, 'cancelled'))
      throw new Problem('conflict', { detail: describeStatus(row.status, ctx.locale) });
    await setStatus(ctx.tx, row.id, { status: 'cancelled' });
  }
  return presentOrder(ctx, row.id);
}

const BATCH = 500;

/** Expires unpaid orders. Safe to repeat and to run while a payment arrives. */
export async function expireOrders(ctx: Context): Promise<void> {
  for (const id of await readOverdue(ctx.db, ctx.now, BATCH))
    await inTransaction(ctx, async ({ tx }) => {
      const row = await lockOrder(tx, id);
      if (row?.status === 'pending' && row.expires_at < ctx.now) await setStatus(tx, id, { status: 'expired' });
    });
}
