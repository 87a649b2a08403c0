import type { Database } from '../../../../platform/database/pool.ts';
import { readActiveName } from '../store/account.ts';

/** How others see the owner of an account; undefined where it is suspended or gone. */
export const readDisplayName = (db: Database, accountId: string): Promise<string | undefined> =>
  readActiveName(db, accountId);
