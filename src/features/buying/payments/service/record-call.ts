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

/** Answer of a recorded call to a provider. */
export interface Answered<T> {
  readonly answer: T;
  /** Releases the lock on the call, if it is held, once the answer is recorded. */
  readonly release?: () => Promise<void>;
  /** Ends the call, in the transaction that records its consequences. */
  readonly end: (tx: Transaction) => Promise<void>;
}

/**
 * Makes a recorded call. A failed call is ended here; the caller ends any other one when it records the answer, so that
 * the call stays open if the process dies in between.
 * @throws the errors of the call
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

/** Records a call and makes it. */
export async function recordCall<T extends { readonly status: string } | undefined>(
  ctx: Context,
  call: NewCall,
  work: () => Promise<T>,
): Promise<Answered<T>> {
  return finishCall(ctx, await inTransaction(ctx, ({ tx }) => addCall(tx, call)), work);
}

const nameLock = (callId: number): string => `payment call ${callId}`;

/**
 * Holds a lock that shows other processes that this one is alive. It is released after the answer is recorded;
 * otherwise another process could take the call for abandoned and repeat it.
 * @throws PaymentProviderError `refused` if the call was given up in the meantime: it must not be made any more
 */
export async function takeCall(ctx: Context, callId: number): Promise<() => Promise<void>> {
  const release = await ctx.platform.locks.tryLock(nameLock(callId));
  if (release !== undefined) {
    let isOpen = false;
    try {
      // Takes a lock that shows other processes that this one is alive. The lock is released after the answer is
      // recorded; otherwise another process could take the call for abandoned and repeat it.
      isOpen = await isOpenCall(ctx.db, callId);
      if (isOpen) return release;
    } finally {
      if (!isOpen) await release();
    }
  }
  throw new PaymentProviderError('refused', 'the call was given up before it was made');
}

/** Holds the lock while `work` makes the call and records its answer. @throws as `takeCall` */
export async function holdCall<T>(ctx: Context, callId: number, work: () => Promise<T>): Promise<T> {
  const release = await takeCall(ctx, callId);
  let answer: T;
  try {
    answer = await work();
  } catch (error) {
    await release();
    throw error;
  }
  // Not awaited: the answer is recorded, and the call is closed.
  void release();
  return answer;
}

/**
 * Gives up calls that block others and whose process has died, and makes their payments and refunds due at once.
 * `paymentId`: limits this to one attempt.
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
