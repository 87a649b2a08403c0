import type { Database } from '../../../../platform/database/pool.ts';
import { isGeneratedUsername } from '../rules/username.ts';
import { readUsernames } from '../store/account.ts';

export { selectAccountName } from '../store/account.ts';

/** What somebody chose to be called: their name, or a username of their own; empty where the site made one up. */
export const toOwnName = ({ name, username }: { readonly name: string; readonly username: string }): string =>
  name !== '' || isGeneratedUsername(username) ? name : username;

/** Usernames by identifier, for features that name accounts without showing them. */
export async function findUsernames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await readUsernames(db, ids)).map(({ id, username }) => [id, username]));
}
