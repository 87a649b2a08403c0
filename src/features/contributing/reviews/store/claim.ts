import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';

/** How long somebody who opened a submission has it for themselves; renewed while the screen is open. */
const CLAIM = sql.lit('15 minutes');

/** A claim that was not renewed in time is nobody's. */
export const isClaimed = sql<SqlBool>`(claimed_by is not null and claimed_at > now() - ${CLAIM}::interval)`;

export const claimedUntil = sql<Date | null>`claimed_at + ${CLAIM}::interval`;

export interface ClaimTimes {
  readonly since: Date;
  readonly until: Date;
}

/** Takes or renews an open submission in one statement: of two at once, one gets it, the other undefined. */
export async function claimRow(tx: Transaction, id: string, adminId: string): Promise<ClaimTimes | undefined> {
  return tx
    .updateTable('submission')
    .set({ claimed_by: adminId, claimed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .where((eb) => eb.or([eb('claimed_by', '=', adminId), eb.not(isClaimed)]))
    .returning([sql<Date>`claimed_at`.as('since'), sql<Date>`${claimedUntil}`.as('until')])
    .executeTakeFirst();
}

/** Gives up one's own claim; anybody else's stays. */
export async function releaseRow(tx: Transaction, id: string, adminId: string): Promise<void> {
  await tx
    .updateTable('submission')
    .set({ claimed_by: null, claimed_at: null })
    .where('id', '=', id)
    .where('claimed_by', '=', adminId)
    .where('decision', 'is', null)
    .execute();
}

/** Assigns a submission to an admin, or to nobody. */
export async function assignRow(tx: Transaction, id: string, adminId: string | null): Promise<void> {
  await tx.updateTable('submission').set({ assigned_to: adminId }).where('id', '=', id).execute();
}
