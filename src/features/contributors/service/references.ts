import type { Database, Transaction } from '../../../platform/database/pool.ts';
import { lockRows, readActive, readByPrefix, readIdByAccount } from '../store/references.ts';

/** Active contributors whose name, or a word of it, matches a LIKE pattern for a prefix in lower case. */
export const searchContributors = (
  db: Database,
  prefix: string,
  max: number,
): Promise<{ id: string; name: string }[]> => readByPrefix(db, prefix, max);

/** Keeps these contributors from changing until the transaction ends. In the order of identifiers, as everywhere. */
export const lockContributors = (tx: Transaction, ids: readonly string[]): Promise<void> => lockRows(tx, ids);

/** The active ones of these contributors, as cards name them. */
export const readActiveContributors = (
  db: Database,
  ids: readonly string[],
): Promise<{ _id: string; username: string; name: string }[]> => readActive(db, ids);

export const findContributorIdByAccount = (db: Database, accountId: string): Promise<string | undefined> =>
  readIdByAccount(db, accountId);
