import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatMoneyIn } from '../../../../platform/local-format.ts';
import type { ProviderName } from '../../../../platform/payments/provider.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { lockPayableOrder } from '../../orders/service/paid.ts';
import { requireTransferWords } from '../../orders/service/settle-refund.ts';
import type { paymentsAdminContract } from '../contract/admin.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { addDecision, isRefundDecided } from '../store/decisions.ts';
import { lockPayment, type PaymentRow, readPayment } from '../store/payments.ts';
import { lockRefund, type RefundRow, readRefund, setRefund } from '../store/refunds.ts';
import { sumRefundsElsewhere } from '../store/refunds-elsewhere.ts';
import { tryFindRefundsElsewhere } from './refunds/refunds-elsewhere.ts';
import { refuseName, requireFreeName } from './refunds/settled-refunds.ts';
import { recordSurplusReturn, sendBackAgain } from './surplus.ts';

type Input = InputOf<(typeof paymentsAdminContract)['decideSurplus']>;

/**
 * Locks the order, then the refund, until the transaction ends.
 * @throws Problem `not_found`; `conflict` for a refund that wasn't refused, or that has a decision
 */
async function lockRefused(ctx: TransactionContext, id: string): Promise<{ refund: RefundRow; payment: PaymentRow }> {
  const found = isId(id) ? await readRefund(ctx.tx, id) : undefined;
  const of = found && (await readPayment(ctx.tx, found.payment_id));
  if (found === undefined || of === undefined || found.refund_id !== null) throw new Problem('not_found');
  await lockPayableOrder(ctx.tx, of.order_id);
  const payment = await lockPayment(ctx.tx, of.id);
  const refund = await lockRefund(ctx.tx, id);
  if (payment === undefined || refund?.status !== 'failed' || (await isRefundDecided(ctx.tx, id)))
    throw new Problem('conflict', { detail: describeRefusal('not_refused', ctx.locale) });
  return { refund, payment };
}

/**
 * Whether the provider itself made the refund that the owner names; the provider may have reported it.
 * @throws Problem `bad_input` if it reports another amount, or the name belongs to another refund of the payment
 */
async function isByProvider(
  ctx: TransactionContext,
  { refund, payment }: { readonly refund: RefundRow; readonly payment: PaymentRow },
  name: string,
): Promise<boolean> {
  await requireFreeName(ctx, { paymentId: payment.id, name, without: refund.id });
  const told = await sumRefundsElsewhere(ctx.tx, payment.id, name);
  if (told === 0 || told === refund.amount) return told > 0;
  const write = (sum: number): string => formatMoneyIn(ctx.locale, sum, payment.currency);
  const values = { other: write(told), amount: write(refund.amount) };
  throw refuseName(describeRefusal('other_sum', ctx.locale, values));
}

async function carryOut(ctx: TransactionContext, { params, body }: Input): Promise<void> {
  const { refund, payment } = await lockRefused(ctx, params.id);
  const { decision, reason: note } = body;
  const { id: refundId, payment_id: paymentId, transaction_id: transactionId, amount, reason } = refund;
  const reference = decision === 'elsewhere' ? body.reference : null;
  if (decision === 'send_again' && amount + (await sumRefundsElsewhere(ctx.tx, paymentId)) > payment.amount)
    throw new Problem('conflict', { detail: describeRefusal('gone_back', ctx.locale) });
  const isProviders = reference !== null && (await isByProvider(ctx, { refund, payment }, reference));
  const adminId = adminActor(ctx).id;
  await addDecision(ctx.tx, { paymentId, decision, note, adminId, refused: { refundId, reference } });
  if (reference === null) await sendBackAgain(ctx, paymentId, { transactionId, amount, reason });
  else {
    await setRefund(ctx.tx, refundId, { status: 'elsewhere' });
    await recordSurplusReturn(ctx, refund, isProviders ? null : reference);
  }
  await ctx.platform.audit.record(ctx, {
    action: decision === 'elsewhere' ? 'payment.settle_surplus' : 'payment.send_surplus_again',
    subjectType: 'payment',
    subjectId: paymentId,
    // The reason is stored with the decision and not in the audit log, because it may name the buyer.
    details: { amount, currency: payment.currency, ...(reference === null ? {} : { reference }) },
  });
}

/**
 * `POST /payment/refund/surplus/{id}`: first asks the provider for refunds made in its panel; a provider that can't
 * answer doesn't block the decision.
 * @throws Problem `not_found`; `bad_input` without reference and reason, or with the name of another refund; `conflict`
 * if no decision is needed, or if the money was refunded already and would be sent again
 */
export async function decideSurplus(ctx: Context, input: Input): Promise<{ done: true }> {
  const { params, body } = input;
  if (body.decision === 'elsewhere') requireTransferWords(ctx, body, describeRefusal('reason_needed', ctx.locale));
  const { refund, payment } = await inTransaction(ctx, (own) => lockRefused(own, params.id));
  const provider = ctx.platform.payments.providers.get(payment.provider as ProviderName);
  const providerRefund = body.decision === 'elsewhere' ? body.reference : '';
  if (provider !== undefined) await tryFindRefundsElsewhere(ctx, payment, provider, { ...refund, providerRefund });
  await inTransaction(ctx, (own) => carryOut(own, input));
  return { done: true };
}
