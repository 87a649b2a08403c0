import type { Context } from '../../../../../platform/context.ts';
import { isId } from '../../../../../platform/database/id.ts';
import type { InputOf } from '../../../../../platform/http/operation.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../../platform/http/request-scope.ts';
import { PaymentProviderError } from '../../../../../platform/payments/errors.ts';
import { userActor } from '../../../../people/sessions/service/actor.ts';
import { findPayableOrder } from '../../../orders/service/paid.ts';
import type { paymentsContract } from '../../contract/payments.ts';
import { listOpenPayments, readPayment } from '../../store/payments.ts';
import { type Occasion, settlePayment } from '../settle.ts';

type Contract = typeof paymentsContract;

/** Reads the outcome from the return address. bKash adds `status`; the other parameters are the site's own. */
function readHint({ outcome, status }: Readonly<Record<string, unknown>>): Occasion {
  if (outcome === 'cancel' || status === 'cancel') return { hint: 'cancelled' };
  if (status === 'failure') return { hint: 'failed' };
  return status === 'success' ? { hint: 'approved' } : {};
}

/** Settles an attempt; does nothing if the provider can't answer, because the next page waits and the sweep retries. */
async function trySettle(ctx: Context, paymentId: string, occasion: Occasion): Promise<void> {
  try {
    await settlePayment(ctx, paymentId, occasion);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.platform.log.error({ err: error, payment: paymentId }, 'a payment could not be asked about');
  }
}

/**
 * `GET` and `POST /payment/{provider}/return/{id}`: queries the provider and returns the path to redirect the browser
 * to.
 * @throws Problem `not_found`
 */
export async function returnToOrder(
  ctx: Context,
  { params, query }: InputOf<Contract['returned'] | Contract['posted']>,
  request: RequestScope,
): Promise<string> {
  const payment = isId(params.id) ? await readPayment(ctx.db, params.id) : undefined;
  if (payment === undefined || payment.provider !== params.provider) throw new Problem('not_found');
  if (request.method !== 'HEAD') await trySettle(ctx, payment.id, readHint(query));
  const order = await findPayableOrder(ctx.db, payment.order_id);
  const language = order?.locale === 'bn' ? '/bn' : '';
  // The page then waits for the provider's confirmation.
  const awaited = order?.status === 'pending' ? '?returned=1' : '';
  return `${language}/checkout/${payment.order_id}${awaited}`;
}

/** `POST /payment/check/{orderId}`. @throws Problem `not_found`, also for another account's order */
export async function checkOrder(ctx: Context, { params }: InputOf<Contract['check']>): Promise<{ done: true }> {
  const { orderId } = params;
  const order = await findPayableOrder(ctx.db, orderId);
  if (order === undefined || order.accountId !== userActor(ctx).id) throw new Problem('not_found');
  for (const id of await listOpenPayments(ctx.db, order.id)) await trySettle(ctx, id, {});
  return { done: true };
}
