import { type Context, inLongRead } from '../../../../platform/context.ts';
import { findLedgerViolations } from '../../../money/ledger/service/violations.ts';
import { readViolations, selectViolations } from '../store/violations.ts';

/** Violated rules about orders, ledger and downloads, as a fragment for a statement that lists them. */
export const orderViolations = selectViolations;

/** Violations by rule and subject, and the number of further ones; empty if there are none. */
export async function findViolations({ db }: Pick<Context, 'db'>) {
  return [...(await findLedgerViolations(db)), ...(await readViolations(db))];
}

/** Notifies the operator of every violation. */
export async function checkBooks(ctx: Context): Promise<void> {
  for (const violation of await inLongRead(ctx, findViolations))
    ctx.platform.log.error(violation, 'the books do not agree: money is not where it should be');
}
