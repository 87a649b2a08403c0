import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';
import type { WithdrawRequestType, WithdrawStatus } from '../contract/withdrawals.ts';

type Row = Selectable<DB['withdraw_request']>;
export type WithdrawRow = Omit<Row, 'status' | 'type'> & {
  readonly status: WithdrawStatus;
  readonly type: WithdrawRequestType;
  /** Number of the payment file that contains it; null if there is none. */
  readonly batch: number | null;
};

/** The query of withdrawals with the number of their payment file. */
export const selectRequests = (db: Database) =>
  db
    .selectFrom('withdraw_request')
    .selectAll('withdraw_request')
    .select((eb) =>
      eb
        .selectFrom('withdraw_batch')
        .select('withdraw_batch.number')
        .whereRef('withdraw_batch.id', '=', 'withdraw_request.batch_id')
        .as('batch'),
    )
    .$castTo<WithdrawRow>();

export interface NewWithdrawRequest {
  readonly id: string;
  readonly contributorId: string;
  readonly requestKey: string;
  readonly requestHash: string;
  readonly currency: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly fee: number;
  readonly type: WithdrawRequestType;
  readonly optionId: string;
  readonly encrypted: string;
  readonly masked: string;
  readonly at: Date;
}

/** @returns false if another withdrawal is open or the key was used before; waits for a concurrent insert */
export async function addRequest(tx: Transaction, request: NewWithdrawRequest): Promise<boolean> {
  const row = await tx
    .insertInto('withdraw_request')
    .values({
      id: request.id,
      contributor_id: request.contributorId,
      request_key: request.requestKey,
      request_hash: request.requestHash,
      currency: request.currency,
      amount: request.amount,
      fee: request.fee,
      type: request.type,
      option_id: request.optionId,
      encrypted: request.encrypted,
      masked: request.masked,
      requested_at: request.at,
      updated_at: request.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const readRequest = (db: Database, id: string): Promise<WithdrawRow | undefined> =>
  selectRequests(db).where('withdraw_request.id', '=', id).executeTakeFirst();

export const readRequestByNumber = (db: Database, number: number): Promise<WithdrawRow | undefined> =>
  selectRequests(db).where('withdraw_request.number', '=', number).executeTakeFirst();

export const readRequestByKey = (db: Database, contributorId: string, key: string): Promise<WithdrawRow | undefined> =>
  selectRequests(db)
    .where('withdraw_request.contributor_id', '=', contributorId)
    .where('withdraw_request.request_key', '=', key)
    .executeTakeFirst();

/**
 * Locks a withdrawal until the transaction ends, which serializes its steps. The row is read by a separate statement,
 * because a statement that waited for the lock would combine the new row with an outdated payment file.
 */
export async function lockRequest(tx: Transaction, id: string): Promise<WithdrawRow | undefined> {
  await tx.selectFrom('withdraw_request').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return readRequest(tx, id);
}

export interface Move {
  readonly status: WithdrawStatus;
  /** Admin who takes the step; null for the contributor. */
  readonly adminId: string | null;
  readonly at: Date;
  readonly reference?: string;
  readonly reason?: string;
  /** Admin who paid it; default: `adminId`. */
  readonly paidBy?: string | null;
}

export async function moveRequest(tx: Transaction, id: string, move: Move): Promise<void> {
  await tx
    .updateTable('withdraw_request')
    .set({
      status: move.status,
      changed_by: move.adminId,
      updated_at: move.at,
      ...(move.status === 'approved' && { approved_by: move.adminId }),
      ...(move.status === 'paid' && { paid_by: move.paidBy === undefined ? move.adminId : move.paidBy }),
      ...(move.reference !== undefined && { reference: move.reference }),
      ...(move.reason !== undefined && { reason: move.reason }),
    })
    .where('id', '=', id)
    .execute();
}

export const readOpenRequest = (db: Database, contributorId: string): Promise<WithdrawRow | undefined> =>
  selectRequests(db)
    .where('withdraw_request.contributor_id', '=', contributorId)
    .where('withdraw_request.status', 'in', ['requested', 'approved'])
    .executeTakeFirst();

/** Withdrawals of a contributor, newest first. */
export const readOwnRequests = (
  db: Database,
  contributorId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<WithdrawRow[]> =>
  selectRequests(db)
    .where('withdraw_request.contributor_id', '=', contributorId)
    .$if(after !== undefined, (query) => query.where('withdraw_request.id', '<', after ?? ''))
    .orderBy('withdraw_request.id', 'desc')
    .limit(limit)
    .execute();

export async function countOwnRequests(db: Database, contributorId: string): Promise<number> {
  const row = await db
    .selectFrom('withdraw_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contributor_id', '=', contributorId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Status changes of a withdrawal, oldest first. */
export const readTransitions = (db: Database, requestId: string) =>
  db
    .selectFrom('withdraw_request_transition')
    .select(['to_status', 'admin_id', 'reference', 'reason', 'at'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
