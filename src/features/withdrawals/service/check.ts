import { type Context, inLongRead } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { readViolations } from '../store/violations.ts';

/** What must be true of requests and books together and isn't; reads all of them. */
export const findWithdrawViolations = (db: Database): ReturnType<typeof readViolations> => readViolations(db);

/** Tells the operator of every withdrawal that doesn't add up. */
export async function checkWithdrawals(ctx: Context): Promise<void> {
  for (const violation of await inLongRead(ctx, ({ db }) => readViolations(db)))
    ctx.platform.log.error(violation, 'withdrawals and books do not agree: money is not where it should be');
}
