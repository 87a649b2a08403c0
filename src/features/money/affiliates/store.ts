import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

const selectSetting = (db: Database) =>
  db.selectFrom('affiliate_setting').select(['basis_points', 'is_first_only', 'version']);

export type SettingRow = Awaited<ReturnType<ReturnType<typeof selectSetting>['execute']>>[number];

export const readSetting = (db: Database): Promise<SettingRow> => selectSetting(db).executeTakeFirstOrThrow();

export const lockSetting = (tx: Transaction): Promise<SettingRow> =>
  selectSetting(tx).forUpdate().executeTakeFirstOrThrow();

export const updateSetting = (
  tx: Transaction,
  { basisPoints, isFirstOnly, at }: { readonly basisPoints: number; readonly isFirstOnly: boolean; readonly at: Date },
): Promise<SettingRow> =>
  tx
    .updateTable('affiliate_setting')
    .set((value) => ({
      basis_points: basisPoints,
      is_first_only: isFirstOnly,
      version: value('version', '+', 1),
      updated_at: at,
    }))
    .returning(['basis_points', 'is_first_only', 'version'])
    .executeTakeFirstOrThrow();

/** Code of an account's link; undefined if the account has none. */
export async function findCode(db: Database, accountId: string): Promise<string | undefined> {
  const row = await db.selectFrom('affiliate').select('code').where('account_id', '=', accountId).executeTakeFirst();
  return row?.code;
}

/** The account whose link has the code, and the terms; undefined for an unknown code and while the programme is off. */
export const findByCode = (
  db: Database,
  code: string,
): Promise<(Omit<SettingRow, 'version'> & { readonly account_id: string }) | undefined> =>
  db
    .selectFrom('affiliate')
    .innerJoin('affiliate_setting', (join) => join.on('basis_points', '>', 0))
    .select(['account_id', 'basis_points', 'is_first_only'])
    .where('code', '=', code)
    .executeTakeFirst();

/** Adds an account's link; changes nothing if it has one. */
export async function addAffiliate(tx: Transaction, accountId: string, code: string): Promise<void> {
  await tx
    .insertInto('affiliate')
    .values({ account_id: accountId, code })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

export async function removeAffiliate(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('affiliate').where('account_id', '=', accountId).execute();
}

/** Today in Dhaka, by the database's clock. */
const today = sql<Date>`(now() at time zone 'Asia/Dhaka')::date`;

export async function countClick(tx: Transaction, accountId: string): Promise<void> {
  await sql`
    insert into affiliate_click as c (account_id, day, clicks) values (${accountId}, ${today}, 1)
    on conflict (account_id, day) do update set clicks = c.clicks + 1`.execute(tx);
}

/** Clicks of the last days, and of all time. */
export async function sumClicks(db: Database, accountId: string, days: number) {
  return db
    .selectFrom('affiliate_click')
    .select([
      sql<number>`coalesce(sum(clicks) filter (where day > ${today} - ${days}::int), 0)::int`.as('recent'),
      sql<number>`coalesce(sum(clicks), 0)::int`.as('all'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export interface ClearedRow {
  readonly line_id: string;
  readonly account_id: string;
  /** Minor units. */
  readonly amount: number;
}

export async function addCleared(tx: Transaction, rows: readonly ClearedRow[]): Promise<void> {
  await tx.insertInto('affiliate_cleared').values(rows).execute();
}

/** Accounts with cleared earnings that weren't notified of any since `before`, in the order of their ids. */
export async function readUnnotified(
  db: Database,
  { before, after, limit }: { readonly before: Date; readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('affiliate_cleared as cleared')
    .leftJoin('affiliate', 'affiliate.account_id', 'cleared.account_id')
    .select('cleared.account_id')
    .distinct()
    .where((eb) => eb.or([eb('notified_at', 'is', null), eb('notified_at', '<=', before)]))
    .$if(after !== undefined, (all) => all.where('cleared.account_id', '>', after ?? ''))
    .orderBy('cleared.account_id')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Notes that an affiliate is notified now; false if that happened after `before`, or the account has no link. */
export async function markNotified(
  tx: Transaction,
  accountId: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('affiliate')
    .set({ notified_at: now })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('notified_at', 'is', null), eb('notified_at', '<=', before)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes the cleared earnings of an account. @returns their sum in minor units */
export async function takeCleared(tx: Transaction, accountId: string): Promise<number> {
  const rows = await tx
    .deleteFrom('affiliate_cleared')
    .where('account_id', '=', accountId)
    .returning('amount')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
