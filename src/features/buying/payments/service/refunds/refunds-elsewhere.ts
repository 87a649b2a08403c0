import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { toDecimal } from '../../../../../platform/payments/amounts.ts';
import { PaymentProviderError } from '../../../../../platform/payments/errors.ts';
import { isElsewhere, isLate } from '../../../../../platform/payments/listed-refunds.ts';
import type { ListedRefund, PaymentProvider } from '../../../../../platform/payments/provider.ts';
import { addAnomaly } from '../../store/anomalies.ts';
import type { PaymentRow } from '../../store/payments.ts';
import { addRefundElsewhere, isNameTaken, listOwnRefunds } from '../../store/refunds-elsewhere.ts';
import { recordCall } from '../record-call.ts';
import { recordLateRefund } from './settled-refunds.ts';

/** Refund that an owner is about to settle, by its name in the provider's panel. */
export interface NamedRefund extends Pick<ListedRefund, 'providerRefund' | 'amount'> {
  /** Id of the site's refund. */
  readonly id: string;
}

/**
 * Compares the refunds that the provider reports for a payment with the site's own. Admins are notified once of every
 * refund made outside the site, except for one that is `named` and is no other refund of the site. Does nothing for a
 * provider that can't list refunds.
 * @throws PaymentProviderError if the provider can't answer
 */
export async function findRefundsElsewhere(
  ctx: Context,
  payment: PaymentRow,
  provider: PaymentProvider,
  named?: NamedRefund,
): Promise<void> {
  const { id, reference, provider_reference: providerReference, transaction_id: transactionId, currency } = payment;
  const { listRefunds } = provider;
  if (listRefunds === undefined || providerReference === null || transactionId === null) return;
  const { answer, end } = await recordCall(ctx, { paymentId: id, kind: 'refund_list' }, async () => {
    const listed = await listRefunds({ key: { reference, providerReference }, transactionId, currency });
    return { listed, status: String(listed.length) };
  });
  await inTransaction(ctx, async ({ tx }) => {
    await end(tx);
    // Read after the provider's list, which can't contain refunds sent later.
    const own = await listOwnRefunds(tx, id);
    for (const listed of answer.listed) {
      const late = own.find((each) => isLate(listed, each));
      if (late !== undefined)
        await recordLateRefund({ tx }, { ...late, payment_id: id, amount: listed.amount }, listed.providerRefund);
    }
    const found: string[] = [];
    const isNamed = async ({ providerRefund: name, amount }: ListedRefund): Promise<boolean> =>
      name === named?.providerRefund &&
      amount === named.amount &&
      !(await isNameTaken(tx, { paymentId: id, name, without: named.id }));
    for (const refund of answer.listed.filter((each) => isElsewhere(each, own)))
      if ((await addRefundElsewhere(tx, id, refund)) && !(await isNamed(refund)))
        found.push(`${refund.providerRefund}: ${toDecimal(refund.amount, currency)} ${currency}`);
    if (found.length > 0)
      await addAnomaly(tx, id, { kind: 'refund_elsewhere', actual: found.join(', ').slice(0, 300) });
  });
}

/** Like `findRefundsElsewhere`, for use before a refund: a provider that can't answer doesn't prevent it. */
export async function tryFindRefundsElsewhere(
  ctx: Context,
  payment: PaymentRow,
  provider: PaymentProvider,
  named?: NamedRefund,
): Promise<void> {
  try {
    await findRefundsElsewhere(ctx, payment, provider, named);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.platform.log.warn({ err: error, payment: payment.id }, 'refunds of a payment could not be listed');
  }
}
