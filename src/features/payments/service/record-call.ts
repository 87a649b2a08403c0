import { type Context, inTransaction } from '../../../platform/context.ts';
import { PaymentProviderError } from '../../../platform/payments/errors.ts';
import { addCall, endCall, type NewCall } from '../store/calls.ts';

/** Makes a call that was written down, and writes down how it ended. @throws what the call throws */
export async function finishCall<T extends { readonly status: string } | undefined>(
  ctx: Context,
  callId: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await work();
    await inTransaction(ctx, ({ tx }) => endCall(tx, callId, 'answered', answer?.status ?? ''));
    return answer;
  } catch (error) {
    if (error instanceof PaymentProviderError)
      await inTransaction(ctx, ({ tx }) => endCall(tx, callId, error.kind, error.message));
    throw error;
  }
}

/** Writes a call down, makes it, and writes down how it ended. */
export async function recordCall<T extends { readonly status: string } | undefined>(
  ctx: Context,
  call: NewCall,
  work: () => Promise<T>,
): Promise<T> {
  return finishCall(ctx, await inTransaction(ctx, ({ tx }) => addCall(tx, call)), work);
}
