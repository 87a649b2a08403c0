import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import { takeClearedLines } from '../../../buying/orders/service/clearing.ts';
import { postRelease } from '../../../money/ledger/service/post.ts';
import { findReleasedLines, isLineUncleared } from '../../../money/ledger/service/released.ts';

/** Lines of one transaction: their contributors' accounts are locked until it ends. */
const BATCH = 200;

/** @returns how many lines were taken */
async function releaseBatch(ctx: TransactionContext): Promise<number> {
  const days = ctx.platform.config.ARBOR_REFUND_DAYS;
  const taken = await takeClearedLines(ctx.tx, { days, limit: BATCH, isHeld: isLineUncleared });
  reachStep('release 1: they no longer wait');
  const released = await findReleasedLines(
    ctx.tx,
    taken.map(({ lineId }) => lineId),
  );
  const lines = taken.filter(({ lineId }) => !released.has(lineId));
  for (const [currency, own] of Map.groupBy(lines, (line) => line.currency))
    await postRelease(ctx.tx, { currency, lineIds: own.map(({ lineId }) => lineId) });
  reachStep('release 2: the books say so');
  return taken.length;
}

/**
 * Makes what has cleared free to withdraw, in batches of their own transactions. Safe to repeat, to run twice at once, and to
 * die in the middle.
 */
export async function releaseCleared(ctx: Context): Promise<void> {
  while ((await inTransaction(ctx, releaseBatch)) > 0);
}
