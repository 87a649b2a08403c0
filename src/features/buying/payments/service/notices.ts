import { buffer } from 'node:stream/consumers';
import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { NoticeError, PaymentProviderError } from '../../../../platform/payments/errors.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import type {
  Notice,
  PaymentProvider,
  PaymentReport,
  ProviderName,
  RawNotice,
} from '../../../../platform/payments/provider.ts';
import type { paymentsContract } from '../contract/payments.ts';
import { addAnomaly } from '../store/anomalies.ts';
import { addNotice, endNotice } from '../store/notices.ts';
import { findByReference, type PaymentRow } from '../store/payments.ts';
import { checkRefundsOf } from './refunds/refunds.ts';
import { settlePayment } from './settle.ts';

export interface StoredNotice {
  readonly provider: string;
  readonly eventId: string;
  readonly paymentId: string | null;
  /** The attempt, if the caller has just read it. */
  readonly payment?: PaymentRow | undefined;
  readonly about: Notice['about'];
  readonly claim: PaymentReport['status'] | null;
  readonly transactionId?: string | undefined;
  /** Whether the notice was stored without its transaction name. */
  readonly isUnclear?: boolean;
}

/** Handles a notice. If its provider can't be reached, the notice stays open and the sweep retries it. */
export async function handleNotice(ctx: Context, notice: StoredNotice): Promise<void> {
  const { provider, eventId, paymentId, payment, about, claim, transactionId, isUnclear = false } = notice;
  let isEnded = false;
  const end = async (tx: Transaction): Promise<void> => {
    isEnded = true;
    await endNotice(tx, provider, eventId);
  };
  try {
    if (paymentId !== null && about === 'payment')
      await settlePayment(ctx, paymentId, { claim, transactionId, isUnclear, payment, end });
    if (paymentId !== null && about === 'refund') await checkRefundsOf(ctx, paymentId);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.platform.log.error({ err: error, payment: paymentId }, 'a notice could not be followed up');
    return;
  }
  if (isEnded) return;
  await inTransaction(ctx, async ({ tx }) => {
    if (paymentId !== null && about === 'dispute') await addAnomaly(tx, paymentId, { kind: 'dispute' });
    await end(tx);
  });
}

/**
 * Ignores an unsigned notice; if it names an existing attempt, admins are notified. Anybody can send such notices in
 * any number, so only a few are recorded.
 */
async function refuseNotice(
  ctx: Context,
  provider: PaymentProvider,
  { message, reference }: NoticeError,
): Promise<never> {
  const { refusedNotices, log } = ctx.platform;
  if (refusedNotices.count(provider.name, ctx.now))
    log.warn(
      { provider: provider.name, reason: message },
      'a notice was refused; those of the next hour are counted only',
    );
  const paymentId = reference === undefined ? undefined : await findByReference(ctx.db, provider.name, reference);
  if (paymentId !== undefined && refusedNotices.takePlace(provider.name))
    await inTransaction(ctx, ({ tx }) => addAnomaly(tx, paymentId, { kind: 'signature', actual: message }));
  throw new Problem('bad_input');
}

/** Stores a notice once, then handles it. @throws Problem `bad_input` for a notice that isn't the provider's */
export async function takeNotice(ctx: Context, provider: PaymentProvider, raw: RawNotice): Promise<void> {
  let notice: Notice | undefined;
  try {
    notice = await provider.readNotice?.(raw);
  } catch (error) {
    if (error instanceof NoticeError) return refuseNotice(ctx, provider, error);
    throw error;
  }
  if (notice === undefined) throw new Problem('not_found');
  const kept = notice;
  const added = await inTransaction(ctx, ({ tx }) => addNotice(tx, provider.name, kept));
  if (added === undefined) return;
  reachStep('notice 1: kept');
  const { eventId, about, claim, transactionId } = kept;
  await handleNotice(ctx, {
    provider: provider.name,
    eventId,
    about,
    paymentId: added.payment?.id ?? null,
    payment: added.payment,
    claim: claim ?? null,
    transactionId,
  });
}

/**
 * `POST /payment/notice/{provider}`. @throws Problem `not_found` for a provider that is disabled or sends no notices
 */
export async function receiveNotice(
  ctx: Context,
  { params, file }: InputOf<(typeof paymentsContract)['notice']>,
  request: RequestScope,
): Promise<{ done: true }> {
  const provider = ctx.platform.payments.providers.get(params.provider as ProviderName);
  if (provider?.readNotice === undefined) throw new Problem('not_found');
  const { headers } = request;
  await takeNotice(ctx, provider, { body: await buffer(file.stream), headers, now: ctx.now });
  return { done: true };
}
