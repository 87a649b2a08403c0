import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';
import type { CorrectedStatus } from '../contract/corrections.ts';

export type CorrectionRow = Omit<Selectable<DB['withdraw_correction']>, 'status' | 'from_status' | 'to_status'> & {
  readonly status: 'proposed' | 'done' | 'dropped';
  readonly from_status: 'failed' | 'paid' | 'returned';
  readonly to_status: CorrectedStatus;
};

/** Corrections of a withdrawal, oldest first. */
export const readCorrections = (db: Database, requestId: string): Promise<CorrectionRow[]> =>
  db
    .selectFrom('withdraw_correction')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('number')
    .$castTo<CorrectionRow>()
    .execute();

export interface NewCorrection {
  readonly id: string;
  readonly requestId: string;
  readonly number: number;
  readonly from: CorrectionRow['from_status'];
  readonly to: CorrectedStatus;
  readonly reference: string;
  readonly reason: string;
  readonly adminId: string;
  readonly at: Date;
}

export async function addCorrection(tx: Transaction, { from, to, ...added }: NewCorrection): Promise<void> {
  await tx
    .insertInto('withdraw_correction')
    .values({
      id: added.id,
      request_id: added.requestId,
      number: added.number,
      from_status: from,
      to_status: to,
      reference: added.reference,
      reason: added.reason,
      proposed_by: added.adminId,
      proposed_at: added.at,
    })
    .execute();
}

export async function endCorrection(
  tx: Transaction,
  id: string,
  { status, adminId, at }: { readonly status: 'done' | 'dropped'; readonly adminId: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('withdraw_correction')
    .set({ status, decided_by: adminId, decided_at: at })
    .where('id', '=', id)
    .execute();
}
