import { type Expression, type Selectable, sql } from 'kysely';
import type { Realm } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { ApiToken } from '../../../platform/database/schema.ts';

/** Whose tokens: an account's or an admin's. */
export interface TokenOwner {
  readonly realm: Realm;
  readonly id: string;
}

const ownerColumn = ({ realm }: TokenOwner): 'account_id' | 'admin_id' =>
  realm === 'user' ? 'account_id' : 'admin_id';

const isExpired = sql<boolean>`expires_at <= now()`;

/** Locks the tokens of an owner until the transaction ends, so that two at once can't exceed their number. */
export async function lockTokensOf(tx: Transaction, { id }: TokenOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api_token ${id}`}, 9))`.execute(tx);
}

export async function countTokens(tx: Transaction, owner: TokenOwner): Promise<number> {
  const { count } = await tx
    .selectFrom('api_token')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ownerColumn(owner), '=', owner.id)
    .where('revoked_at', 'is', null)
    .where(isExpired, 'is', false)
    .executeTakeFirstOrThrow();
  return count;
}

const columns = ['id', 'name', 'last_four', 'scopes', 'created_at', 'expires_at', 'used_at'] as const;

export type TokenRow = Pick<Selectable<ApiToken>, (typeof columns)[number]> & { readonly is_expired: boolean };

/** Adds a token that expires after some days by the database's clock. */
export async function addToken(
  tx: Transaction,
  owner: TokenOwner,
  token: {
    readonly id: string;
    readonly name: string;
    readonly hash: Buffer;
    readonly lastFour: string;
    readonly scopes: readonly string[];
    readonly days: number;
  },
): Promise<TokenRow> {
  const { id, name, hash, lastFour, scopes, days } = token;
  return tx
    .insertInto('api_token')
    .values({
      id,
      [ownerColumn(owner)]: owner.id,
      name,
      token_hash: hash,
      last_four: lastFour,
      scopes: [...scopes],
      expires_at: sql<Date>`now() + make_interval(days => ${days}::int)`,
    })
    .returning(columns)
    .returning(isExpired.as('is_expired'))
    .executeTakeFirstOrThrow();
}

/** Tokens of an owner that nobody has revoked, newest first. */
export const readTokens = (db: Database, owner: TokenOwner): Promise<TokenRow[]> =>
  db
    .selectFrom('api_token')
    .select(columns)
    .select(isExpired.as('is_expired'))
    .where(ownerColumn(owner), '=', owner.id)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** All tokens of an account, also revoked ones, for its export. */
export const readTokensOfAccount = (db: Database, accountId: string) =>
  db
    .selectFrom('api_token')
    .select([...columns, 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();

/** @returns false if the owner has no such token, or has revoked it already */
export async function revokeToken(tx: Transaction, owner: TokenOwner, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('api_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(ownerColumn(owner), '=', owner.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Queries of the owners' data, each as one column. */
export interface OwnerQueries {
  readonly user: (id: Expression<string>) => Expression<unknown>;
  readonly admin: (id: Expression<string>) => Expression<unknown>;
}

/** Finds a valid token by its hash, with its owner's data; `is_stale`: its last use was recorded over a minute ago. */
export const findLiveToken = (db: Database, hash: Buffer, owners: OwnerQueries) =>
  db
    .selectFrom('api_token')
    .select(['id', 'name', 'scopes', 'expires_at', 'account_id', 'admin_id'])
    .select((eb) => [
      sql<unknown>`(${owners.user(eb.ref('account_id').$notNull())})`.as('account'),
      sql<unknown>`(${owners.admin(eb.ref('admin_id').$notNull())})`.as('admin'),
      sql<boolean>`coalesce(used_at < now() - interval '1 minute', true)`.as('is_stale'),
    ])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where(isExpired, 'is', false)
    .executeTakeFirst();

export async function touchToken(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('api_token').set({ used_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

export async function removeTokens(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('api_token').where('account_id', '=', accountId).execute();
}

/** Deletes tokens 90 days after they expired or were revoked. */
export async function deleteEndedTokens(tx: Transaction): Promise<void> {
  await tx
    .deleteFrom('api_token')
    .where(sql<boolean>`least(expires_at, revoked_at) < now() - interval '90 days'`)
    .execute();
}
