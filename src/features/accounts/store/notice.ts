import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { AccountNotice } from '../../../platform/database/schema.ts';

const columns = ['id', 'code', 'method', 'about', 'reason', 'created_at'] as const;

export type NoticeRow = Pick<Selectable<AccountNotice>, (typeof columns)[number]>;

const KEPT = '30 days';
const MAX_SHOWN = 20;
const isKept = sql<boolean>`created_at > now() - ${sql.lit(KEPT)}::interval`;

export async function addNotice(
  tx: Transaction,
  { accountId, ...notice }: Omit<NoticeRow, 'created_at'> & { readonly accountId: string },
): Promise<void> {
  await tx
    .insertInto('account_notice')
    .values({ ...notice, account_id: accountId })
    .execute();
}

/** Newest first. */
export async function readNotices(db: Database, accountId: string): Promise<NoticeRow[]> {
  return db
    .selectFrom('account_notice')
    .select(columns)
    .where('account_id', '=', accountId)
    .where(isKept)
    .orderBy('id', 'desc')
    .execute();
}

/** Newest first, without those that this session has hidden. */
export async function readShownNotices(db: Database, accountId: string, sessionId: string): Promise<NoticeRow[]> {
  return db
    .selectFrom('account_notice as notice')
    .select(columns)
    .where('account_id', '=', accountId)
    .where(isKept)
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
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/** @returns false where the account has no such notice */
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

export async function deleteOldNotices(tx: Transaction): Promise<void> {
  await tx
    .deleteFrom('account_notice')
    .where('created_at', '<=', sql<Date>`now() - ${sql.lit(KEPT)}::interval`)
    .execute();
}
