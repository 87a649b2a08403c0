import type { Database } from '../../../../platform/database/pool.ts';
import { readUsernames, selectName } from '../store/account.ts';

/** Usernames by identifier, for whoever names accounts without showing them. */
export async function findUsernames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await readUsernames(db, ids)).map(({ id, username }) => [id, username]));
}

/** The query of what an account is called, for a statement of another feature: its name may be empty. */
export const selectAccountName = (db: Database, id: string) => selectName(db, id);
