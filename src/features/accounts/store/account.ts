import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

export interface AccountRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly phone: string | null;
  readonly image_key: string | null;
  readonly language: string;
  readonly emails: string[];
  readonly is_contributor: boolean;
  readonly status: string;
  readonly suspended_reason: string | null;
  readonly created_at: Date;
}

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
  'emails',
  'is_contributor',
  'status',
  'suspended_reason',
  'created_at',
] as const;

export async function readAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends: whoever changes the same account waits. */
export async function lockAccount(tx: Transaction, id: string): Promise<AccountRow | undefined> {
  return tx.selectFrom('account').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** False where the username is taken. */
export async function addAccount(
  tx: Transaction,
  account: {
    id: string;
    username: string;
    name: string;
    email: string | null;
    email_verified: boolean;
    phone: string | null;
    language: string;
  },
): Promise<boolean> {
  const added = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function updateAccount(
  tx: Transaction,
  id: string,
  change: {
    username?: string;
    name?: string;
    bio?: string;
    language?: string;
    emails?: string[];
    image_key?: string | null;
    email?: string | null;
    email_verified?: boolean;
    phone?: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Answers whether anything changed: a second time changes nothing. */
export async function setSuspended(tx: Transaction, id: string, reason: string | undefined): Promise<boolean> {
  const changed = await tx
    .updateTable('account')
    .set(
      reason === undefined
        ? { status: 'active', suspended_at: null, suspended_reason: null, updated_at: sql<Date>`now()` }
        : {
            status: 'suspended',
            suspended_at: sql<Date>`now()`,
            suspended_reason: reason,
            updated_at: sql<Date>`now()`,
          },
    )
    .where('id', '=', id)
    .where('status', '=', reason === undefined ? 'suspended' : 'active')
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** What accounting needs of somebody who left: an identifier. */
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
      status: 'deleted',
      suspended_at: null,
      suspended_reason: null,
      deleted_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
