import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Active contributors whose name, or a word of it, matches a LIKE pattern for a prefix in lower case. */
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

/** Keeps these contributors from changing until the transaction ends. In the order of identifiers, as everywhere. */
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

/** The query of that contributor, for a statement of another feature: a row with `id`, or none. */
export const selectContributorOfAccount = (db: Database, accountId: string) =>
  db.selectFrom('contributor').select('id').where('account_id', '=', accountId);

/** Those who can be paid: neither the site's own, who have no account, nor who has left. */
export const selectPayableContributors = (db: Database) =>
  db.selectFrom('contributor').select('id').where('account_id', 'is not', null).where('status', '<>', 'closed');

/** The query of all who have left, for a statement of another feature: rows with `id`. */
export const selectClosedContributors = (db: Database) =>
  db.selectFrom('contributor').select('id').where('status', '=', 'closed');

/** Where it has accepted the terms and has one of the standings, which are written into the query. */
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

/** Those of the identifiers that a contributor has. */
export async function readContributorIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('contributor').select('id').where('id', '=', isOneOf(ids)).execute();
  return rows.map(({ id }) => id);
}

/** All contributors with their accounts, in any status. */
export const selectAccounts = (db: Database) => db.selectFrom('contributor').select(['id', 'account_id']);

/** Contributors by identifier, in any status. */
export async function readByIds(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('contributor')
    .select(['id', 'account_id', 'username', 'name', 'status', 'created_at'])
    .where('id', '=', isOneOf(ids))
    .execute();
}

/** Approved ones with an account and the terms accepted. */
export const readPartners = (db: Database, usernames: readonly string[]) =>
  db
    .selectFrom('contributor')
    .select(['id', 'username'])
    .where('username', '=', sql<string>`any(${usernames}::text[])`)
    .where('status', '=', 'active')
    .where('account_id', 'is not', null)
    .where('terms_version', 'is not', null)
    .execute();
