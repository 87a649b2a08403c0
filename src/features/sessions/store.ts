import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/pool.ts';
import type { Realm } from './rules/lifetimes.ts';

const living = sql<boolean>`s.revoked_at is null and s.idle_expires_at > now() and s.expires_at > now()`;

export interface Lifetime {
  /** PostgreSQL intervals: without a call, and in all. */
  readonly idle: string;
  readonly whole: string;
}

/** Judged by the database's clock, which all processes share. */
export async function addSession(
  tx: Transaction,
  session: {
    id: string;
    token_hash: Buffer;
    realm: Realm;
    account_id: string | null;
    admin_id: string | null;
    method: string;
    browser: string;
  },
  lifetime: Lifetime,
): Promise<Date> {
  const row = await tx
    .insertInto('session')
    .values({
      ...session,
      idle_expires_at: sql<Date>`now() + ${lifetime.idle}::interval`,
      expires_at: sql<Date>`now() + ${lifetime.whole}::interval`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

export interface UserSessionRow {
  readonly session_id: string;
  readonly account_id: string;
  readonly status: string;
  readonly suspended_reason: string | null;
  readonly stale: boolean;
}

export async function readUserSession(db: Database, tokenHash: Buffer): Promise<UserSessionRow | undefined> {
  const { rows } = await sql<UserSessionRow>`
    select s.id as session_id, u.id as account_id, u.status, u.suspended_reason, s.seen_at < now() - interval '5 minutes' as stale
    from session s join account u on u.id = s.account_id
    where s.token_hash = ${tokenHash} and s.realm = 'user' and ${living} and u.status <> 'deleted'`.execute(db);
  return rows[0];
}

export interface AdminSessionRow {
  readonly session_id: string;
  readonly admin_id: string;
  readonly role: 'owner' | 'moderator';
  readonly password_expired: boolean;
  readonly stale: boolean;
}

export async function readAdminSession(db: Database, tokenHash: Buffer): Promise<AdminSessionRow | undefined> {
  const { rows } = await sql<AdminSessionRow>`
    select s.id as session_id, a.id as admin_id, a.role, a.password_expired, s.seen_at < now() - interval '1 minute' as stale
    from session s join admin a on a.id = s.admin_id
    where s.token_hash = ${tokenHash} and s.realm = 'admin' and ${living} and a.disabled_at is null`.execute(db);
  return rows[0];
}

/** Never brings back a session that has ended meanwhile. */
export async function touchSession(db: Database, id: string, idle: string): Promise<void> {
  await sql`
    update session s set seen_at = now(), idle_expires_at = now() + ${idle}::interval
    where s.id = ${id}::uuid and ${living}`.execute(db);
}

/** Ends the session of this token; answers whose it was where it was alive. */
export async function revokeByToken(tx: Transaction, tokenHash: Buffer, realm: Realm): Promise<string | undefined> {
  const row = await tx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('realm', '=', realm)
    .where('revoked_at', 'is', null)
    .returning(['account_id', 'admin_id'])
    .executeTakeFirst();
  return row?.account_id ?? row?.admin_id ?? undefined;
}

const ownedBy = (realm: Realm): 'account_id' | 'admin_id' => (realm === 'user' ? 'account_id' : 'admin_id');

/** Ends one session of its owner; false where there is no such session. */
export async function revokeOne(tx: Transaction, realm: Realm, owner: string, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(ownedBy(realm), '=', owner)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Ends all sessions of an owner but one; answers how many. */
export async function revokeAll(tx: Transaction, realm: Realm, owner: string, but?: string): Promise<number> {
  const changed = await tx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where(ownedBy(realm), '=', owner)
    .where('revoked_at', 'is', null)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/** Keeps the newest `most` sessions of an owner. */
export async function revokeOldest(tx: Transaction, realm: Realm, owner: string, max: number): Promise<void> {
  await sql`
    update session set revoked_at = now() where id in (
      select s.id from session s where s.${sql.ref(ownedBy(realm))} = ${owner}::uuid and ${living}
      order by s.created_at desc, s.id desc offset ${max})`.execute(tx);
}

export interface SessionRow {
  readonly id: string;
  readonly method: string;
  readonly browser: string;
  readonly created_at: Date;
  readonly seen_at: Date;
}

export async function readSessions(db: Database, realm: Realm, owner: string): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select s.id, s.method, s.browser, s.created_at, s.seen_at from session s
    where s.${sql.ref(ownedBy(realm))} = ${owner}::uuid and ${living} order by s.seen_at desc, s.id desc`.execute(db);
  return rows;
}

export async function removeSessions(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute();
}

/** Of no use a week after they would have ended by themselves. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  await sql`
    delete from session where expires_at < now() - interval '7 days' or idle_expires_at < now() - interval '7 days'`.execute(
    db,
  );
}
