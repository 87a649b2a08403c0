import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { WithdrawRequestType } from '../contract.ts';
import { selectRequests, type WithdrawRow } from './requests.ts';

/** As much as a bank's page takes at once. */
const MAX_ROWS = 1000;

/**
 * Puts the approved requests of a type that are in no file yet into a new one, oldest first; those that somebody else is
 * busy with stay for the next.
 * @returns how many, and what they sum up to; nothing is made of nothing
 */
export async function addBatch(
  tx: Transaction,
  batch: { readonly id: string; readonly type: WithdrawRequestType; readonly adminId: string | null },
): Promise<number> {
  const waiting = await tx
    .selectFrom('withdraw_request')
    .select('id')
    .where('status', '=', 'approved')
    .where('type', '=', batch.type)
    .where('batch_id', 'is', null)
    .orderBy('id')
    .limit(MAX_ROWS)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (waiting.length === 0) return 0;
  await tx.insertInto('withdraw_batch').values({ id: batch.id, type: batch.type, admin_id: batch.adminId }).execute();
  await tx
    .updateTable('withdraw_request')
    .set({ batch_id: batch.id })
    .where('id', '=', sql<string>`any(${waiting.map(({ id }) => id)}::uuid[])`)
    .execute();
  return waiting.length;
}

/** Newest first. */
export const readBatches = (db: Database, { id, limit }: { readonly id?: string; readonly limit: number }) =>
  db
    .selectFrom('withdraw_batch as b')
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
    .$if(id !== undefined, (query) => query.where('b.id', '=', id ?? ''))
    .groupBy('b.id')
    .orderBy('b.number', 'desc')
    .limit(limit)
    .execute();

export const readBatchRequests = (db: Database, batchId: string): Promise<WithdrawRow[]> =>
  selectRequests(db).where('withdraw_request.batch_id', '=', batchId).orderBy('withdraw_request.id').execute();

/** Approved requests that no file has, by type. */
export const readWaiting = (db: Database) =>
  db
    .selectFrom('withdraw_request')
    .select((eb) => ['type', eb.fn.countAll<number>().as('count'), sql<number>`sum(amount - fee)::bigint`.as('total')])
    .where('status', '=', 'approved')
    .where('batch_id', 'is', null)
    .groupBy('type')
    .execute();
