import { sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface NewDecision {
  readonly paymentId: string;
  readonly decision: 'accept' | 'refuse' | 'send_again' | 'elsewhere';
  readonly note: string;
  readonly adminId: string;
  /** The refused refund; undefined for a held payment. */
  readonly refused?: { readonly refundId: string; readonly reference: string | null };
}

export async function addDecision(tx: Transaction, decided: NewDecision): Promise<void> {
  const { paymentId, decision, note, adminId, refused } = decided;
  await tx
    .insertInto('payment_decision')
    .values({
      id: createId(),
      payment_id: paymentId,
      decision,
      note,
      admin_id: adminId,
      payment_refund_id: refused?.refundId ?? null,
      reference: refused?.reference ?? null,
    })
    .execute();
}

/** Whether an owner has decided about a refused refund. */
export async function isRefundDecided(tx: Transaction, refundId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_decision')
    .select('id')
    .where('payment_refund_id', '=', refundId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Decisions, oldest first. */
export const readDecisions = (db: Database, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_decision')
    .selectAll()
    .where('payment_id', '=', sql<string>`any(${paymentIds}::uuid[])`)
    .orderBy('id')
    .execute();

/** Removes owners' notes about the payments of these orders. */
export async function forgetDecisionNotes(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('payment_decision')
    .set({ note: '' })
    .where('note', '<>', '')
    .where('payment_id', 'in', (eb) =>
      eb.selectFrom('payment').select('id').where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`),
    )
    .execute();
}
