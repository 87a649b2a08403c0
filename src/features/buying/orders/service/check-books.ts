import { type Context, inLongRead } from '../../../../platform/context.ts';
import { findLedgerViolations } from '../../../money/ledger/service/violations.ts';
import { readViolations, selectViolations } from '../store/violations.ts';

/** What must be true of orders, books and downloads together and isn't, as a fragment for a statement that lists it. */
export const orderViolations = selectViolations;

/** What doesn't agree, by rule and subject, and how much more there is; empty as long as everything does. */
export async function findViolations({ db }: Pick<Context, 'db'>) {
  return [...(await findLedgerViolations(db)), ...(await readViolations(db))];
}

/** Tells the operator of every thing that doesn't add up. */
export async function checkBooks(ctx: Context): Promise<void> {
  for (const violation of await inLongRead(ctx, findViolations))
    ctx.platform.log.error(violation, 'the books do not agree: money is not where it should be');
}
