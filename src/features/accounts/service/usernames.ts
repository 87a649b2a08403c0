import type { Database } from '../../../platform/database/pool.ts';
import { readUsernames } from '../store/account.ts';

/** Usernames by identifier, for whoever names accounts without showing them. */
export async function findUsernames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await readUsernames(db, ids)).map(({ id, username }) => [id, username]));
}

/** What accounts are called, by identifier: their names, or usernames where they gave none. */
export async function findAccountNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await readUsernames(db, ids)).map(({ id, name, username }) => [id, name || username]));
}
