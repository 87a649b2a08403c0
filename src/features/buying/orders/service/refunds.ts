import type { TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { recordRefund, toShares } from '../../../money/ledger/service/sell.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import {
  findDownloadedLines,
  findOwnedVariants,
  restoreEntitlements,
  revokeEntitlements,
} from '../../downloads/service/entitlements.ts';
import type { RefundReason } from '../contract/refunds.ts';
import { describeTransfer, writeRefundLetter } from '../rules/letters.ts';
import { findRefundRefusal, type RefundRefusal } from '../rules/refunds.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { describeStatus } from '../rules/status.ts';
import { lockOrder, type OrderLineRow, readLines, setStatus } from '../store/orders.ts';
import { findRequestedAt, reopenRequests, settleRequests } from '../store/refund-requests.ts';
import {
  addRefund,
  endRefund,
  hasKeptLine,
  type RefundRow,
  readRefund,
  readRefundByKey,
  readRefundLines,
} from '../store/refunds.ts';
import { findUpgradedLines } from '../store/upgrades.ts';
import { announceRefunded } from './announce.ts';

export interface RefundRequest {
  readonly orderId: string;
  /** Lines of the order to refund; default: all of them. */
  readonly lineIds?: readonly string[];
  /** Idempotency key, which makes a retry safe. */
  readonly requestKey: string;
  readonly reason: RefundReason;
  readonly note: string;
  /** Admin who refunds; null for an automatic refund of a duplicate payment. */
  readonly adminId: string | null;
  /** Whether to ignore the refund window and downloads. */
  readonly isOverridden: boolean;
  /** When the refund was first requested; default: now. */
  readonly askedAt?: Date;
  /** The failed refund that was paid by bank or wallet transfer instead, with the transfer's reference. */
  readonly settles?: { readonly refundId: string; readonly reference: string };
}

export interface RequestedRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly status: 'requested' | 'completed' | 'failed';
  /** Amount in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Provider that refunds the payment; null for a free order. */
  readonly provider: string | null;
  /** False if the idempotency key was used before. */
  readonly isNew: boolean;
}

/** Whether a repeated key comes with the same request. */
async function isSameRefund(
  ctx: TransactionContext,
  before: RefundRow,
  { lineIds, reason, note, settles }: RefundRequest,
): Promise<boolean> {
  if (before.reason !== reason || before.note !== note) return false;
  if (before.settles !== (settles?.refundId ?? null)) return false;
  if (before.transfer_reference !== (settles?.reference ?? null)) return false;
  const asked = (await readRefundLines(ctx.tx, before.id)).sort();
  return lineIds === undefined || [...lineIds].sort().join() === asked.join();
}

/** If only the override is missing, the error names its field, so that a screen with old data can show it. */
function toRefusal(ctx: TransactionContext, refusal: RefundRefusal, downloaded: readonly OrderLineRow[]): Problem {
  const lines = downloaded.map(({ title, variant_name }) => `${title} · ${variant_name}`).join(', ');
  const detail = describeRefusal(refusal, ctx.locale, { lines });
  const canOverride = refusal === 'downloaded' || refusal === 'too_late';
  return new Problem('conflict', {
    detail,
    ...(canOverride ? { errors: [{ path: 'isOverridden', message: detail }] } : {}),
  });
}

/**
 * Starts a refund of lines of a paid order: ends their downloads and refund requests at once. The refund completes when
 * the provider has returned the money (`completeRefund`). A repeated key returns the same refund.
 * @throws Problem `not_found`; `conflict` for lines that aren't paid, are past the refund window, were downloaded or
 * are refunded already
 */
