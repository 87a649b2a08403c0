import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';
import type { AdjustmentKind, adjustmentStatuses } from '../contract.ts';

type AdjustmentStatus = (typeof adjustmentStatuses)[number];
export type AdjustmentRow = Omit<Selectable<DB['adjustment']>, 'kind' | 'status'> & {
  readonly kind: AdjustmentKind;
  readonly status: AdjustmentStatus;
};

const selectAdjustments = (db: Database) => db.selectFrom('adjustment').selectAll().$castTo<AdjustmentRow>();

export interface NewAdjustment {
  readonly id: string;
  readonly contributorId: string;
  readonly requestKey: string;
  readonly kind: AdjustmentKind;
  readonly currency: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly reference: string;
  readonly reason: string;
  readonly needsSecondAdmin: boolean;
  readonly adminId: string;
  readonly at: Date;
}

/** @returns false if another adjustment is proposed or the key was used before; waits for a concurrent insert */
export async function addAdjustment(tx: Transaction, added: NewAdjustment): Promise<boolean> {
  const row = await tx
    .insertInto('adjustment')
    .values({
      id: added.id,
      contributor_id: added.contributorId,
      request_key: added.requestKey,
      kind: added.kind,
      currency: added.currency,
      amount: added.amount,
      reference: added.reference,
      reason: added.reason,
      needs_second_admin: added.needsSecondAdmin,
      proposed_by: added.adminId,
      proposed_at: added.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function decideAdjustment(
  tx: Transaction,
  id: string,
  decided: { readonly status: 'done' | 'dropped'; readonly adminId: string; readonly at: Date },
): Promise<void> {
  const { status, adminId, at } = decided;
  await tx
    .updateTable('adjustment')
    .set({ status, decided_by: adminId, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** Sum of a contributor's money that one owner alone has settled since a given time, in minor units. */
export async function sumSettledAlone(
  db: Database,
  {
    contributorId,
    currency,
    since,
  }: { readonly contributorId: string; readonly currency: string; readonly since: Date },
): Promise<number> {
  const { sum } = await db
    .selectFrom('adjustment')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('contributor_id', '=', contributorId)
    .where('currency', '=', currency)
    .where('status', '=', 'done')
    .where('needs_second_admin', '=', false)
    .where('decided_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export const readAdjustment = (db: Database, id: string): Promise<AdjustmentRow | undefined> =>
  selectAdjustments(db).where('id', '=', id).executeTakeFirst();

/** Locks an adjustment until the transaction ends, which serializes decisions about it. */
export const lockAdjustment = (tx: Transaction, id: string): Promise<AdjustmentRow | undefined> =>
  selectAdjustments(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const readAdjustmentByKey = (
  db: Database,
  contributorId: string,
  key: string,
): Promise<AdjustmentRow | undefined> =>
  selectAdjustments(db).where('contributor_id', '=', contributorId).where('request_key', '=', key).executeTakeFirst();

/** Adjustments of a contributor, newest first. */
export const readAdjustments = (db: Database, contributorId: string, limit: number): Promise<AdjustmentRow[]> =>
  selectAdjustments(db).where('contributor_id', '=', contributorId).orderBy('id', 'desc').limit(limit).execute();

/** The query of contributors with a proposed adjustment. */
export const selectProposed = (db: Database) =>
  db.selectFrom('adjustment').select('contributor_id as id').where('status', '=', 'proposed');

/** The given contributors who have a proposed adjustment. */
export async function readProposed(db: Database, contributorIds: readonly string[]): Promise<Set<string>> {
  const rows = await selectProposed(db)
    .where('contributor_id', '=', sql<string>`any(${contributorIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
