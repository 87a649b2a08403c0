import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { paymentsContract } from '../contract/payments.ts';

/** `GET /payment/providers`. The answer contains no provider settings. */
export async function listProviders(ctx: Context): Promise<OutputOf<(typeof paymentsContract)['providers']>> {
  const all = [...ctx.platform.payments.providers.values()];
  return { providers: all.map(({ name, mode }) => ({ name, isTest: mode === 'test' })) };
}
