import { sql } from 'kysely';
import { createId } from '../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

export interface NewDecision {
  readonly paymentId: string;
  readonly decision: 'accept' | 'refuse';
  readonly note: string;
  readonly adminId: string;
}

export async function addDecision(tx: Transaction, { paymentId, decision, note, adminId }: NewDecision): Promise<void> {
  await tx
    .insertInto('payment_decision')
    .values({ id: createId(), payment_id: paymentId, decision, note, admin_id: adminId })
    .execute();
}

/** Of held payments, oldest first. */
export const readDecisions = (db: Database, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_decision')
    .selectAll()
    .where('payment_id', '=', sql<string>`any(${paymentIds}::uuid[])`)
    .orderBy('id')
    .execute();

/** What owners wrote about the payments of these orders. */
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
