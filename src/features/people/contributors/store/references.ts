import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Active contributors whose name, or a word of it, begins with a prefix; `prefix` is a lower-case LIKE pattern. */
export async function searchContributors(db: Database, prefix: string, max: number) {
  return db
    .selectFrom('contributor')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .where(sql<SqlBool>`(lower(name) like ${prefix} or lower(name) like ${`% ${prefix}`})`)
    .orderBy('name')
    .limit(max)
    .execute();
}

/** Locks contributors until the transaction ends, in the order of their ids. */
export async function lockContributors(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('contributor').select('id').where('id', '=', isOneOf(ids)).orderBy('id').forShare().execute();
}

export async function readActive(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('contributor')
    .select(['id as _id', 'username', 'name', 'image_key', 'is_demo'])
    .where('id', '=', isOneOf(ids))
    .where('status', '=', 'active')
    .execute();
}

/** The query of an account's contributor for another feature's statement: a row with `id`, or none. */
export const selectContributorOfAccount = (db: Database, accountId: string) =>
  db.selectFrom('contributor').select('id').where('account_id', '=', accountId);

/** The query of active contributors for another feature's statement: rows with `id`. */
export const selectActiveContributors = (db: Database) =>
  db.selectFrom('contributor').select('id').where('status', '=', 'active');

/** The query of contributors who can be paid: all with an account that isn't closed. */
export const selectPayableContributors = (db: Database) =>
  db.selectFrom('contributor').select('id').where('account_id', 'is not', null).where('status', '<>', 'closed');

/** The query of contributors who have left, for another feature's statement: rows with `id`. */
export const selectClosedContributors = (db: Database) =>
  db.selectFrom('contributor').select('id').where('status', '=', 'closed');

/**
 * The query of an account's contributor with accepted terms and one of the statuses, which are literals in the query.
 */
export const selectWorking = (db: Database, accountId: string, standings: readonly string[]) =>
  selectContributorOfAccount(db, accountId)
    .where('terms_version', 'is not', null)
    .where(
      'status',
      'in',
      standings.map((each) => sql.lit(each)),
    );

export async function findContributorIdByAccount(db: Database, accountId: string): Promise<string | undefined> {
  return (await selectContributorOfAccount(db, accountId).executeTakeFirst())?.id;
}

/** The given ids that belong to contributors. */
export async function readContributorIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('contributor').select('id').where('id', '=', isOneOf(ids)).execute();
  return rows.map(({ id }) => id);
}

/** All contributors with their accounts, in any status. */
export const selectAccounts = (db: Database) => db.selectFrom('contributor').select(['id', 'account_id']);

/** Contributors by id, in any status. */
export async function readByIds(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('contributor')
    .select(['id', 'account_id', 'username', 'name', 'status', 'created_at'])
    .where('id', '=', isOneOf(ids))
    .execute();
}

/** Approved contributors with an account and accepted terms. */
export const readPartners = (db: Database, usernames: readonly string[]) =>
  db
    .selectFrom('contributor')
    .select(['id', 'username'])
    .where('username', '=', sql<string>`any(${usernames}::text[])`)
    .where('status', '=', 'active')
    .where('account_id', 'is not', null)
    .where('terms_version', 'is not', null)
    .execute();
