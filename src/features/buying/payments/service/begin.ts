import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { PaymentProviderError } from '../../../../platform/payments/errors.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import type { PaymentProvider, PaymentRequest } from '../../../../platform/payments/provider.ts';
import { toReference } from '../../../../platform/payments/reference.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { selectOwnedLines } from '../../orders/service/of-buyer.ts';
import { lockPayableOrder, type PayableOrder, reopenOrder } from '../../orders/service/paid.ts';
import type { paymentsContract } from '../contract/payments.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { addCall } from '../store/calls.ts';
import { addPayment, setRedirected, setUnpaid } from '../store/payments.ts';
import { createBeginReader, type PaymentRequestKey, setRequest } from '../store/requests.ts';
import { abandonCalls, finishCall, holdCall } from './record-call.ts';
import { settlePayment } from './settle.ts';

type Input = InputOf<(typeof paymentsContract)['begin']>;
type Output = OutputOf<(typeof paymentsContract)['begin']>;

/** Time for which a second click waits for the first one: enough to detect that its process has died. */
const WAIT_MS = 200;
const MAX_WAITS = 60;
/** Seconds until the first query about an attempt, if neither the customer returns nor a notice arrives. */
const FIRST_CHECK_SECONDS = 180;

const refuse = (ctx: Context, reason: Parameters<typeof describeRefusal>[0]): Problem =>
  new Problem('conflict', { detail: describeRefusal(reason, ctx.locale) });

const readBeginFacts = createBeginReader((tx, orderId) => ({ owned: selectOwnedLines(tx, orderId) }));

/**
 * Locks an order and reads the facts that decide whether it can be paid.
 * @throws Problem `not_found` for another account's order
 */
async function lockOwnOrder(ctx: TransactionContext, { orderId, requestKey }: PaymentRequestKey, provider: string) {
  const order = await lockPayableOrder(ctx.tx, orderId);
  if (order === undefined || order.accountId !== userActor(ctx).id) throw new Problem('not_found');
  const { before, open, owned } = await readBeginFacts(ctx.tx, orderId, requestKey, provider);
  return { order, before: before[0], isOwned: owned.length > 0, open: open[0] };
}

/** @throws Problem `conflict` if the order can't be paid */
async function requirePayable(ctx: TransactionContext, order: PayableOrder, isOwned: boolean): Promise<void> {
  if (order.status === 'paid' || order.status === 'refunded') throw refuse(ctx, 'is_paid');
  if (order.status === 'on_hold') throw refuse(ctx, 'on_hold');
  if (order.status === 'expired' || order.expiresAt <= ctx.now) throw refuse(ctx, 'is_over');
  if (order.status !== 'pending') await reopenOrder(ctx, order.id);
  if (isOwned) throw refuse(ctx, 'is_owned');
}

interface Started {
  readonly request: PaymentRequest;
  readonly paymentId: string;
  readonly callId: number;
}

interface Begun {
  readonly paymentId: string;
  /** Address of the payment page; null while the attempt is being started. */
  readonly redirectUrl: string | null;
}

function toRequest(
  ctx: Context,
  order: PayableOrder,
  { paymentId, provider }: { paymentId: string; provider: string },
): PaymentRequest {
  const { currency, total: amount, locale, expiresAt } = order;
  const base = `${ctx.platform.payments.origin}/api/v1/payment`;
  const returnUrl = `${base}/${provider}/return/${paymentId}`;
  const values = {
    site: ctx.platform.config.ARBOR_NAME,
    number: formatNumberIn(locale, order.number, { useGrouping: false }),
  };
  return {
    reference: toReference(paymentId),
    amount,
    currency,
    description: describeRefusal('description', locale, values),
    // The providers ask buyers for these details on their own pages.
    customer: { name: '', email: null, phone: null },
    locale,
    returnUrl,
    cancelUrl: `${returnUrl}?outcome=cancel`,
    noticeUrl: `${base}/notice/${provider}`,
    expiresAt,
  };
}

