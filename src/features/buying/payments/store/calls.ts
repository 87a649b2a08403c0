import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export type CallKind = 'begin' | 'query' | 'complete' | 'cancel' | 'refund' | 'refund_query' | 'refund_list';
export type CallOutcome = 'answered' | 'refused' | 'in_doubt';

export interface NewCall {
  readonly paymentId: string;
  readonly paymentRefundId?: string;
  readonly kind: CallKind;
}

// Uses the statement's time, because the transaction may have waited for locks.
const insertStartedCall = compileOnce(
  (_tx: Transaction, paymentId: string, paymentRefundId: string | null, kind: CallKind) => sql<{ id: number }>`
    insert into payment_call (payment_id, payment_refund_id, kind, started_at)
    values (${paymentId}::uuid, ${paymentRefundId}::uuid, ${kind}, clock_timestamp())
    returning id`,
);

/** Records a call. @throws DatabaseError 23505 if another call is completing the payment */
export async function addCall(tx: Transaction, { paymentId, paymentRefundId, kind }: NewCall): Promise<number> {
  const [row] = await insertStartedCall(tx, paymentId, paymentRefundId ?? null, kind);
  if (row === undefined) throw new Error('a call that is written down has a number');
  return row.id;
}

const updateEnded = compileOnce((tx: Transaction, id: number, outcome: CallOutcome, detail: string) =>
  tx
    .updateTable('payment_call')
    .set({ outcome, detail, ended_at: sql`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null),
);

export async function endCall(tx: Transaction, id: number, outcome: CallOutcome, detail: string): Promise<void> {
  await updateEnded(tx, id, outcome, detail.slice(0, 300));
}

const selectOpenCall = compileOnce((db: Database, id: number) =>
  db.selectFrom('payment_call').select('id').where('id', '=', id).where('ended_at', 'is', null),
);

/** Whether the call has not ended. */
export const isOpenCall = async (db: Database, id: number): Promise<boolean> =>
  (await selectOpenCall(db, id)).length > 0;

export async function hasOpenCall(tx: Transaction, paymentId: string, kind: CallKind): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_call')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A call to a provider that hasn't ended. */
export interface OpenCall {
  readonly id: number;
  readonly payment_id: string;
  readonly payment_refund_id: string | null;
}

/** Blocking calls that have been open for this long, of one attempt or of all, oldest first. */
export async function listOpenCalls(
  db: Database,
  { seconds, paymentId }: { readonly seconds: number; readonly paymentId: string | undefined },
): Promise<OpenCall[]> {
  return db
    .selectFrom('payment_call')
    .select(['id', 'payment_id', 'payment_refund_id'])
    .where('ended_at', 'is', null)
    .where('kind', 'in', ['begin', 'complete', 'refund'])
    .where('started_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .$if(paymentId !== undefined, (all) => all.where('payment_id', '=', paymentId ?? ''))
    .orderBy('started_at')
    .limit(500)
    .execute();
}

/**
 * Ends an abandoned call and makes its payment or refund due. Locks rows in the same order as when an answer is
 * recorded: the payment or its refund, then the call.
 */
export async function abandonCall(tx: Transaction, { id, payment_id, payment_refund_id }: OpenCall): Promise<void> {
  if (payment_refund_id === null)
    await tx
      .updateTable('payment')
      .set({ next_check_at: sql<Date>`now()` })
      .where('id', '=', payment_id)
      .where('status', '<>', 'completed')
      .execute();
  else
    await tx
      .updateTable('payment_refund')
      .set({ next_check_at: sql<Date>`now()` })
      .where('id', '=', payment_refund_id)
      .where('status', 'in', ['requested', 'sent', 'processing'])
      .execute();
  await tx
    .updateTable('payment_call')
    .set({ outcome: 'abandoned', ended_at: sql`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Closes queries of dead processes, which block nothing. Skips rows that another process is closing. */
export async function closeOldCalls(tx: Transaction, seconds: number): Promise<void> {
  const old = await tx
    .selectFrom('payment_call')
    .select('id')
    .where('ended_at', 'is', null)
    .where('kind', 'in', ['query', 'cancel', 'refund_query', 'refund_list'])
    .where('started_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (old.length === 0) return;
  await tx
    .updateTable('payment_call')
    .set({ outcome: 'abandoned', ended_at: sql`now()` })
    .where('id', '=', sql<number>`any(${old.map(({ id }) => id)}::bigint[])`)
    .execute();
}
