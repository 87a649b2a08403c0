import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const toDate = (day: string) => sql<Date>`${day}::date`;

/** Contributors whose sale e-mail for a day was already decided; `day` is `YYYY-MM-DD` in Dhaka. */
export async function readDecided(db: Database, day: string): Promise<Set<string>> {
  const rows = await db.selectFrom('sale_letter').select('contributor_id').where('day', '=', toDate(day)).execute();
  return new Set(rows.map(({ contributor_id }) => contributor_id));
}

/** Records the decision about an e-mail; waits for a concurrent insert. @returns false if it was decided before */
export async function addDecided(
  tx: Transaction,
  { contributorId, day, at }: { readonly contributorId: string; readonly day: string; readonly at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('sale_letter')
    .values({ contributor_id: contributorId, day: toDate(day), decided_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('contributor_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteDecidedBefore(tx: Transaction, day: string): Promise<void> {
  await tx.deleteFrom('sale_letter').where('day', '<', toDate(day)).execute();
}
