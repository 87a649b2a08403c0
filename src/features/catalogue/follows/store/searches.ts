import { type RawBuilder, sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Serializes changes of an account's followed searches until the transaction ends. */
export async function lockSearchesOf(tx: Transaction, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 14))`.execute(tx);
}

/** An account's followed searches, newest first. */
export const readSearches = (db: Database, accountId: string) =>
  db
    .selectFrom('followed_search')
    .select(['id', 'query', 'name', 'created_at', 'told_at', 'mailed_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function addSearch(
  tx: Transaction,
  accountId: string,
  { query, name }: { readonly query: string; readonly name: string },
): Promise<void> {
  await tx
    .insertInto('followed_search')
    .values({ id: createId(), account_id: accountId, query, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSearch(tx: Transaction, accountId: string, query: string): Promise<void> {
  await tx.deleteFrom('followed_search').where('account_id', '=', accountId).where('query', '=', query).execute();
}

export async function removeSearchesOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('followed_search').where('account_id', '=', accountId).execute();
}

/** What a followed search was last noted for. */
export type Noted = 'told_at' | 'mailed_at';

/**
 * Accounts with a followed search that was last noted at `before` or earlier, the oldest first.
 * @param isReached condition on a row of `followed_search`
 */
export async function readUnnoted(
  db: Database,
  noted: Noted,
  {
    before,
    limit,
    isReached = sql<boolean>`true`,
  }: { readonly before: Date; readonly limit: number; readonly isReached?: RawBuilder<boolean> },
): Promise<string[]> {
  const rows = await db
    .selectFrom('followed_search')
    .select('account_id')
    .where(noted, '<=', before)
    .where(isReached)
    .orderBy(noted)
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ account_id }) => account_id))];
}

/**
 * Notes that an account hears of works that were published until a time.
 * @returns its searches, and until when each was noted before; empty if another run was first
 */
export async function markNoted(
  tx: Transaction,
  noted: Noted,
  accountId: string,
  { before, until }: { readonly before: Date; readonly until: Date },
): Promise<{ query: string; name: string; since: Date }[]> {
  const rows = await tx
    .selectFrom('followed_search')
    .select(['query', 'name', `${noted} as since`])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.every(({ since }) => since > before)) return [];
  await tx
    .updateTable('followed_search')
    .set({ [noted]: sql<Date>`greatest(${sql.ref(noted)}, ${until})` })
    .where('account_id', '=', accountId)
    .execute();
  return rows;
}
