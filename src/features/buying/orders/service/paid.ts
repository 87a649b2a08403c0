import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import { describeUsedUp } from '../../../money/discounts/service/coupons.ts';
import { recordSale } from '../../../money/ledger/service/sell.ts';
import { selectMoneySettings, toClearingDays } from '../../../money/payment-settings/service/read.ts';
import { type Listener, selectListeners } from '../../../operations/webhooks/service/announce.ts';
import { type Addressee, mailAccount, mailAddressee, selectAddressee } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { removeBought } from '../../cart/service/cart.ts';
import { grantEntitlements } from '../../downloads/service/entitlements.ts';
import type { OrderStatus } from '../contract/orders.ts';
import { writePaidLetter, writeRefusedLetter } from '../rules/letters.ts';
import { canMove, describeStatus } from '../rules/status.ts';
import {
  createPaymentFactReader,
  lockBuyer,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  readOrder,
  setStatus,
} from '../store/orders.ts';
import { findLostBases, lockUpgradedOrders } from '../store/upgrades.ts';
import { announcePaid } from './announce.ts';
import { type OwnedOrder, returnBoughtLines } from './bought-twice.ts';
import { selectOwnedLines } from './of-buyer.ts';
import type { RequestedRefund } from './refunds.ts';

/** Facts about an order that a payment needs. */
export interface PayableOrder {
  readonly id: string;
  readonly number: number;
  /** Total in minor units. */
  readonly total: number;
  readonly currency: string;
  readonly status: OrderStatus;
  readonly accountId: string | null;
  readonly locale: 'en' | 'bn';
  readonly expiresAt: Date;
}

function toPayable(row: OrderRow): PayableOrder {
  const { id, number, total, currency, status, account_id: accountId, locale, expires_at: expiresAt } = row;
  return { id, number, total, currency, status, accountId, locale, expiresAt };
}

/**
 * Reads an order without a lock; undefined if it doesn't exist. Code that decides by the order calls
 * `lockPayableOrder`.
 */
export async function findPayableOrder(db: Database, orderId: string): Promise<PayableOrder | undefined> {
  const row = isId(orderId) ? await readOrder(db, orderId) : undefined;
  return row && toPayable(row);
}

/** Locks the order until the transaction ends; undefined if it doesn't exist. */
export async function lockPayableOrder(tx: Transaction, orderId: string): Promise<PayableOrder | undefined> {
  const row = isId(orderId) ? await lockOrder(tx, orderId) : undefined;
  return row && toPayable(row);
}

/** @throws Problem `conflict` if the order can't change to that status */
function requireMove(ctx: Context, { status }: OrderRow, to: OrderStatus): void {
  if (status !== to && !canMove(status, to))
    throw new Problem('conflict', { detail: describeStatus(status, ctx.locale) });
}

/** @throws Problem `not_found`; `conflict` if the order can't change to that status */
async function lockToMove(ctx: TransactionContext, orderId: string, to: OrderStatus): Promise<OrderRow> {
  const row = isId(orderId) ? await lockOrder(ctx.tx, orderId) : undefined;
  if (row === undefined) throw new Problem('not_found');
  requireMove(ctx, row, to);
  return row;
}

/** An order locked until the transaction ends, with the facts that decide what follows its payment. */
export interface OrderToPay {
  readonly row: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** Variants of the order that the buyer owns by other orders. */
  readonly owned: readonly { readonly variant_id: string }[];
  readonly clearingDays: number;
  readonly addressee: Addressee | undefined;
  readonly listeners: readonly Listener[];
}

const readPaymentFacts = createPaymentFactReader((tx, orderId, buyer) => ({
  owned: selectOwnedLines(tx, orderId),
  settings: selectMoneySettings(tx),
  addressees: selectAddressee(tx, buyer),
  listeners: selectListeners(tx, 'order.paid'),
}));

/**
 * Locks an order and its buyer, and reads the facts that the payment needs. Orders of one account are serialized from
 * here on: of two that are paid concurrently, the second sees the first. Undefined if the order doesn't exist.
 */
export async function lockOrderToPay(
  { tx, platform: { config } }: TransactionContext,
  orderId: string,
): Promise<OrderToPay | undefined> {
  const row = isId(orderId) ? await lockOrder(tx, orderId) : undefined;
  if (row === undefined) return undefined;
  // A refund of the line to upgrade has either finished or waits for this transaction.
  await lockUpgradedOrders(tx, row.id);
  if (row.account_id !== null) await lockBuyer(tx, row.account_id);
  // A separate statement is needed to see the rows that the locks waited for.
  const { lines, owned, settings, addressees, listeners } = await readPaymentFacts(tx, orderId);
  const [setting] = settings;
  if (setting === undefined) throw new Error('there are always settings of money');
  const clearingDays = toClearingDays(setting.clearing_days, config);
  return { row, lines, owned, clearingDays, addressee: addressees[0], listeners };
}

export interface Payment {
  /** Provider that received the payment; undefined for a free order. */
  readonly provider?: string;
  /** When the provider received the payment. Default: now. */
  readonly paidAt?: Date;
}

async function tellPaid(
  ctx: TransactionContext,
  order: OwnedOrder,
  { lines, addressee }: { readonly lines: readonly OrderLineRow[]; readonly addressee: Addressee | undefined },
): Promise<void> {
  const { id: orderId, account_id: accountId, number, total, currency } = order;
  await recordNotice(ctx, accountId, { code: 'order_paid', about: String(number), subject: orderId });
  const items = lines.map(({ title, variant_name, price }) => ({ title, variantName: variant_name, price }));
  const facts = { orderId, number, total, currency, lines: items };
  await mailAddressee(ctx, addressee, 'receipt', (place) => writePaidLetter(facts, place), orderId);
}

