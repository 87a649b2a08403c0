import { sql } from 'kysely';
import { compileOnce } from './compile-once.ts';
import type { Transaction } from './pool.ts';

/**
 * Evaluated in a transaction, it makes the commit not wait for the disk. Where the database crashes, what was committed so in the last
 * second may be gone, and with it all that was committed after it: nothing that is written later stands on a row that is lost. For what
 * nobody outside has been told, or can do without (decision 52). A statement outside of a transaction may return it with its rows.
 */
export const asynchronousCommit = sql`set_config('synchronous_commit', 'off', true)`;

const turnWaitingOff = compileOnce((_tx: Transaction) => sql`select ${asynchronousCommit}`);

/** The commit of this transaction doesn't wait for the disk. */
export async function commitAsynchronously(tx: Transaction): Promise<void> {
  await turnWaitingOff(tx);
}
