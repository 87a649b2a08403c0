import type { Database } from '../../../platform/database/pool.ts';
import { hasAccount } from '../store/accounts.ts';

/** Whether a contributor was ever in the books, which name them for good. */
export const hasBooks = (db: Database, contributorId: string): Promise<boolean> => hasAccount(db, contributorId);
