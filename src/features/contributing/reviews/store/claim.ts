import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';

/** Duration of a claim on a submission; the open page renews it. */
const CLAIM = sql.lit('15 minutes');

/** Condition that a submission is claimed. A claim that wasn't renewed in time has expired. */
export const isClaimed = sql<SqlBool>`(claimed_by is not null and claimed_at > now() - ${CLAIM}::interval)`;

export const claimedUntil = sql<Date | null>`claimed_at + ${CLAIM}::interval`;

export interface ClaimTimes {
  readonly since: Date;
  readonly until: Date;
}

/**
 * Claims an open submission, or renews the claim, in one statement. Of two concurrent claims, one succeeds and the
 * other returns undefined.
 */
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

/** Releases an admin's own claim; claims of others stay. */
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
