import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import { PaymentProviderError } from '../../../../platform/payments/errors.ts';
import { CALL_GRACE_SECONDS, MAX_CALL_SECONDS } from '../../../../platform/payments/limits.ts';
import {
  abandonCall,
  addCall,
  closeOldCalls,
  endCall,
  isOpenCall,
  listOpenCalls,
  type NewCall,
} from '../store/calls.ts';

/** What a call answered. */
export interface Answered<T> {
  readonly answer: T;
  /** Lets go of the call, where it is held; once the answer is written down. */
  readonly release?: () => Promise<void>;
  /** Writes down that the call has ended, in the transaction that writes down what came of it. */
  readonly end: (tx: Transaction) => Promise<void>;
}

/**
 * Makes a call that was written down. One that fails is ended here; any other is ended by the caller that uses its
 * answer, so that a process that dies between the two leaves a call without an end.
 * @throws what the call throws
 */
export async function finishCall<T extends { readonly status: string } | undefined>(
  ctx: Context,
  callId: number,
  work: () => Promise<T>,
): Promise<Answered<T>> {
  try {
    const answer = await work();
    return { answer, end: (tx) => endCall(tx, callId, 'answered', answer?.status ?? '') };
  } catch (error) {
    if (error instanceof PaymentProviderError)
      await inTransaction(ctx, ({ tx }) => endCall(tx, callId, error.kind, error.message));
    throw error;
  }
}

/** Writes a call down and makes it. */
export async function recordCall<T extends { readonly status: string } | undefined>(
  ctx: Context,
  call: NewCall,
  work: () => Promise<T>,
): Promise<Answered<T>> {
  return finishCall(ctx, await inTransaction(ctx, ({ tx }) => addCall(tx, call)), work);
}

const nameLock = (callId: number): string => `payment call ${callId}`;

/**
 * Shows all processes that this one is alive and waits for the call. Released once its answer is written down: a
 * process that found it abandoned before that would repeat it.
 * @throws PaymentProviderError `refused` if the call was given up meanwhile: it must not be made any more
 */
export async function takeCall(ctx: Context, callId: number): Promise<() => Promise<void>> {
  const release = await ctx.platform.locks.tryLock(nameLock(callId));
  if (release !== undefined) {
    let isOpen = false;
    try {
      // Checked once the lock is held: a process that gives a call up holds the lock while it does.
      isOpen = await isOpenCall(ctx.db, callId);
      if (isOpen) return release;
    } finally {
      if (!isOpen) await release();
    }
  }
  throw new PaymentProviderError('refused', 'the call was given up before it was made');
}

/** Holds the lock until `work` is done: the call, and writing its answer down. @throws as `takeCall` does */
export async function holdCall<T>(ctx: Context, callId: number, work: () => Promise<T>): Promise<T> {
  const release = await takeCall(ctx, callId);
  let answer: T;
  try {
    answer = await work();
  } catch (error) {
    await release();
    throw error;
  }
  // Nobody waits for that: the answer is written down, and the call is not open any more.
  void release();
  return answer;
}

/**
 * Gives up calls that keep others from acting, and that no living process waits for: what they were about is asked about
 * at once. `paymentId`: those of one attempt alone.
 */
export async function abandonCalls(ctx: Context, paymentId?: string): Promise<void> {
  for (const call of await listOpenCalls(ctx.db, { seconds: CALL_GRACE_SECONDS, paymentId })) {
    const release = await ctx.platform.locks.tryLock(nameLock(call.id));
    if (release === undefined) continue;
    try {
      await inTransaction(ctx, ({ tx }) => abandonCall(tx, call));
    } finally {
      await release();
    }
  }
  if (paymentId === undefined) await inTransaction(ctx, ({ tx }) => closeOldCalls(tx, MAX_CALL_SECONDS));
}
