import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { WithdrawRequestType } from '../contract/withdrawals.ts';
import { selectRequests, type WithdrawRow } from './requests.ts';

/**
 * Puts approved withdrawals that are in no file into a new one; skips rows that another transaction has locked.
 * @returns the number of withdrawals; with 0, no file was created
 */
export async function addBatch(
  tx: Transaction,
  batch: { readonly id: string; readonly type: WithdrawRequestType; readonly adminId: string | null },
  requestIds: readonly string[],
): Promise<number> {
  const free = await tx
    .selectFrom('withdraw_request')
    .select('id')
    .where('id', '=', sql<string>`any(${requestIds}::uuid[])`)
    .where('status', '=', 'approved')
    .where('type', '=', batch.type)
    .where('batch_id', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (free.length === 0) return 0;
  await tx.insertInto('withdraw_batch').values({ id: batch.id, type: batch.type, admin_id: batch.adminId }).execute();
  await tx
    .updateTable('withdraw_request')
    .set({ batch_id: batch.id })
    .where('id', '=', sql<string>`any(${free.map(({ id }) => id)}::uuid[])`)
    .execute();
  return free.length;
}

/** Payment files, newest first. */
export const readBatches = (db: Database, { id, limit }: { readonly id?: string; readonly limit: number }) =>
  db
    .selectFrom(
      db
        .selectFrom('withdraw_batch')
        .select(['id', 'number', 'type', 'admin_id', 'created_at'])
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .orderBy('number', 'desc')
        .limit(limit)
        .as('b'),
    )
    .innerJoin('withdraw_request as r', 'r.batch_id', 'b.id')
    .select((eb) => [
      'b.id',
      'b.number',
      'b.type',
      'b.admin_id',
      'b.created_at',
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('r.status', '=', 'approved').as('open'),
      sql<number>`sum(r.amount - r.fee)::bigint`.as('total'),
    ])
    .groupBy(['b.id', 'b.number', 'b.type', 'b.admin_id', 'b.created_at'])
    .orderBy('b.number', 'desc')
    .execute();

export const readBatchRequests = (db: Database, batchId: string): Promise<WithdrawRow[]> =>
  selectRequests(db).where('withdraw_request.batch_id', '=', batchId).orderBy('withdraw_request.id').execute();

/** An approved withdrawal that is in no payment file. */
export interface WaitingRow {
  readonly id: string;
  readonly number: number;
  readonly type: WithdrawRequestType;
  readonly contributorId: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly fee: number;
  readonly needsSecondAdmin: boolean;
  readonly approvedBy: string | null;
}

/** Waiting withdrawals, oldest first; at most one per contributor. */
export const readWaiting = (db: Database, type?: WithdrawRequestType): Promise<WaitingRow[]> =>
  db
    .selectFrom('withdraw_request')
    .select([
      'id',
      'number',
      'type',
      'contributor_id as contributorId',
      'amount',
      'fee',
      'needs_second_admin as needsSecondAdmin',
      'approved_by as approvedBy',
    ])
    .where('status', '=', 'approved')
    .where('batch_id', 'is', null)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .orderBy('id')
    .$castTo<WaitingRow>()
    .execute();
