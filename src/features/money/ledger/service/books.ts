import type { Transaction } from '../../../../platform/database/pool.ts';
import { lockBalances } from '../store/accounts.ts';

export { hasBooks } from '../store/accounts.ts';

/** Locks a contributor's balances until the transaction ends. */
export async function lockBooks(tx: Transaction, contributorId: string, currency: string): Promise<void> {
  await lockBalances(tx, [contributorId], currency);
}
