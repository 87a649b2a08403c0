import type { Transaction } from '../../../platform/database/pool.ts';
import { lockActive } from '../store/active-account.ts';

/** Keeps the account from being suspended or deleted until the transaction ends; false where it is by now. */
export const lockActiveAccount = (tx: Transaction, accountId: string): Promise<boolean> => lockActive(tx, accountId);
