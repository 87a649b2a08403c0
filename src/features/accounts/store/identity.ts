import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

export interface IdentityRow {
  readonly issuer: string;
  readonly subject: string;
  readonly account_id: string;
  readonly method: string;
  readonly label: string;
  readonly created_at: Date;
}

/** Two first sign-ins of the same subject take turns, so that one person gets one account. */
export async function lockSubject(tx: Transaction, issuer: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 5))`.execute(tx);
}

export async function readIdentity(db: Database, issuer: string, subject: string): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('identity')
    .select(['issuer', 'subject', 'account_id', 'method', 'label', 'created_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function readIdentities(db: Database, accountId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('identity')
    .select(['issuer', 'subject', 'account_id', 'method', 'label', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

export async function addIdentity(
  tx: Transaction,
  identity: { issuer: string; subject: string; account_id: string; method: string; label: string },
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

export async function removeIdentities(tx: Transaction, accountId: string, method?: string): Promise<IdentityRow[]> {
  return tx
    .deleteFrom('identity')
    .where('account_id', '=', accountId)
    .$if(method !== undefined, (query) => query.where('method', '=', method ?? ''))
    .returning(['issuer', 'subject', 'account_id', 'method', 'label', 'created_at'])
    .execute();
}

/** True at the first claim, and again for the same client (a retry whose answer was lost). */
export async function claimToken(tx: Transaction, hash: Buffer, client: Buffer): Promise<boolean> {
  const { rows } = await sql<{ client: Buffer }>`
    insert into used_token (hash, client, expires_at) values (${hash}, ${client}, now() + interval '1 hour')
    on conflict (hash) do update set hash = excluded.hash returning client`.execute(tx);
  return rows[0]?.client.equals(client) === true;
}

export async function deleteExpiredTokens(db: Database): Promise<void> {
  await sql`delete from used_token where expires_at < now()`.execute(db);
}
