import type { Transaction } from '../../../../platform/database/pool.ts';
import { lockActive, selectAndLockActive } from '../store/active-account.ts';

/** Keeps the account from being suspended or deleted until the transaction ends; false where it is by now. */
export const lockActiveAccount = (tx: Transaction, accountId: string): Promise<boolean> => lockActive(tx, accountId);

/** The query that does this, for a statement of another feature: a row with `id`, or none. */
export const selectActiveAccount = (tx: Transaction, accountId: string) => selectAndLockActive(tx, accountId);
