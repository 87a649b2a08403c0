import type { Database } from '../../../../platform/database/pool.ts';
import { isGeneratedUsername } from '../rules/username.ts';
import { readUsernames } from '../store/account.ts';

export { selectAccountName } from '../store/account.ts';

/** The name or username that a person chose; empty if the site generated the username. */
export const toOwnName = ({ name, username }: { readonly name: string; readonly username: string }): string =>
  name !== '' || isGeneratedUsername(username) ? name : username;

/** Names that people chose, by account id; empty for somebody who chose none. */
export async function findOwnNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await readUsernames(db, ids)).map((row) => [row.id, toOwnName(row)]));
}

/** Usernames by account id, for features that don't show the accounts. */
export async function findUsernames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await readUsernames(db, ids)).map(({ id, username }) => [id, username]));
}
