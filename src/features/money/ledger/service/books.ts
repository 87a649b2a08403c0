import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { hasAccount, lockBalances } from '../store/accounts.ts';

/** Whether a contributor was ever in the books, which name them for good. */
export const hasBooks = (db: Database, contributorId: string): Promise<boolean> => hasAccount(db, contributorId);

/** Keeps a contributor's money from moving until the transaction ends. */
export async function lockBooks(tx: Transaction, contributorId: string, currency: string): Promise<void> {
  await lockBalances(tx, [contributorId], currency);
}
