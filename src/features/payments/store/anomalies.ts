import { sql } from 'kysely';
import { createId } from '../../../platform/database/id.ts';
import type { Transaction } from '../../../platform/database/pool.ts';
import type { Mismatch } from '../rules/mismatches.ts';

export type AnomalyKind =
  | Mismatch['kind']
  | 'status'
  | 'signature'
  | 'transaction_reused'
  | 'paid_twice'
  | 'surplus'
  | 'dispute'
  | 'refund_elsewhere'
  | 'refund_in_doubt'
  | 'refund_refused';

export interface Anomaly {
  readonly kind: AnomalyKind;
  readonly expected?: string;
  readonly actual?: string;
}

/** One row for each kind of an attempt, however often it comes. */
export async function addAnomaly(tx: Transaction, paymentId: string, anomaly: Anomaly): Promise<void> {
  const { kind, expected = '', actual = '' } = anomaly;
  await tx
    .insertInto('payment_anomaly')
    .values({ id: createId(), payment_id: paymentId, kind, expected, actual })
    .onConflict((conflict) =>
      conflict.columns(['payment_id', 'kind']).doUpdateSet({
        expected,
        actual,
        times: sql`least(payment_anomaly.times, 2000000000) + 1`,
        last_at: sql`now()`,
        seen_at: null,
        seen_by: null,
      }),
    )
    .execute();
}
