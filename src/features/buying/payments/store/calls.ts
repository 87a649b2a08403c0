import { sql } from 'kysely';
import { prepareOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { sendLater } from '../../../../platform/database/send-plan.ts';

export type CallKind = 'begin' | 'query' | 'complete' | 'cancel' | 'refund' | 'refund_query' | 'refund_list';
export type CallOutcome = 'answered' | 'refused' | 'in_doubt';

export interface NewCall {
  readonly paymentId: string;
  readonly paymentRefundId?: string;
  readonly kind: CallKind;
}

/** Writes a call down. @throws DatabaseError 23505 where money is being moved by another call */
export const addCall = async (tx: Transaction, call: NewCall): Promise<number> =>
  toCallId((await tx.executeQuery(insertCall(tx, call))).rows);

/** The statement that does this, for `endWith`. */
export const insertCall = (tx: Transaction, { paymentId, paymentRefundId, kind }: NewCall) =>
  insertStartedCall(tx, paymentId, paymentRefundId ?? null, kind);

// Not of the transaction's beginning: that may have waited.
const insertStartedCall = prepareOnce(
  (_tx: Transaction, paymentId: string, paymentRefundId: string | null, kind: CallKind) => sql<{ id: number }>`
    insert into payment_call (payment_id, payment_refund_id, kind, started_at)
    values (${paymentId}::uuid, ${paymentRefundId}::uuid, ${kind}, clock_timestamp())
    returning id`,
);

export function toCallId([row]: readonly { readonly id: number }[]): number {
  if (row === undefined) throw new Error('a call that is written down has a number');
  return row.id;
}

const updateEnded = prepareOnce((tx: Transaction, id: number, outcome: CallOutcome, detail: string) =>
  tx
    .updateTable('payment_call')
    .set({ outcome, detail, ended_at: sql`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null),
);

export const endCall = (tx: Transaction, id: number, outcome: CallOutcome, detail: string): Promise<void> =>
  sendLater(tx, updateEnded(tx, id, outcome, detail.slice(0, 300)));

/** The query of a call that has not ended. */
export const selectOpenCall = prepareOnce((db: Database, id: number) =>
  db.selectFrom('payment_call').select('id').where('id', '=', id).where('ended_at', 'is', null),
);

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

/** A call without an end. */
export interface OpenCall {
  readonly id: number;
  readonly payment_id: string;
  readonly payment_refund_id: string | null;
}

/** Calls that keep others from acting, open for so long; of one attempt, or of all. Oldest first. */
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
 * Nobody waits for it any more: what it was about is due. Rows are locked in the order of whoever writes an answer down: the
 * payment or its refund, then the call.
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

/** Questions of processes that died: they keep nobody from anything. Those that another process ends now are left to it. */
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