export async function requestRefund(ctx: TransactionContext, request: RefundRequest): Promise<RequestedRefund> {
  const { orderId, requestKey, isOverridden } = request;
  const order = isId(orderId) ? await lockOrder(ctx.tx, orderId) : undefined;
  if (order === undefined) throw new Problem('not_found');
  const { currency, provider } = order;
  const before = await readRefundByKey(ctx.tx, orderId, requestKey);
  if (before !== undefined) {
    if (!(await isSameRefund(ctx, before, request)))
      throw new Problem('conflict', { detail: describeRefusal('other_refund', ctx.locale) });
    return {
      refundId: before.id,
      orderId,
      status: before.status,
      amount: before.amount,
      currency,
      provider,
      isNew: false,
    };
  }
  if (order.status !== 'paid' || order.paid_at === null)
    throw new Problem('conflict', { detail: describeStatus(order.status, ctx.locale) });
  const lines = await readLines(ctx.tx, [orderId]);
  const lineIds =
    request.lineIds ?? lines.filter(({ is_refunded }) => Boolean(is_refunded) === false).map(({ id }) => id);
  const downloaded = await findDownloadedLines(ctx.tx, lineIds.filter(isId));
  const upgraded = await findUpgradedLines(ctx.tx, lineIds.filter(isId));
  const refundable = lines.map((line) => ({
    id: line.id,
    price: line.price,
    isRefunded: Boolean(line.is_refunded),
    isDownloaded: downloaded.has(line.id),
    isUpgraded: upgraded.has(line.id),
  }));
  const { paid_at: paidAt } = order;
  const days = ctx.platform.config.ARBOR_REFUND_DAYS;
  // The date of the buyer's request counts, however long the decision takes.
  const askedAt = request.askedAt ?? (await findRequestedAt(ctx.tx, lineIds.filter(isId))) ?? ctx.now;
  const terms = { paidAt, askedAt, days, isOverridden };
  const refusal = findRefundRefusal(refundable, lineIds, terms);
  if (refusal !== undefined) {
    const taken = lines.filter(({ id }) => lineIds.includes(id) && downloaded.has(id));
    throw toRefusal(ctx, refusal, taken);
  }
  const amount = refundable.filter(({ id }) => lineIds.includes(id)).reduce((sum, { price }) => sum + price, 0);
  const refundId = createId();
  const { reason, note, adminId, settles } = request;
  const added = { id: refundId, orderId, requestKey, amount, reason, note, adminId };
  await addRefund(ctx.tx, { ...added, ...(settles === undefined ? {} : { settles }) }, lineIds);
  await settleRequests(ctx.tx, { refundId, lineIds, at: ctx.now });
  await revokeEntitlements(ctx.tx, lineIds, ctx.now);
  const refund: RequestedRefund = { refundId, orderId, status: 'requested', amount, currency, provider, isNew: true };
  if (amount > 0 && provider !== null && settles === undefined) return refund;
  await completeRefund(ctx, refundId);
  return { ...refund, status: 'completed' };
}

/**
 * Completes a refund after the provider returned the money: reverses the sale in the ledger, and marks the order as
 * refunded if no line is left. Safe to repeat.
 * @throws Problem `not_found`; `conflict` for a failed refund
 */
export async function completeRefund(ctx: TransactionContext, refundId: string): Promise<void> {
  const found = isId(refundId) ? await readRefund(ctx.tx, refundId) : undefined;
  const order = found && (await lockOrder(ctx.tx, found.order_id));
  const refund = found && (await readRefund(ctx.tx, refundId));
  if (order === undefined || refund === undefined) throw new Problem('not_found');
  if (refund.status === 'completed') return;
  if (refund.status === 'failed') throw new Problem('conflict');
  const lineIds = new Set(await readRefundLines(ctx.tx, refundId));
  const lines = await readLines(ctx.tx, [order.id]);
  const given = lines.filter(({ id }) => lineIds.has(id));
  if (order.provider !== null)
    await recordRefund(ctx, {
      orderNumber: order.number,
      refundId,
      provider: order.provider,
      currency: order.currency,
      isByTransfer: refund.settles !== null,
      lines: given.map((line) => ({ lineId: line.id, affiliateId: line.affiliate_id, ...toShares(line) })),
    });
  await endRefund(ctx.tx, refundId, { status: 'completed', at: ctx.now });
  // A refund that is still in progress may fail, so its line counts as kept.
  const isWhole = !(await hasKeptLine(ctx.tx, order.id));
  if (isWhole) await setStatus(ctx.tx, order.id, { status: 'refunded' });
  await announceRefunded(ctx, order, { refundId, amount: refund.amount, lines: given, isWhole });
  if (order.account_id === null || refund.amount === 0) return;
  const { id: orderId, number, currency } = order;
  const { transfer_reference: reference } = refund;
  await recordNotice(ctx, order.account_id, {
    code: 'order_refunded',
    about: String(number),
    subject: orderId,
    amount: refund.amount,
    ...(reference === null ? {} : { reason: (locale) => describeTransfer(reference, locale) }),
  });
  const variantIds = given.map(({ variant_id }) => variant_id);
  const owned = await findOwnedVariants(ctx.tx, order.account_id, variantIds);
  const items = given.map(({ title, variant_name: variantName, variant_id, price }) => ({
    title,
    variantName,
    price,
    isKept: owned.has(variant_id),
  }));
  await mailAccount(ctx, order.account_id, 'refund', (place) =>
    writeRefundLetter({ orderId, number, currency, amount: refund.amount, reference, lines: items }, place),
  );
}

/**
 * Fails a refund that the provider refused: restores the lines' downloads and reopens the buyer's requests. Safe to
 * repeat.
 * @throws Problem `not_found`; `conflict` for a completed refund
 */
export async function failRefund(ctx: TransactionContext, refundId: string): Promise<void> {
  const found = isId(refundId) ? await readRefund(ctx.tx, refundId) : undefined;
  if (found !== undefined) await lockOrder(ctx.tx, found.order_id);
  const refund = found && (await readRefund(ctx.tx, refundId));
  if (refund === undefined) throw new Problem('not_found');
  if (refund.status === 'failed') return;
  if (refund.status === 'completed') throw new Problem('conflict');
  const lineIds = await readRefundLines(ctx.tx, refundId);
  await endRefund(ctx.tx, refundId, { status: 'failed', at: ctx.now });
  await reopenRequests(ctx.tx, refundId);
  await restoreEntitlements(ctx.tx, lineIds);
}
