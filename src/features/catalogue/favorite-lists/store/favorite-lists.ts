import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const select = (db: Database) =>
  db
    .selectFrom('favorite_list')
    .select([
      'id',
      'account_id',
      'name',
      'note',
      'version',
      'share_token',
      'shows_owner',
      'taken_down_at',
      'updated_at',
      'deleted_at',
    ]);

export type ListRow = Awaited<ReturnType<typeof readLists>>[number];

/** Lists of an account, newest first. */
export const readLists = (db: Database, accountId: string) =>
  select(db)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

const ownList = (db: Database, accountId: string, id: string, deleted: boolean) =>
  select(db)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', deleted ? 'is not' : 'is', null);

export const readList = (db: Database, accountId: string, id: string) =>
  ownList(db, accountId, id, false).executeTakeFirst();

/** Locks a list until the transaction ends, which serializes changes of the list and its works. */
export const lockList = (tx: Transaction, accountId: string, id: string, { deleted = false } = {}) =>
  ownList(tx, accountId, id, deleted).forUpdate().executeTakeFirst();

export const readSharedList = (db: Database, token: string) =>
  select(db).where('share_token', '=', token).executeTakeFirst();

/** Lists of any account, deleted or not; for admins. */
export const readAnyLists = (db: Database, ids: readonly string[]) =>
  select(db).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();

export const lockAnyList = (tx: Transaction, id: string) =>
  select(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Makes concurrent additions of lists to the account wait until the transaction ends. */
export const lockPlaces = (tx: Transaction, accountId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 90))`.execute(tx);

/** The first free place up to the maximum; undefined if none is free. */
export async function findPlace(tx: Transaction, accountId: string, max: number): Promise<number | undefined> {
  const { rows } = await sql<{ place: number }>`
    select place from generate_series(0, ${max}::integer - 1) as place
    where place not in (select l.place from favorite_list l where l.account_id = ${accountId} and l.place is not null)
    order by place limit 1`.execute(tx);
  return rows[0]?.place;
}

export async function addList(
  tx: Transaction,
  list: {
    readonly id: string;
    readonly account_id: string;
    readonly place: number;
    readonly name: string;
    readonly note: string;
  },
): Promise<void> {
  await tx.insertInto('favorite_list').values(list).execute();
}

export async function updateList(
  tx: Transaction,
  id: string,
  values: {
    readonly name?: string;
    readonly note?: string;
    readonly version?: number;
    readonly share_token?: string | null;
    readonly shows_owner?: boolean;
    readonly taken_down_at?: Date | null;
    readonly deleted_at?: Date | null;
    readonly place?: number | null;
  } = {},
): Promise<void> {
  await tx
    .updateTable('favorite_list')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteListsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('favorite_list').where('account_id', '=', accountId).execute();
}

export async function purgeLists(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('favorite_list').where('deleted_at', '<', before).execute();
}

/** All lists with the columns of the data export. */
export const readEveryList = (db: Database, accountId: string) =>
  db
    .selectFrom('favorite_list')
    .select([
      'id',
      'name',
      'note',
      'share_token',
      'shows_owner',
      'taken_down_at',
      'created_at',
      'updated_at',
      'deleted_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
