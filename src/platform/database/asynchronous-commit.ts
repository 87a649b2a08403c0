import { type CompiledQuery, sql } from 'kysely';
import { prepareOnce } from './compile-once.ts';
import type { Database, Transaction } from './pool.ts';
import { endWith, sendLater } from './send-plan.ts';

const turnWaitingOff = prepareOnce((_tx: Transaction) => sql`select set_config('synchronous_commit', 'off', true)`);

/**
 * The commit of this transaction doesn't wait for the disk. Where the database crashes, what was committed so in the last second may
 * be gone, and with it all that was committed after it: nothing that is written later stands on a row that is lost. For what nobody
 * outside has been told, or can do without (decision 52).
 */
export const commitAsynchronously = (tx: Transaction): Promise<void> => sendLater(tx, turnWaitingOff(tx));

/** Runs one statement so. @returns its rows */
export async function runAsynchronously<Row>(
  db: Database,
  prepare: (tx: Transaction) => CompiledQuery<Row>,
): Promise<Row[]> {
  const answer = await db.transaction().execute(async (tx) => {
    await commitAsynchronously(tx);
    return endWith(prepare(tx), (rows) => [...rows]).run(tx);
  });
  return answer();
}
