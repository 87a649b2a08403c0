import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/pool.ts';

export type CallKind = 'begin' | 'query' | 'complete' | 'cancel' | 'refund' | 'refund_query';
export type CallOutcome = 'answered' | 'refused' | 'in_doubt';

export interface NewCall {
  readonly paymentId: string;
  readonly paymentRefundId?: string;
  readonly kind: CallKind;
}

/** @throws DatabaseError 23505 where money is being moved by another call */
export async function addCall(tx: Transaction, { paymentId, paymentRefundId, kind }: NewCall): Promise<number> {
  const row = await tx
    .insertInto('payment_call')
    .values({ payment_id: paymentId, payment_refund_id: paymentRefundId ?? null, kind })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function endCall(tx: Transaction, id: number, outcome: CallOutcome, detail: string): Promise<void> {
  await tx
    .updateTable('payment_call')
    .set({ outcome, detail: detail.slice(0, 300), ended_at: sql`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

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

/** Calls to a provider that no living process waits for any more. */
export async function abandonCalls(tx: Transaction, provider: string, seconds: number): Promise<void> {
  await tx
    .updateTable('payment_call')
    .from('payment')
    .set({ outcome: 'abandoned', ended_at: sql`now()` })
    .whereRef('payment.id', '=', 'payment_call.payment_id')
    .where('payment.provider', '=', provider)
    .where('payment_call.ended_at', 'is', null)
    .where('payment_call.started_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .execute();
}