/** Finds the attempt of an earlier call with this key, in any status; or else the open attempt, or a new one. */
async function start(
  ctx: TransactionContext,
  key: PaymentRequestKey,
  provider: PaymentProvider,
): Promise<Started | Begun> {
  const { orderId } = key;
  const { order, before, isOwned, open } = await lockOwnOrder(ctx, key, provider.name);
  if (before !== undefined && before.provider !== provider.name) throw refuse(ctx, 'other_request');
  // An attempt that was never started is replaced.
  if (before !== undefined && (before.status !== 'failed' || before.redirect_url !== null))
    return { paymentId: before.id, redirectUrl: before.redirect_url };
  await requirePayable(ctx, order, isOwned);
  if (open !== undefined) {
    await setRequest(ctx.tx, key, { provider: provider.name, paymentId: open.id });
    return { paymentId: open.id, redirectUrl: open.redirect_url };
  }
  const paymentId = createId();
  const request = toRequest(ctx, order, { paymentId, provider: provider.name });
  await addPayment(ctx.tx, {
    id: paymentId,
    orderId,
    provider: provider.name,
    mode: provider.mode,
    reference: request.reference,
    amount: order.total,
    currency: order.currency,
    expiresAt: order.expiresAt,
    nextCheckAt: new Date(ctx.now.getTime() + FIRST_CHECK_SECONDS * 1000),
  });
  await setRequest(ctx.tx, key, { provider: provider.name, paymentId });
  return { request, paymentId, callId: await addCall(ctx.tx, { paymentId, kind: 'begin' }) };
}

/**
 * Fails the attempt if the provider gave no answer: no customer has seen a payment page, and the order stays unchanged.
 */
async function begin(
  ctx: Context,
  provider: PaymentProvider,
  { request, paymentId, callId }: Started,
): Promise<string> {
  try {
    reachStep('begin 2: before asking');
    return await holdCall(ctx, callId, async () => {
      const { answer, end } = await finishCall(ctx, callId, async () => {
        const begun = await provider.begin(request);
        return { ...begun, status: 'begun' };
      });
      reachStep('begin 3: after asking');
      await inTransaction(ctx, async ({ tx }) => {
        await setRedirected(tx, paymentId, answer);
        await end(tx);
      });
      return answer.redirectUrl;
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.platform.log.error({ err: error, payment: paymentId }, 'a payment could not be begun');
    await inTransaction(ctx, ({ tx }) => setUnpaid(tx, paymentId, 'failed'));
    throw new Problem('unavailable', { detail: describeRefusal('no_answer', ctx.locale), retryAfter: 5 });
  }
}

/** If the process that was starting this attempt has died, fails the attempt so that another one can start. */
async function freeBeginning(ctx: Context, paymentId: string): Promise<void> {
  await abandonCalls(ctx, paymentId);
  await settlePayment(ctx, paymentId);
}

/**
 * `POST /payment/begin/{orderId}`. A second click returns the address of the first one.
 * @throws Problem `not_found`; `bad_input` for a disabled provider; `conflict` for an order that can't be paid or a key
 * of another provider; `unavailable` if the provider returns no payment page
 */
export async function beginPayment(ctx: Context, { params, body, idempotencyKey: requestKey }: Input): Promise<Output> {
  const provider = ctx.platform.payments.providers.get(body.provider);
  if (provider === undefined)
    throw new Problem('bad_input', {
      errors: [{ path: 'provider', message: describeRefusal('not_offered', ctx.locale) }],
    });
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const started = await inTransaction(ctx, (own) => start(own, { orderId: params.orderId, requestKey }, provider));
    reachStep('begin 1: written down');
    const answered = { _id: started.paymentId, provider: provider.name };
    if ('request' in started) return { ...answered, redirect: await begin(ctx, provider, started) };
    if (started.redirectUrl !== null) return { ...answered, redirect: started.redirectUrl };
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    if (waits % 10 === 9) await freeBeginning(ctx, started.paymentId);
  }
  throw refuse(ctx, 'is_beginning');
}
