import type { Context } from '../../../../../platform/context.ts';
import { PaymentProviderError } from '../../../../../platform/payments/errors.ts';
import type { ProviderName } from '../../../../../platform/payments/provider.ts';
import { readPayment } from '../../store/payments.ts';
import { readPaymentsToCompare } from '../../store/refunds-elsewhere.ts';
import { findRefundsElsewhere } from './refunds-elsewhere.ts';

/** Days after a payment; longer than any provider allows refunds in its panel. */
const DAYS = 60;
/**
 * Maximum number of payments per run. A payment is queried about 13 times, so this suffices for 5,000 payments a day.
 */
const BATCH = 3000;
/** The run stops before the job queue takes the job for dead and starts another one. */
const MAX_MS = 45 * 60_000;
/** A provider that fails this many times in a row is skipped until the next run. */
const MAX_FAILURES = 3;

/**
 * Asks providers for refunds of recent payments, because not all of them notify us about refunds made in their panel.
 * Makes one call at a time, with a pause after each. Safe to repeat.
 */
export async function compareRefunds(ctx: Context, { pauseMs }: { readonly pauseMs: number }): Promise<void> {
  const { providers } = ctx.platform.payments;
  const names = [...providers.values()].flatMap(({ name, listRefunds }) => (listRefunds === undefined ? [] : [name]));
  const failures = new Map<string, number>();
  const until = Date.now() + MAX_MS;
  for (const id of await readPaymentsToCompare(ctx.db, { providers: names, days: DAYS, limit: BATCH })) {
    if (Date.now() > until) return;
    const payment = await readPayment(ctx.db, id);
    const provider = payment && providers.get(payment.provider as ProviderName);
    if (payment === undefined || provider === undefined) continue;
    const failed = failures.get(provider.name) ?? 0;
    if (failed >= MAX_FAILURES) continue;
    try {
      await findRefundsElsewhere(ctx, payment, provider);
      failures.delete(provider.name);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      ctx.platform.log.warn({ err: error, payment: id }, 'refunds of a payment could not be compared');
      failures.set(provider.name, failed + 1);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
