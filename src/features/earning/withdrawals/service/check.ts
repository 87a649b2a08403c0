import { type Context, inLongRead } from '../../../../platform/context.ts';
import { readViolations, selectViolations } from '../store/violations.ts';

/** What must be true of requests and books together and isn't, as a fragment for a statement that lists it. */
export const withdrawViolations = selectViolations;

/** Tells the operator of every withdrawal that doesn't add up. */
export async function checkWithdrawals(ctx: Context): Promise<void> {
  for (const violation of await inLongRead(ctx, ({ db }) => readViolations(db)))
    ctx.platform.log.error(violation, 'withdrawals and books do not agree: money is not where it should be');
}
