import { type Compilable, type Expression, type Selectable, sql } from 'kysely';
import { compileOnce } from '../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { AccountNotice } from '../../../platform/database/schema.ts';

const columns = [
  'id',
  'code',
  'method',
  'about',
  'about_bn',
  'reason',
  'reason_bn',
  'subject_id',
  'amount',
  'read_at',
  'created_at',
] as const;

export type NoticeRow = Pick<Selectable<AccountNotice>, (typeof columns)[number]>;

const KEPT = '30 days';
const MAX_SHOWN = 20;
const isKept = sql<boolean>`created_at > now() - ${sql.lit(KEPT)}::interval`;

type NewNotice = Omit<NoticeRow, 'created_at' | 'read_at'> & { readonly accountId: string };

const insertNotice = compileOnce(
  (_tx: Transaction, row: string) => sql`
    insert into account_notice (id, account_id, code, method, about, about_bn, reason, reason_bn, subject_id, amount)
    select id, account_id, code, method, about, about_bn, reason, reason_bn, subject_id, amount
    from json_populate_record(null::account_notice, ${row}::json)`,
);

export async function addNotice(tx: Transaction, { accountId, ...notice }: NewNotice): Promise<void> {
  await insertNotice(tx, JSON.stringify({ ...notice, account_id: accountId }));
}

/** Query, supplied by another feature, that selects the accounts to notify. */
type SelectAccounts = (tx: Transaction) => Compilable & Expression<{ id: string; account_id: string | null }>;

/** Makes the function that inserts sale notifications for all recipients with an account, from rows as JSON. */
export const createInsertFor = (
  selectAccounts: SelectAccounts,
): ((tx: Transaction, rows: string) => Promise<unknown>) =>
  compileOnce(
    (tx: Transaction, rows: string) => sql`
      insert into account_notice (id, account_id, code, about, amount)
      select given.id, earner.account_id, given.code, given.about, given.amount
      from json_to_recordset(${rows}::json) as given (id uuid, earner_id uuid, code text, about text, amount bigint)
      join ${selectAccounts(tx)} as earner on earner.id = given.earner_id
      where earner.account_id is not null`,
  );

/** Notifications of an account, newest first. */
const selectKept = (db: Database, accountId: string) =>
  db
    .selectFrom('account_notice as notice')
    .select(columns)
    .where('account_id', '=', accountId)
    .where(isKept)
    .orderBy('id', 'desc');

export const readNotices = (db: Database, accountId: string): Promise<NoticeRow[]> =>
  selectKept(db, accountId).execute();

/** A page of notifications, starting after an id. */
export const readNoticePage = (
  db: Database,
  accountId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<NoticeRow[]> =>
  selectKept(db, accountId)
    .$if(after !== undefined, (all) => all.where('id', '<', after ?? ''))
    .limit(limit)
    .execute();

export const countNotices = (db: Database, accountId: string): Promise<{ total: number; unread: number }> =>
  db
    .selectFrom('account_notice')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('account_id', '=', accountId)
    .where(isKept)
    .executeTakeFirstOrThrow();

/** Marks the account's notifications up to a given one; changes nothing if that one is another account's. */
export async function markRead(
  tx: Transaction,
  accountId: string,
  { through, at }: { readonly through: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('account_notice')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('id', '<=', (eb) =>
      eb.selectFrom('account_notice').select('id').where('id', '=', through).where('account_id', '=', accountId),
    )
    .execute();
}

/** Notifications that this session hasn't hidden, without some codes. */
export const readShownNotices = (
  db: Database,
  accountId: string,
  sessionId: string,
  without: readonly string[],
): Promise<NoticeRow[]> =>
  selectKept(db, accountId)
    .where('code', 'not in', without)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_notice_dismissal as hidden')
            .select('hidden.notice_id')
            .whereRef('hidden.notice_id', '=', 'notice.id')
            .where('hidden.session_id', '=', sessionId),
        ),
      ),
    )
    .limit(MAX_SHOWN)
    .execute();

/** @returns false if the account has no such notification */
export async function dismissNotice(
  tx: Transaction,
  { id, accountId, sessionId }: { readonly id: string; readonly accountId: string; readonly sessionId: string },
): Promise<boolean> {
  const notice = await tx
    .selectFrom('account_notice')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (notice === undefined) return false;
  await tx
    .insertInto('account_notice_dismissal')
    .values({ notice_id: id, session_id: sessionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function removeNotices(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_notice').where('account_id', '=', accountId).execute();
}

export async function removeNoticesAbout(tx: Transaction, subjectIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('account_notice').where('subject_id', '=', sql<string>`any(${subjectIds}::uuid[])`).execute();
}

export async function deleteOldNotices(tx: Transaction): Promise<void> {
  await tx
    .deleteFrom('account_notice')
    .where('created_at', '<=', sql<Date>`now() - ${sql.lit(KEPT)}::interval`)
    .execute();
}