/**
 * Marks the order as paid, in any status: posts the sale to the ledger and grants the downloads. Refunds lines that
 * another order includes, and upgrades whose line was refunded or upgraded in the meantime. Safe to repeat.
 * @returns the refund of such lines, for the caller to send
 * @throws Problem `conflict` for an order that was refunded, or whose buyer was deleted
 */
export async function markOrderPaid(
  ctx: TransactionContext,
  { row: order, lines, owned, clearingDays, addressee, listeners }: OrderToPay,
  { provider, paidAt = ctx.now }: Payment,
): Promise<RequestedRefund | undefined> {
  const { id: orderId, account_id: accountId } = order;
  requireMove(ctx, order, 'paid');
  if (order.status === 'paid') return undefined;
  if (accountId === null) throw new Problem('conflict');
  const ownedIds = new Set(owned.map(({ variant_id }) => variant_id));
  const baseIds = lines.flatMap(({ upgrades_line_id: id }) => id ?? []);
  // A line can be upgraded once, and only if it isn't refunded.
  const lostBases = baseIds.length === 0 ? new Set<string>() : await findLostBases(ctx.tx, baseIds);
  const isOwned = ({ variant_id }: OrderLineRow): boolean => ownedIds.has(variant_id);
  const hasLostBase = ({ upgrades_line_id: id }: OrderLineRow): boolean => id !== null && lostBases.has(id);
  // A free line is never refunded as a duplicate purchase.
  const bought = lines.filter((line) => line.price > 0 && (isOwned(line) || hasLostBase(line)));
  await setStatus(ctx.tx, orderId, { status: 'paid', paidAt, ...(provider === undefined ? {} : { provider }) });
  reachStep('paid 1: the order says so');
  if (provider !== undefined)
    await recordSale(ctx, {
      orderNumber: order.number,
      provider,
      currency: order.currency,
      // The contributor's share clears when the buyer's refund window has ended.
      clearsAt: new Date(paidAt.getTime() + clearingDays * 86_400_000),
      lines,
    });
  reachStep('paid 2: the books say so');
  await grantEntitlements(ctx.tx, {
    accountId,
    lines: lines.map(({ id, content_id: contentId, variant_id: variantId, price }) => ({
      ...{ id, contentId, variantId },
      price,
    })),
  });
  reachStep('paid 3: it can be downloaded');
  await removeBought(
    ctx.tx,
    accountId,
    lines.map(({ variant_id }) => variant_id),
  );
  await announcePaid(ctx, order, { lines, paidAt, listeners });
  const ownOrder = { ...order, account_id: accountId };
  if (bought.length < lines.length) await tellPaid(ctx, ownOrder, { lines, addressee });
  if (bought.length === 0) return undefined;
  const why = bought.some(isOwned) ? 'bought_twice' : 'upgrade_returned';
  return returnBoughtLines(ctx, ownOrder, { lines: bought, why });
}

/** Like `markOrderPaid`, for an order that isn't locked yet. @throws also Problem `not_found` */
export async function markPaid(
  ctx: TransactionContext,
  { orderId, ...payment }: Payment & { readonly orderId: string },
): Promise<RequestedRefund | undefined> {
  const order = await lockOrderToPay(ctx, orderId);
  if (order === undefined) throw new Problem('not_found');
  return markOrderPaid(ctx, order, payment);
}

/**
 * Marks the payment as failed or held. Changes nothing if the order is paid or has that status.
 * @returns whether the order has that status
 */
export async function markUnpaid(
  ctx: TransactionContext,
  { orderId, status }: { readonly orderId: string; readonly status: 'failed' | 'cancelled' | 'expired' | 'on_hold' },
): Promise<boolean> {
  const row = isId(orderId) ? await lockOrder(ctx.tx, orderId) : undefined;
  if (row === undefined) throw new Problem('not_found');
  if (row.status === status) return true;
  if (!canMove(row.status, status)) return false;
  await setStatus(ctx.tx, orderId, { status });
  if (status === 'on_hold' && row.account_id !== null)
    await recordNotice(ctx, row.account_id, { code: 'order_on_hold', about: String(row.number), subject: orderId });
  return true;
}

/**
 * Reopens an order for another attempt after its payment failed or was cancelled.
 * @throws Problem `not_found`; `conflict` for an order that can't be paid any more, also because its coupon is used up
 */
export async function reopenOrder(ctx: TransactionContext, orderId: string): Promise<void> {
  const order = await lockToMove(ctx, orderId, 'pending');
  if (order.status === 'pending') return;
  await setStatus(ctx.tx, orderId, { status: 'pending' }).catch((error: unknown) => {
    const detail = describeUsedUp(error, order.coupon_code ?? '', ctx.locale);
    throw detail === undefined ? error : new Problem('conflict', { detail });
  });
}

/**
 * Rejects the held payment of an order, by an owner (`refused`) or the provider (`denied`): cancels the order and
 * notifies the buyer. The caller refunds the payment.
 * @throws Problem `not_found`; `conflict` for an order that isn't on hold
 */
export async function refuseHeldOrder(
  ctx: TransactionContext,
  orderId: string,
  by: 'refused' | 'denied',
): Promise<void> {
  const order = await lockToMove(ctx, orderId, 'cancelled');
  if (order.status !== 'on_hold') throw new Problem('conflict', { detail: describeStatus(order.status, ctx.locale) });
  await setStatus(ctx.tx, orderId, { status: 'cancelled' });
  if (order.account_id === null) return;
  const { number, total: amount, currency } = order;
  await recordNotice(ctx, order.account_id, { code: 'order_refused', about: String(number), subject: orderId });
  await mailAccount(ctx, order.account_id, 'refund', (place) =>
    writeRefusedLetter({ orderId, number, amount, currency, by }, place),
  );
}
