import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

/** A favourite and when it was added, in microseconds, the database's precision. */
export interface Favorite {
  readonly id: string;
  readonly added: number;
}

/** Converts a cursor's microseconds to a timestamp. Seconds as a float would lose the last digits. */
const toTime = (microseconds: number) =>
  sql<Date>`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond')`;

/** Favourites of an account after `after`, newest first, in the order of an index. */
export async function readFavorites(
  db: Database,
  accountId: string,
  { after, limit }: { readonly after?: Favorite | undefined; readonly limit: number },
): Promise<Favorite[]> {
  return db
    .selectFrom('favorite')
    .select(['content_id as id', sql<number>`(extract(epoch from created_at) * 1000000)::bigint`.as('added')])
    .where('account_id', '=', accountId)
    .$if(after !== undefined, (all) =>
      all.where((eb) =>
        eb(eb.refTuple('created_at', 'content_id'), '<', eb.tuple(toTime(after?.added ?? 0), after?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('content_id', 'desc')
    .limit(limit)
    .execute();
}

/** The query of an account's last `max` favourites, as part of another query. */
export const selectLastFavorites = (db: Database, accountId: string, max: number) =>
  db
    .selectFrom('favorite')
    .select('content_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('content_id', 'desc')
    .limit(max);

/** Number of an account's favourites, counted up to `max`. */
export async function countFavorites(db: Database, accountId: string, max: number): Promise<number> {
  const { n } = await db
    .selectFrom(selectLastFavorites(db, accountId, max).as('last'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

export async function readFavoriteIds(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite')
    .select('content_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.content_id);
}

/** Serializes concurrent changes of a favourite. @returns whether it exists */
export async function lockFavorite(tx: Transaction, accountId: string, contentId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${contentId}`}, 7))`.execute(tx);
  const row = await tx
    .selectFrom('favorite')
    .select('content_id')
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addFavorite(tx: Transaction, accountId: string, contentId: string): Promise<void> {
  await tx.insertInto('favorite').values({ account_id: accountId, content_id: contentId }).execute();
}

export async function removeFavorite(tx: Transaction, accountId: string, contentId: string): Promise<void> {
  await tx.deleteFrom('favorite').where('account_id', '=', accountId).where('content_id', '=', contentId).execute();
}

export async function removeAllFavorites(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('favorite').where('account_id', '=', accountId).execute();
}

/** All favourites of an account, oldest first. */
export async function readAllFavorites(db: Database, accountId: string) {
  return db
    .selectFrom('favorite')
    .select(['content_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}
