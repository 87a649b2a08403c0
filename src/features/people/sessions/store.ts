import { type Expression, type Selectable, sql } from 'kysely';
import type { Realm } from '../../../platform/actor.ts';
import { batchLookups } from '../../../platform/database/batch-lookups.ts';
import { compileOnce } from '../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { Session } from '../../../platform/database/schema.ts';

const isAlive = sql<boolean>`revoked_at is null and idle_expires_at > now() and expires_at > now()`;

const ownerColumn = (realm: Realm): 'account_id' | 'admin_id' => (realm === 'user' ? 'account_id' : 'admin_id');

/** Adds a session. Its lifetimes are PostgreSQL intervals by the database's clock, which all processes share. */
export async function addSession(
  tx: Transaction,
  session: {
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly realm: Realm;
    readonly ownerId: string;
    readonly method: string;
    readonly browser: string;
  },
  { idle, whole }: { readonly idle: string; readonly whole: string },
): Promise<Date> {
  const { id, tokenHash, realm, ownerId, method, browser } = session;
  const row = await tx
    .insertInto('session')
    .values({
      id,
      token_hash: tokenHash,
      realm,
      [ownerColumn(realm)]: ownerId,
      method,
      browser,
      idle_expires_at: sql<Date>`now() + ${idle}::interval`,
      expires_at: sql<Date>`now() + ${whole}::interval`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/**
 * Makes the function that finds a live session by its token's hash, with the result of `selectOwner` as `owner`.
 * `is_stale`: the last visit was recorded longer than `touchAfter` ago. Concurrent lookups share one query.
 */
export function createLiveSessionFinder(
  realm: Realm,
  selectOwner: (id: Expression<string>) => Expression<unknown>,
  touchAfter: string,
) {
  const read = compileOnce((db: Database, tokenHashes: readonly Buffer[], after: string) =>
    db
      .selectFrom('session')
      .select('id')
      .select((eb) => {
        const owner = eb.ref(ownerColumn(realm)).$notNull();
        return [owner.as('owner_id'), sql<unknown>`(${selectOwner(owner)})`.as('owner')];
      })
      .select(sql<boolean>`seen_at < now() - ${after}::interval`.as('is_stale'))
      .select(sql<string>`encode(token_hash, 'hex')`.as('token_hash'))
      // The condition is written like `isOneOf`, so that PostgreSQL can reuse the plan.
      .where(sql<boolean>`token_hash = any((select ${tokenHashes}::bytea[])::bytea[])`)
      .where('realm', '=', sql.lit(realm))
      .where(isAlive),
  );
  const find = batchLookups(async (db: Database, hashes) => {
    const hashed = hashes.map((hash) => Buffer.from(hash, 'hex'));
    return new Map((await read(db, hashed, touchAfter)).map((session) => [session.token_hash, session]));
  });
  return (db: Database, tokenHash: Buffer) => find(db, tokenHash.toString('hex'));
}

/** Extends a session, unless it has ended in the meantime. */
export async function touchSession(tx: Transaction, id: string, idle: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ seen_at: sql<Date>`now()`, idle_expires_at: sql<Date>`now() + ${idle}::interval` })
    .where('id', '=', id)
    .where(isAlive)
    .execute();
}

/** @returns the owner; undefined if the session had ended or never existed */
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

/** @returns false if the owner has no such session */
export async function revokeOne(tx: Transaction, realm: Realm, ownerId: string, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(ownerColumn(realm), '=', ownerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/**
 * Ends all sessions of an owner except for `exceptId`.
 * @returns their number
 */
export async function revokeAll(tx: Transaction, realm: Realm, ownerId: string, exceptId?: string): Promise<number> {
  const changed = await tx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where(ownerColumn(realm), '=', ownerId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/**
 * Ends an account's sessions that were opened by other sign-in methods than these.
 * @returns their ids
 */
export async function revokeSessionsOfOtherMethods(
  tx: Transaction,
  accountId: string,
  kept: readonly string[],
): Promise<string[]> {
  const ended = await tx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('method', '<>', sql<string>`all(${kept}::text[])`)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Ends all sessions of an owner except for the `max` newest. */
export async function revokeOldest(tx: Transaction, realm: Realm, ownerId: string, max: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where(ownerColumn(realm), '=', ownerId)
        .where(isAlive)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(max),
    )
    .execute();
}

export type SessionRow = Pick<Selectable<Session>, 'id' | 'method' | 'browser' | 'created_at' | 'seen_at'>;

/** Sessions of an owner, last seen first. */
export async function readSessions(db: Database, realm: Realm, ownerId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .select(['id', 'method', 'browser', 'created_at', 'seen_at'])
    .where(ownerColumn(realm), '=', ownerId)
    .where(isAlive)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns the last visit by account; accounts that never signed in are left out */
export async function findLastSeen(db: Database, accountIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('session')
    .select((eb) => ['account_id', eb.fn.max('seen_at').as('seen_at')])
    .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, seen_at }) => [account_id ?? '', seen_at]));
}

export async function removeSessions(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute();
}

/** Deletes sessions a week after their expiry. */
export async function deleteExpiredSessions(tx: Transaction): Promise<void> {
  const weekAgo = sql<Date>`now() - interval '7 days'`;
  await tx
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expires_at', '<', weekAgo), eb('idle_expires_at', '<', weekAgo)]))
    .execute();
}
