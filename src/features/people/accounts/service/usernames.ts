import type { Database } from '../../../../platform/database/pool.ts';
import { readUsernames } from '../store/account.ts';

export { selectAccountName } from '../store/account.ts';

/** Usernames by identifier, for features that name accounts without showing them. */
export async function findUsernames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await readUsernames(db, ids)).map(({ id, username }) => [id, username]));
}
