import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import { takeClearedLines } from '../../../buying/orders/service/clearing.ts';
import { noteCleared } from '../../../money/affiliates/service/notify.ts';
import { postRelease, type ReleasedPart } from '../../../money/ledger/service/post.ts';
import { findReleasedLines, isLineUncleared } from '../../../money/ledger/service/released.ts';

/** Maximum number of lines per transaction, which locks the accounts of their contributors. */
const BATCH = 200;

/** @returns the number of released lines */
async function releaseBatch(ctx: TransactionContext): Promise<number> {
  const days = ctx.platform.config.ARBOR_REFUND_DAYS;
  const taken = await takeClearedLines(ctx.tx, { days, limit: BATCH, isHeld: isLineUncleared });
  reachStep('release 1: they no longer wait');
  const released = await findReleasedLines(
    ctx.tx,
    taken.map(({ lineId }) => lineId),
  );
  const lines = taken.filter(({ lineId }) => !released.has(lineId));
  const parts: ReleasedPart[] = [];
  for (const [currency, own] of Map.groupBy(lines, (line) => line.currency))
    parts.push(...(await postRelease(ctx.tx, { currency, lineIds: own.map(({ lineId }) => lineId) })));
  const affiliates = new Map(lines.map(({ lineId, affiliateId }) => [lineId, affiliateId]));
  await noteCleared(
    ctx,
    parts.filter(({ lineId, contributorId, amount }) => amount > 0 && affiliates.get(lineId) === contributorId),
  );
  reachStep('release 2: the books say so');
  return taken.length;
}

/**
 * Releases cleared earnings for withdrawal, in batches with a transaction each. Safe to repeat, to run concurrently,
 * and to be interrupted.
 */
export async function releaseCleared(ctx: Context): Promise<void> {
  while ((await inTransaction(ctx, releaseBatch)) > 0);
}
