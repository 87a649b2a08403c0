import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { readIdsBySearch, selectIdsBySearch } from '../store/list.ts';
import {
  lockRows,
  readActive,
  readByIds,
  readByPrefix,
  readIdByAccount,
  readPartners,
  selectClosed,
  selectIdByAccount,
  selectPayable,
} from '../store/references.ts';

interface NamedContributor {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  readonly image: string | null;
  readonly demo: boolean;
}

/** Active contributors whose name, or a word of it, matches a LIKE pattern for a prefix in lower case. */
export const searchContributors = (
  db: Database,
  prefix: string,
  max: number,
): Promise<{ id: string; name: string }[]> => readByPrefix(db, prefix, max);

/** Keeps these contributors from changing until the transaction ends. In the order of identifiers, as everywhere. */
export const lockContributors = (tx: Transaction, ids: readonly string[]): Promise<void> => lockRows(tx, ids);

/** The active ones of these contributors, as cards name them. */
export async function readActiveContributors(db: Database, ids: readonly string[]): Promise<NamedContributor[]> {
  const rows = await readActive(db, ids);
  return rows.map(({ image_key, is_demo, ...named }) => ({
    ...named,
    image: toImageAddress(named._id, image_key),
    demo: is_demo,
  }));
}

/** Where a contributor's picture is, or null. */
export const toImageAddress = (id: string, imageKey: string | null): string | null =>
  imageKey === null ? null : `/media/${id}/${imageKey}`;

export const findContributorIdByAccount = (db: Database, accountId: string): Promise<string | undefined> =>
  readIdByAccount(db, accountId);

/** The query of that contributor, for a statement of another feature: a row with `id`, or none. */
export const selectContributorOfAccount = (db: Database, accountId: string) => selectIdByAccount(db, accountId);

/** The query of all who can be paid, for a statement of another feature: rows with `id`. */
export const selectPayableContributors = (db: Database) => selectPayable(db);

/** The query of all who have left, for a statement of another feature: rows with `id`. */
export const selectClosedContributors = (db: Database) => selectClosed(db);

/** Contributors of any standing whose name or username has every word, the first `max` of them. */
export const findContributorIds = (db: Database, words: readonly string[], max: number): Promise<string[]> =>
  readIdsBySearch(db, words, max);

/** The query of all of them, for a statement of another feature: rows with `id`. */
export const selectContributorsBySearch = (db: Database, words: readonly string[]) => selectIdsBySearch(db, words);

/** A contributor as admins see them: applicants, suspended and closed ones too. */
export interface KnownContributor {
  readonly id: string;
  /** Null for the site's own and the demo's. */
  readonly accountId: string | null;
  readonly username: string;
  readonly name: string;
  readonly status: string;
  readonly since: Date;
}

export async function readContributorsById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownContributor>> {
  const rows = await readByIds(db, ids);
  return new Map(
    rows.map(({ account_id, created_at, ...row }) => [row.id, { ...row, accountId: account_id, since: created_at }]),
  );
}

/** Those of these usernames whose contributors can agree to something, with their identifiers. */
export async function findPartners(db: Database, usernames: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await readPartners(db, usernames);
  return new Map(rows.map(({ id, username }) => [username, id]));
}
