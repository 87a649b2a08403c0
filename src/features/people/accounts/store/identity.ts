import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Identity } from '../../../../platform/database/schema.ts';

const columns = ['issuer', 'subject', 'account_id', 'method', 'label', 'created_at'] as const;

export type IdentityRow = Pick<Selectable<Identity>, (typeof columns)[number]>;

/** Serializes sign-ins of a subject, so that two concurrent first ones create only one account. */
export async function lockSubject(tx: Transaction, issuer: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 5))`.execute(tx);
}

export async function readIdentity(db: Database, issuer: string, subject: string): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('identity')
    .select(columns)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Sign-in methods of an account, oldest first. */
export async function readIdentities(db: Database, accountId: string): Promise<IdentityRow[]> {
  return db.selectFrom('identity').select(columns).where('account_id', '=', accountId).orderBy('created_at').execute();
}

export async function addIdentity(
  tx: Transaction,
  identity: Pick<IdentityRow, 'issuer' | 'subject' | 'account_id' | 'method' | 'label'>,
): Promise<void> {
  await tx.insertInto('identity').values(identity).execute();
}

export async function touchIdentity(tx: Transaction, issuer: string, subject: string, label: string): Promise<void> {
  await tx
    .updateTable('identity')
    .set({ used_at: sql<Date>`now()`, label })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Removes the sign-in methods of one kind, or all.
 * @returns the removed ones
 */
export async function removeIdentities(tx: Transaction, accountId: string, method?: string): Promise<IdentityRow[]> {
  return tx
    .deleteFrom('identity')
    .where('account_id', '=', accountId)
    .$if(method !== undefined, (query) => query.where('method', '=', method ?? ''))
    .returning(columns)
    .execute();
}
