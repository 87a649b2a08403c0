import { type Context, inLongRead } from '../../../../platform/context.ts';
import { readViolations, selectViolations } from '../store/violations.ts';

/** Violated rules about withdrawals and the ledger, as a fragment for a statement that lists them. */
export const withdrawViolations = selectViolations;

/** Notifies the operator of every violation about withdrawals. */
export async function checkWithdrawals(ctx: Context): Promise<void> {
  for (const violation of await inLongRead(ctx, ({ db }) => readViolations(db)))
    ctx.platform.log.error(violation, 'withdrawals and books do not agree: money is not where it should be');
}
