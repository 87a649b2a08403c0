import { type Expression, type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Account } from '../../../../platform/database/schema.ts';

const columns = [
  'id',
  'username',
  'name',
  'bio',
  'email',
  'email_verified',
  'phone',
  'image_key',
  'language',
  'digits',
  'emails',
  'role',
  'status',
  'suspended_reason',
  'created_at',
] as const;

export type AccountRow = Pick<Selectable<Account>, (typeof columns)[number]>;

/** The query of the recipient of e-mails, for an account that another feature's query finds. */
export const selectAddressee = (db: Database, id: string | Expression<string | null>) =>
  db.selectFrom('account').select(columns).where('id', '=', id);

/** Condition for another feature's statement: e-mails of a kind reach the account in a column. */
export const receivesMail = (accountColumn: string, kind: string) => sql<boolean>`
  exists (
    select from account
    where id = ${sql.ref(accountColumn)} and status = 'active' and email is not null and email_verified
      and ${kind} = any(emails)
  )`;

export const readAccount = (db: Database, id: string): Promise<AccountRow | undefined> =>
  selectAddressee(db, id).executeTakeFirst();

export const readLanguage = (db: Database, id: string): Promise<Pick<AccountRow, 'language' | 'digits'> | undefined> =>
  db.selectFrom('account').select(['language', 'digits']).where('id', '=', id).executeTakeFirst();

/** The given ids that belong to accounts. */
export async function readAccountIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('account').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  return rows.map(({ id }) => id);
}

export type AccountStatus = Pick<AccountRow, 'status' | 'suspended_reason'>;

/** Account data that every request of a signed-in person needs, as JSON. */
export const selectStatus = (id: Expression<string>) => sql<AccountStatus>`
  select json_build_object('status', status, 'suspended_reason', suspended_reason) from account where id = ${id}`;

/** Locks the account until the transaction ends. */
export async function lockAccount(tx: Transaction, id: string): Promise<AccountRow | undefined> {
  return tx.selectFrom('account').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** @returns false if the username is taken */
export async function addAccount(
  tx: Transaction,
  account: Pick<AccountRow, 'id' | 'username' | 'name' | 'email' | 'email_verified' | 'phone' | 'language' | 'digits'>,
): Promise<boolean> {
  const added = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export type AccountChange = Partial<
  Pick<
    AccountRow,
    'username' | 'name' | 'bio' | 'language' | 'digits' | 'emails' | 'image_key' | 'email' | 'email_verified' | 'phone'
  >
>;

export async function updateAccount(tx: Transaction, id: string, change: AccountChange): Promise<void> {
  await tx
    .updateTable('account')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** @returns false if the account already had this status */
export async function setSuspended(tx: Transaction, id: string, reason: string | undefined): Promise<boolean> {
  const now = sql<Date>`now()`;
  const changed = await tx
    .updateTable('account')
    .set(
      reason === undefined
        ? { status: 'active', suspended_at: null, suspended_reason: null, updated_at: now }
        : { status: 'suspended', suspended_at: now, suspended_reason: reason, updated_at: now },
    )
    .where('id', '=', id)
    .where('status', '=', reason === undefined ? 'suspended' : 'active')
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Deletes everything about a person except for the id, which accounting needs. */
export async function anonymizeAccount(tx: Transaction, id: string, username: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      username,
      name: '',
      bio: '',
      email: null,
      email_verified: false,
      phone: null,
      image_key: null,
      emails: [],
      language: 'en',
      digits: 'beng',
      status: 'deleted',
      suspended_at: null,
      suspended_reason: null,
      deleted_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** The query of an account's name, which may be empty, for another feature's statement. */
export const selectAccountName = (db: Database, id: string) =>
  db.selectFrom('account').select(['username', 'name']).where('id', '=', id);

export async function readUsernames(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('account')
    .select(['id', 'username', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** The name of an active account, or its username if it has no name. */
export async function readDisplayName(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['name', 'username'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row && (row.name || row.username);
}
